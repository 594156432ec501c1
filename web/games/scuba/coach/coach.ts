import { parseCurrent, RIP_AIR } from '@fathoms/games/scuba/parts.ts';
import type { Event, View } from '@fathoms/games/scuba/types.ts';
import type { RuleId, Seat } from '@fathoms/kernel/game.ts';
import { coachOf, type Firsts } from '../../../board/coach.ts';
import { de } from './de.ts';
import { en } from './en.ts';

type Moment = keyof typeof en;

const RULES: { readonly [M in Moment]: RuleId } = {
  first: 'SCUBA-48',
  current: 'SCUBA-21',
  rip: 'SCUBA-39',
  drifted: 'SCUBA-41',
  dust: 'SCUBA-58',
  event: 'SCUBA-80',
  empty: 'SCUBA-62',
  album: 'SCUBA-66',
  again: 'SCUBA-67',
  gone: 'SCUBA-70',
  air: 'SCUBA-89',
  low: 'SCUBA-44',
  surfaced: 'SCUBA-98',
  died: 'SCUBA-93',
  evacuated: 'SCUBA-121',
  deco: 'SCUBA-116',
  decoOff: 'SCUBA-115',
  ending: 'SCUBA-132',
  solo: 'SCUBA-137',
  boat: 'SCUBA-140',
  asked: 'SCUBA-80',
  halted: 'SCUBA-84',
  torch: 'SCUBA-57',
  slowed: 'SCUBA-83',
  carried: 'SCUBA-81',
  station: 'SCUBA-80',
};

const mine =
  (moment: Moment) =>
  (event: { readonly seat: Seat }, seat: Seat): Moment | null =>
    event.seat === seat ? moment : null;

const FIRSTS: Firsts<Event, Moment, View> = {
  opened: null,
  began: null,
  cleared: null,
  dusted: mine('dust'),
  drawn: ({ card }) => {
    const current = parseCurrent(card);
    return current !== null && (RIP_AIR[current] ?? 0) > 0 ? 'rip' : 'current';
  },
  drifted: ({ divers }, seat) => (divers.some(diver => diver.seat === seat) ? 'drifted' : null),
  breathed: ({ seat: by, by: cause }, seat) => (by === seat && cause === 'depth' ? 'air' : null),
  stepped: null,
  turned: ({ front }) => (front === 'event' || front === 'empty' ? front : null),
  happened: null,
  saw: ({ seat: by, card }, seat) => {
    if (by !== seat) return null;
    return card ? 'album' : 'again';
  },
  left: () => 'gone',
  scored: null,
  moved: mine('carried'),
  halted: mine('halted'),
  spurred: null,
  slowed: mine('slowed'),
  darkened: mine('torch'),
  asked: mine('asked'),
  picked: null,
  saturated: ({ seat: by, change }, seat) => {
    if (by !== seat) return null;
    return change > 0 ? 'deco' : 'decoOff';
  },
  surfaced: mine('surfaced'),
  died: () => 'died',
  evacuated: () => 'evacuated',
  staged: ({ stage }) => {
    if (stage === 'solo') return 'solo';
    return stage === 'finish' || stage === 'final' ? 'ending' : null;
  },
  departed: () => 'boat',
  ended: null,
};

const LOW = 8; // air

export const coach = coachOf<View, Event, Moment>({
  firsts: FIRSTS,
  standing: ({ divers, active, phase }, seat) => {
    const diver = divers[seat];
    if (!diver || phase.name === 'over') return [];
    return [
      active === seat && diver.status === 'waiting' ? 'first' : null,
      active === seat && phase.name === 'station' ? 'station' : null,
      diver.status === 'under' && diver.air <= LOW ? 'low' : null,
    ];
  },
  rules: RULES,
  words: { en, de },
});
