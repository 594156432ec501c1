import { count, inWords, noun } from '../../../board/grammar/de.ts';
import type { Who } from '../../../board/seats.ts';
import { token } from '../../../board/sentence.tsx';
import type { LockerReview } from './en.ts';

const cards = (n: number): string => `${inWords(n, 'einer')} ${noun(n, 'Karte', 'Karten')}`;
const has = (who: Who): string => (who.you ? 'Du hast' : `${who.name} hat`);
const is = (who: Who): string => (who.you ? 'Du bist' : `${who.name} ist`);
const from = (who: Who): string => (who.you ? 'von dir' : `von ${who.name}`);

export const de: LockerReview = {
  did: {
    reveal: (who, lying) => `${has(who)} mit ${lying === 0 ? 'leerer Reihe' : cards(lying)} weitergemacht`,
    return: (who, lying) => `${is(who)} mit ${lying === 0 ? 'leeren Händen' : cards(lying)} aufgetaucht`,
    place: (who, card) => `${has(who)} ${token(card)} gelegt`,
    knife: (who, of, card) => `${has(who)} ${token(card)} ${from(of)} versenkt`,
    harpoon: (who, of, card) => `${has(who)} ${token(card)} ${from(of)} harpuniert`,
    blade: (who, card) => `${has(who)} ${token(card)} abgegeben`,
    name: (who, victim) => `${has(who)} die Leine ${from(victim)} gekappt`,
    strike: (who, at) => `${has(who)} das Messer gegen ${at.you ? 'dich' : at.name} gerichtet`,
    raid: (who, of) => `${has(who)} den Laderaum ${from(of)} geplündert`,
  },
  choice: {
    reveal: 'weiter',
    return: 'auftauchen',
    own: card => token(card),
    of: (who, card) => `${token(card)} ${from(who)}`,
    who: who => who.name,
  },
  knownBad: 'Die nächste Karte war bekannt: Sie versenkt dich.',
  knownGood: 'Die nächste Karte war bekannt und versenkt dich nicht von selbst.',
  noneSinks: total =>
    total === 1 ? 'Die letzte Karte ist harmlos.' : `Keine der ${total} Karten versenkt dich.`,
  sink: (bad, total) => `${bad} von ${total} Karten ${bad === 1 ? 'versenkt' : 'versenken'} dich.`,
  stake: points => `${count(points, 'Punkt', 'Punkte')} ${points === 1 ? 'steht' : 'stehen'} auf dem Spiel.`,
  effect: (card, say) => `${card}: ${say}.`,
  score: (who, before, to) => `${who.name}: ${before} → ${to}.`,
  after: (bad, left) => `Danach ${bad === 1 ? 'würde' : 'würden'} dich ${bad} von ${left} Karten versenken.`,
  table: (lying, deck, locker) =>
    `Der Tisch davor: ${count(lying, 'Karte', 'Karten')} in der Reihe, ${deck} im Beutestapel, ${locker} in der Kiste`,
  locker: 'Kiste',
};
