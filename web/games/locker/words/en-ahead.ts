import type { Suit } from '@fathoms/games/locker/parts.ts';
import { count, noun, whose } from '../../../board/grammar/en.ts';
import type { Who } from '../../../board/seats.ts';

const cards = (n: number) => count(n, 'card');

/** What an option will do, in a phrase. `your` is whoever decides. */
export const ahead = {
  sinks: (n: number, saved: number) =>
    n === 0
      ? 'ends your turn: all that lies there is saved'
      : `would sink your ${cards(n)}${saved > 0 ? `, ${saved} saved` : ''}`,
  gives: (n: number, to: string) => `would give ${to} your ${cards(n)}`,
  repeats: (suit: string) => `Another ${suit} lies in your line.`,
  repeatsValue: (value: number) => `Another ${value} lies in your line.`,
  atStake: (points: number) => `${count(points, 'point')} ${points === 1 ? 'goes' : 'go'} down.`,
  cut: (who: Who, card: string) => `sinks ${whose(who)} ${card}`,
  cutAll: (who: Who, n: number, suit: string) => `sinks all ${n} of ${whose(who)} ${suit} cards`,
  keeps: (who: Who, card: string) => `brings you ${whose(who)} ${card}`,
  nextCounts: (card: string) => `${card} counts instead.`,
  nothingLeft: (suit: string) => `No ${suit} is left there.`,
  riposte: (who: Who) => `sinks at once: ${whose(who)} Riposte`,
  turned: (name: string) => `${name} turns it: you sink a card of your own`,
  turnedIdle: (name: string) => `does nothing: ${name} turns it, and your hold is empty`,
  victim: (name: string) => `what ${name} loses in an incident comes to you`,
  raids: (name: string, n: number) => `takes up to ${cards(n)} from ${name}, by luck`,
  raidsAll: (name: string) => `takes all ${name} has`,
  idle: {
    map: 'does nothing: the Locker is empty',
    knife: 'does nothing: no rival has a card',
    drone: 'does nothing: the deck is empty',
    net: 'does nothing: your hold is empty',
    harpoon: 'does nothing: nobody has a suit you lack',
  } as Partial<Record<Suit, string>>,
  saves: (n: number) => (n === 0 ? 'saves nothing yet' : `saves your ${cards(n)}`),
  demands: (n: number) => `then ${n} more ${noun(n, 'card')} before you may return`,
  bonus: (n: number) =>
    n === 0 ? 'Key and Chest, but the Locker is empty' : `Key and Chest: ${cards(n)} more when you return`,
  raid: (n: number) => `Key and Chest: up to ${cards(n)} from a rival when you return`,
  lone: (other: string) => `needs a ${other} in the line too`,
  leads: {
    map: 'then you place a card out of the Locker',
    knife: 'then a rival’s best card sinks',
    drone: 'then you see the next card',
    net: 'then a card of your own hold is placed',
    harpoon: 'then a rival’s card is placed',
    mermaid: 'no effect, only worth more',
  } as Partial<Record<Suit, string>>,
  short: { busts: 'sinks', wastes: 'nothing' },
  trial: 'if you place it',
  pocket: 'Out of the Locker',
  pocketDetail: (n: number) => (n === 1 ? 'Only you see it.' : `Only you see these ${n}.`),
  with: (card: string, bad: number, total: number) => `With ${card}: ${bad} in ${total}.`,
  whichSink: 'These suits sink',
};
