import type { Suit } from '@fathoms/games/locker/parts.ts';
import type { Event } from '@fathoms/games/locker/types.ts';
import { accusative, count, does, from, list, nominative, pieces } from '../../../board/grammar/de.ts';
import { type Story, token } from '../../../board/sentence.tsx';
import { SKILLS, VARIANTS } from './de-cards.ts';

const some = (n: number) => count(n, 'Karte', 'Karten');
const suitOf = (id: string) => id.slice(0, id.indexOf('-')) as Suit;
const WANTS = ['nichts mehr', 'noch eine Karte', 'noch zwei Karten', 'noch drei Karten', 'noch vier Karten'];

const FIZZLES: Partial<Record<Suit, (id: string) => string>> = {
  map: id => `Die Kiste ist leer: ${token(id)} führt ins Nichts.`,
  knife: id => `Niemand hat etwas zu verlieren: ${token(id)} schneidet nur Wasser.`,
  drone: id => `Der Beutestapel ist leer: ${token(id)} sieht nichts.`,
  net: id => `Der Laderaum ist leer, und so bleibt auch ${token(id)}.`,
  harpoon: id => `Keine fremde Sorte ist zu holen: ${token(id)} geht ins Leere.`,
};

export const story: Story<Event> = {
  opened: ({ first, variant }, who) =>
    `Alle sind im Wasser; ${nominative(who(first))} ${who(first).you ? 'fängst' : 'fängt'} an.${variant ? ` Auf dem Tisch: ${VARIANTS[variant].name}.` : ''}`,
  dealt: ({ seat, diver, aside }, who) => {
    const put = aside.length > 0 ? ` (beiseite: ${list(aside.map(id => SKILLS[id].name))})` : '';
    return `${does(who(seat), 'tauchst', 'taucht')} mit der Fähigkeit ${SKILLS[diver].name}${put}.`;
  },
  named: ({ seat, victim }, who) =>
    `${does(who(seat), 'kappst', 'kappt')} die Leine ${from(who(victim))}: Was dort bei einem Zwischenfall verloren geht, ${who(seat).you ? 'bekommst du' : `bekommt ${who(seat).name}`}.`,
  turned: () => null,
  revealed: ({ seat, card: id }, who) => `${does(who(seat), 'deckst', 'deckt')} ${token(id)} auf.`,
  placed: ({ seat, card: id, from: source }, who) => {
    if (source === 'deck') return null;
    if (source === 'locker') return `${does(who(seat), 'fischst', 'fischt')} ${token(id)} aus der Kiste.`;
    if (source === seat) return `Das Netz holt ${token(id)} aus dem eigenen Laderaum zurück.`;
    return `${does(who(seat), 'harpunierst', 'harpuniert')} ${token(id)} ${from(who(source))}: ab in die Reihe.`;
  },
  tamed: ({ seat, card: id, by }, who) =>
    `${SKILLS[by].name}: ${token(id)} schwimmt direkt in den Laderaum ${from(who(seat))}.`,
  demanded: ({ card: id, count }) => `${token(id)} will ${WANTS[count] ?? `noch ${count} Karten`}.`,
  lapsed: ({ seat }, who) =>
    `Der Beutestapel ist leer: Der Kalmar geht leer aus, und ${who(seat).you ? 'du darfst' : `${who(seat).name} darf`} auftauchen.`,
  fizzled: ({ card: id }) => FIZZLES[suitOf(id)]?.(id) ?? `${token(id)} findet nichts zu tun.`,
  drew: ({ seat, count, cards: seen }, who) =>
    seen === null || !who(seat).you
      ? `${does(who(seat), 'ziehst', 'zieht')} ${some(count)} aus der Kiste und ${who(seat).you ? 'wählst' : 'wählt'} eine.`
      : count > 3
        ? 'Die ganze Kiste liegt offen vor dir.'
        : `Du ziehst ${pieces(seen)} aus der Kiste.`,
  peeked: ({ seat, count, cards: seen }, who) =>
    seen === null || !who(seat).you
      ? `${does(who(seat), 'siehst', 'sieht')} ${count === 1 ? 'die nächste Karte' : `die nächsten ${count} Karten`} an.`
      : count === 1
        ? `Du spähst: ${pieces(seen)} kommt als Nächstes.`
        : `Du spähst: Als Nächstes kommen ${pieces(seen)}, in dieser Reihenfolge.`,
  knifed: ({ seat, from: source, cards: ids, to: target }, who) => {
    if (source === seat)
      return `${does(who(seat), 'gibst', 'gibt')} ${pieces(ids)} an die gewendete Klinge verloren.`;
    return target === 'locker'
      ? `${does(who(seat), 'versenkst', 'versenkt')} ${pieces(ids)} ${from(who(source))}.`
      : `${does(who(seat), 'kappst', 'kappt')} ${pieces(ids)} ${from(who(source))} und ${who(seat).you ? 'behältst' : 'behält'} die Beute.`;
  },
  struck: ({ seat, at }, who) =>
    `${does(who(at), 'wendest', 'wendet')} die Klinge gegen ${accusative(who(seat))}.`,
  sunk: ({ card: id, owner }, who) => `Der Konter ${from(who(owner))} schickt ${token(id)} in die Kiste.`,
  crashed: ({ seat, trigger, saved, lost, to: target }, who) => {
    const n = new Set([...lost, trigger]).size;
    const where = target === 'locker' ? 'in die Kiste' : `an ${accusative(who(target))}`;
    const kept = saved.length > 0 ? ` Gerettet für ${accusative(who(seat))}: ${pieces(saved)}.` : '';
    return `Zwischenfall! ${token(trigger)} ist eine zu viel: ${some(n)} ${n === 1 ? 'geht' : 'gehen'} ${where}.${kept}`;
  },
  returned: ({ seat, cards: home, bonus, raided }, who) => {
    const back = `${does(who(seat), 'tauchst', 'taucht')} ${home.length > 0 ? `mit ${some(home.length)}` : 'mit leeren Händen'} auf.`;
    if (bonus.length === 0) return back;
    return raided === null
      ? `${back} Schlüssel und Truhe heben ${pieces(bonus)} aus der Kiste.`
      : `${back} Schlüssel und Truhe holen ${pieces(bonus)} ${from(who(raided))}.`;
  },
  ended: ({ reason }) =>
    reason === 'deck'
      ? 'Der Beutestapel ist leer. Alle tauchen auf.'
      : 'Fünfzig Punkte: Der Tauchgang endet sofort.',
};
