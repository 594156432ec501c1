/** A turn planned with a look at the round after it. Judgement, not rules: only bots read this. */
import { seeded } from '@fathoms/kernel/chance.ts';
import { clone } from '@fathoms/kernel/clone.ts';
import type { Chance, Dealer, Seat } from '@fathoms/kernel/game.ts';
import { outcome, scoreOf } from '../scoring.ts';
import { NOWHERE, ROW_AIR, rowOf } from '../sea.ts';
import { isOut } from '../sight.ts';
import { apply, forced, toAct } from '../turn.ts';
import type { Action, Event, State } from '../types.ts';
import { type Mind, mindOf } from './mind.ts';
import { type End, endsOf, type Route, routesOf } from './route.ts';

const CLOSE = 3; // points: ways that seem worse by more are not looked into
const MOST = 5;

/** What another diver does in an imagined round. */
type Habit = (s: State, seat: Seat) => Action;

/**
 * The ways on by their first step, best first. Of the ends that seem good each is tried in the same imagined
 * rounds, with the same luck: the others dive by their habit, the currents carry everything, and what counts is the
 * best turn that is open then.
 */
export function routesAhead(mind: Mind, others: Habit, rounds: number, chance: Chance): Route[] {
  if (mind.diver.status === 'surfaced') return routesOf(mind);
  const ends = endsOf(mind);
  const good = ends.slice(0, MOST).filter(({ value }) => value >= ends[0].value - CLOSE);
  if (good.length === 1) return [{ to: firstStep(good[0]), value: good[0].value }];
  const worlds = Array.from({ length: rounds }, () => String(chance.below(2 ** 31)));
  const seen = good.map(end => (isDive(mind, end) ? lookAhead(mind, end, others, worlds) : end.value));
  return bestByStep(good, levelled(mind, good, seen));
}

export const firstStep = ({ way }: End): number => way[0] ?? NOWHERE;

/** The turn ends under water, and not there for good. */
const isDive = ({ diver }: Mind, { at }: End): boolean => rowOf(at) > 0 && diver.air > ROW_AIR[rowOf(at)];

/** A plan for the next turn always looks better than what comes of it: only what sets the dives apart counts. */
function levelled(mind: Mind, ends: readonly End[], seen: readonly number[]): number[] {
  const dives = ends.filter(end => isDive(mind, end)).length;
  const rosy = ends.reduce((sum, { value }, i) => sum + seen[i] - value, 0) / Math.max(1, dives);
  return ends.map((end, i) => (isDive(mind, end) ? seen[i] - rosy : end.value));
}

function bestByStep(ends: readonly End[], values: readonly number[]): Route[] {
  const best = new Map<number, number>();
  ends.forEach((end, i) => {
    const to = firstStep(end);
    best.set(to, Math.max(values[i], best.get(to) ?? Number.NEGATIVE_INFINITY));
  });
  return [...best].map(([to, value]) => ({ to, value })).sort((one, other) => other.value - one.value);
}

/** Points on the way there and, on average over the worlds, from then on. */
function lookAhead(mind: Mind, end: End, others: Habit, worlds: readonly string[]): number {
  const there = arrived(mind, end);
  const later = worlds.map(world => roundAfter(mind, clone(there), others, world));
  return end.found + later.reduce((sum, points) => sum + points, 0) / worlds.length;
}

/** The table just before the diver's turn ends there, with everything on the way looked at. */
export function arrived({ s, seat, diver: { deco } }: Mind, end: End): State {
  const there = clone(s);
  const diver = there.divers[seat];
  diver.status = 'under';
  diver.at = end.at;
  diver.deco = end.tokens;
  diver.deep ||= rowOf(end.at) > 2;
  for (const space of end.fresh) {
    if (end.turns) there.backs[space] = NOWHERE;
    for (const shown of there.shown) if (shown.at === space) shown.discs |= 1 << seat;
  }
  there.dive.token ||= end.tokens > deco;
  there.dive.on = NOWHERE;
  if (s.round > 1) for (const space of end.way) there.dust[space] |= 1 << seat;
  return there;
}

/** Points from the end of this turn to the best plan for the next. */
function roundAfter(mind: Mind, s: State, others: Habit, world: string): number {
  const { seat, judge, life } = mind;
  const before = scoreOf(s.divers[seat]);
  play(s, seat, STOP, world);
  for (;;) {
    for (let next = forced(s); next; next = forced(s)) play(s, next.seat, next.action, world);
    const diver = s.divers[seat];
    if (diver.status === 'dead') return -life;
    const gained = scoreOf(diver) - before;
    if (isOut(diver) || outcome(s)) return gained;
    const [next] = toAct(s);
    if (next === seat && s.active === seat) return gained + routesOf(mindOf(s, seat, judge))[0].value;
    play(s, next, others(s, next), world);
  }
}

const STOP: Action = { type: 'stop' };

/** In one world the same moment always has the same luck, whatever was done before: so ends can be compared. */
export function play(s: State, seat: Seat, action: Action, world: string): void {
  const dealer: Dealer<Event> = { chance: seeded(`${world} ${s.turn} ${s.dive.taken}`), tell: () => {} };
  apply(s, seat, action, dealer);
}
