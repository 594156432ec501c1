import type { Event, View } from '@fathoms/games/shares/types.ts';
import type { RuleId, Seat } from '@fathoms/kernel/game.ts';
import { coachOf, type Firsts } from '../../../board/coach.ts';
import { de } from './de.ts';
import { en } from './en.ts';

type Moment = keyof typeof en;

const RULES: { readonly [M in Moment]: RuleId } = {
  draft: 'SHARES-11',
  action: 'SHARES-18',
  bought: 'SHARES-22',
  expanded: 'SHARES-139',
  dividend: 'SHARES-41',
  missedDividend: 'SHARES-43',
  ability: 'SHARES-72',
  used: 'SHARES-76',
  boughtOut: 'SHARES-96',
  fundraiser: 'SHARES-47',
  depleted: 'SHARES-57',
  third: 'SHARES-119',
  bonus: 'SHARES-128',
  ending: 'SHARES-66',
  final: 'SHARES-68',
  missing: 'SHARES-62',
};

const used = (event: { readonly seat: Seat }, seat: Seat): Moment | null =>
  event.seat === seat ? null : 'used';

const FIRSTS: Firsts<Event, Moment, View> = {
  opened: null,
  dealt: null,
  started: null,
  drew: null,
  laid: null,
  founded: () => 'third',
  took: null,
  turned: ({ seat: by, final }, seat) => (final && by === seat ? 'final' : null),
  bought: () => 'bought',
  expanded: () => 'expanded',
  declared: ({ amounts }, seat) => ((amounts[seat] ?? 0) > 0 ? 'dividend' : 'missedDividend'),
  offered: ({ seat: by }, seat) => (by === seat ? 'ability' : null),
  declined: null,
  removed: used,
  moved: used,
  topped: used,
  played: used,
  acquired: (event, seat) => (event.from === seat ? 'boughtOut' : used(event, seat)),
  fundraised: () => 'fundraiser',
  missed: ({ seat: by }, seat) => (by === seat ? 'missing' : null),
  depleted: ({ nth }) => (nth === 1 ? 'depleted' : null),
  shuffled: null,
  surfaced: () => 'bonus',
  resolved: null,
  triggered: () => 'ending',
  ended: null,
};

export const coach = coachOf<View, Event, Moment>({
  firsts: FIRSTS,
  standing: ({ phase: { name }, active }, seat) => {
    if (active !== seat || name === 'over') return [];
    return [name];
  },
  rules: RULES,
  words: { en, de },
});
