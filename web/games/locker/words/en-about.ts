import type { View } from '@fathoms/games/locker/types.ts';
import { count, whose } from '../../../board/grammar/en.ts';
import type { Who } from '../../../board/seats.ts';
import { capital } from '../../../board/sentence.tsx';

const cards = (n: number) => count(n, 'card');

/** What the parts of the table are, and how they stand now. */
export const about = {
  crateTitle: (who: Who) => `${capital(whose(who))} hold`,
  crate: (score: number, n: number) =>
    `Loot brought home: ${cards(n)}, worth ${count(score, 'point')} now. Only the best card of each suit counts; lower ones lie behind it as a reserve. Most points win.`,
  deck: {
    title: 'Loot Deck',
    text: (view: View) =>
      `Turning up a card takes you one step further; the turn that empties the deck is the last. ${cards(view.deck)} left.`,
  },
  line: {
    title: 'Your line',
    text: (view: View) =>
      `What this turn has brought up so far: ${cards(view.exploration.length)}. It is yours only after Return. A suit that comes a second time sinks what is not saved.`,
  },
  locker: {
    title: 'Davy Jones’ Locker',
    text: (view: View) =>
      `Everything that sinks lies here, face down: ${cards(view.locker)}. A Treasure Map takes a card out of it, Key and Chest a handful.`,
  },
  odds: {
    title: 'The odds',
    text: () =>
      'One bar for each card that may come next; hatched ones repeat a suit of the line, named below with how many of each are left. Why go on? Every new suit is worth points once it is home.',
  },
  saved: {
    title: 'Saved by the Anchor',
    text: () => 'What the rope holds goes home even after an incident.',
  },
  fed: {
    title: 'The Squid is hungry',
    text: (view: View) =>
      view.owed > 0
        ? `${cards(view.owed)} more must be placed before you may return.`
        : 'It has had its cards: you may return.',
  },
  cut: {
    title: 'A cut line',
    text: () => 'Whatever this player loses in an incident goes to the Saboteur.',
  },
};
