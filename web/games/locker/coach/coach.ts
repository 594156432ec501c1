import type { Event, View } from '@fathoms/games/locker/types.ts';
import type { RuleId, Seat } from '@fathoms/kernel/game.ts';
import { coachOf, type Firsts } from '../../../board/coach.ts';
import { de } from './de.ts';
import { en } from './en.ts';

type Moment = keyof typeof en;

const RULES: { readonly [M in Moment]: RuleId } = {
  turn: 'LOCKER-15',
  incident: 'LOCKER-30',
  rivalIncident: 'LOCKER-33',
  home: 'LOCKER-85',
  bonus: 'LOCKER-59',
  squid: 'LOCKER-46',
  lapsed: 'LOCKER-52',
  anchor: 'LOCKER-40',
  pair: 'LOCKER-59',
  mermaid: 'LOCKER-20',
  drone: 'LOCKER-70',
  map: 'LOCKER-54',
  net: 'LOCKER-75',
  harpoon: 'LOCKER-78',
  knife: 'LOCKER-66',
  robbed: 'LOCKER-85',
  nothing: 'LOCKER-80',
  diver: 'LOCKER-10',
  variant: 'LOCKER-13',
  last: 'LOCKER-82',
};

const SUITS: { readonly [suit: string]: Moment } = {
  anchor: 'anchor',
  key: 'pair',
  chest: 'pair',
  mermaid: 'mermaid',
};

const mine =
  (moment: Moment) =>
  (event: { readonly seat: Seat }, seat: Seat): Moment | null =>
    event.seat === seat ? moment : null;

const FIRSTS: Firsts<Event, Moment, View> = {
  opened: ({ variant }) => (variant ? 'variant' : null),
  dealt: mine('diver'),
  named: null,
  turned: null, // told by what lies there: the first turn begins with the page
  revealed: null,
  placed: ({ seat: by, card, from }, seat) => {
    if (from === seat && by !== seat) return 'robbed';
    return by === seat ? (SUITS[card.slice(0, card.indexOf('-'))] ?? null) : null;
  },
  tamed: null,
  demanded: mine('squid'),
  lapsed: mine('lapsed'),
  fizzled: mine('nothing'),
  drew: mine('map'),
  peeked: mine('drone'),
  knifed: ({ from }, seat) => (from === seat ? 'robbed' : null),
  struck: null,
  sunk: null,
  crashed: ({ seat: by }, seat) => (by === seat ? 'incident' : 'rivalIncident'),
  returned: ({ seat: by, bonus }, seat) => {
    if (by !== seat) return null;
    return bonus.length > 0 ? 'bonus' : 'home';
  },
  ended: null,
};

const FEW = 5; // cards left in the deck

export const coach = coachOf<View, Event, Moment>({
  firsts: FIRSTS,
  standing: ({ phase: { name }, active, deck, revealed }, seat) => [
    active === seat && name === 'exploring' && !revealed ? 'turn' : null,
    active === seat && (name === 'net' || name === 'harpoon' || name === 'knife' || name === 'map')
      ? name
      : null,
    deck > 0 && deck <= FEW && name !== 'over' ? 'last' : null,
  ],
  rules: RULES,
  words: { en, de },
});
