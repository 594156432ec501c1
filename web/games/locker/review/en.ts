import { count, inWords, noun, whose } from '../../../board/grammar/en.ts';
import type { Who } from '../../../board/seats.ts';
import { token } from '../../../board/sentence.tsx';

const cards = (n: number): string => `${inWords(n)} ${noun(n, 'card')}`;

/** What a review says about Locker. `{key-5}` is drawn as a card. */
export const en = {
  did: {
    reveal: (who: Who, lying: number) => `${who.name} went on with ${cards(lying)}`,
    return: (who: Who, lying: number) => `${who.name} returned with ${cards(lying)}`,
    place: (who: Who, card: string) => `${who.name} placed ${token(card)}`,
    knife: (who: Who, from: Who, card: string) => `${who.name} sank ${whose(from)} ${token(card)}`,
    harpoon: (who: Who, from: Who, card: string) => `${who.name} harpooned ${whose(from)} ${token(card)}`,
    blade: (who: Who, card: string) => `${who.name} gave up ${token(card)}`,
    name: (who: Who, victim: Who) => `${who.name} cut ${whose(victim)} line`,
    strike: (who: Who, at: Who) => `${who.name} aimed the Knife at ${at.name}`,
    raid: (who: Who, from: Who) => `${who.name} raided ${whose(from)} hold`,
  },
  choice: {
    reveal: 'go on',
    return: 'return',
    own: (card: string) => token(card),
    of: (from: Who, card: string) => `${whose(from)} ${token(card)}`,
    who: (who: Who) => who.name,
  },
  knownBad: 'The next card was known: it sinks you.',
  knownGood: 'The next card was known, and does not sink you by itself.',
  noneSinks: (total: number) =>
    total === 1 ? 'The last card is safe.' : `None of the ${total} cards sinks you.`,
  sink: (bad: number, total: number) =>
    `${bad} of ${total} ${noun(total, 'card')} ${bad === 1 ? 'sinks' : 'sink'} you.`,
  stake: (points: number) => `${count(points, 'point')} at stake.`,
  effect: (card: string, say: string) => `${card}: ${say}.`,
  score: (who: Who, from: number, to: number) => `${who.name}: ${from} → ${to}.`,
  after: (bad: number, left: number) => `Then ${bad} of ${left} ${noun(left, 'card')} would sink you.`,
  table: (lying: number, deck: number, locker: number) =>
    `The table before it: ${count(lying, 'card')} in the line, ${deck} in the Loot Deck, ${locker} in the Locker`,
  locker: 'Locker',
};

export type LockerReview = typeof en;
