import { count, noun, whose } from '../../../board/grammar/en.ts';
import type { Who } from '../../../board/seats.ts';
import { token } from '../../../board/sentence.tsx';

const cost = (n: number): string => (n === 0 ? 'for nothing' : `for ${count(n, 'card')}`);

/** What a review says about Deep Shares. `{ds-44}` is drawn as a card, `{pearl}` as a company. */
export const en = {
  did: {
    take: (who: Who, card: string) => `${who.name} took the share ${token(card)}`,
    buy: (who: Who, card: string, price: number) =>
      `${who.name} bought the share ${token(card)} ${cost(price)}`,
    expand: (who: Who, company: string, number: string) =>
      `${who.name} expanded ${token(company)} with ${number}`,
    draw: (who: Who) => `${who.name} drew a card`,
    decline: (who: Who, company: string) => `${who.name} left the ability of ${token(company)} alone`,
    remove: (who: Who, number: string, company: string) =>
      `${who.name} fished ${number} out of ${token(company)}`,
    move: (who: Who, number: string, from: string, to: string) =>
      `${who.name} moved ${number} from ${token(from)} to ${token(to)}`,
    top: (who: Who, number: string, company: string) =>
      `${who.name} pulled ${number} to the end of ${token(company)}`,
    play: (who: Who, number: string, company: string) =>
      `${who.name} lowered ${number} on ${token(company)} as well`,
    acquire: (who: Who, from: Who | null, company: string) =>
      `${who.name} bought ${from ? whose(from) : 'the third player’s'} share in ${token(company)}`,
  },
  choice: {
    take: (card: string) => `take ${token(card)}`,
    buy: (card: string) => `buy ${token(card)}`,
    expand: (company: string, number: string) => `${token(company)} with ${number}`,
    draw: 'draw a card',
    decline: 'leave the ability alone',
    remove: (number: string, company: string) => `${number} out of ${token(company)}`,
    move: (number: string, to: string) => `${number} to ${token(to)}`,
    top: (number: string, company: string) => `${number} to the end of ${token(company)}`,
    play: (number: string, company: string) => `${number} on ${token(company)}`,
    acquire: (from: Who | null, company: string) =>
      `${from ? whose(from) : 'the third player’s'} share in ${token(company)}`,
    with: (choice: string, cards: string) => `${choice}, paid with ${cards}`,
  },
  effect: (choice: string, say: string) => `${choice}: ${say}.`,
  nothing: 'changes nothing',
  holdings: (company: string, own: number, rival: number) =>
    `${token(company)}: ${count(own, 'own share')}, rivals at most ${rival}.`,
  end: (deck: number, depletions: number) =>
    depletions === 0
      ? `${deck} ${noun(deck, 'card')} until the deck runs out once.`
      : `${deck} ${noun(deck, 'card')} until the end is triggered.`,
  table: (deck: number, hand: number) =>
    `The table before it: ${count(deck, 'card')} in the draw deck, ${count(hand, 'card')} in hand`,
  deck: 'in the draw deck',
  rows: { end: 'Line ends at', shares: (name: string) => `${name}: shares` },
};

export type SharesReview = typeof en;
