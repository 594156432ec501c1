import type { Seat } from '@fathoms/kernel/game.ts';
import type { CountdownInfo } from '@fathoms/protocol/messages.ts';
import type { Desk } from './desk.ts';
import { type Acted, act, type Live } from './live.ts';
import type { TableMeta } from './lobby.ts';
import { tableTime } from './pause.ts';

/** A countdown on its way. Kept with the table's facts, so that a restart gives nobody more time. */
export interface Running {
  readonly key: string;
  readonly endsAt: number; // milliseconds since 1970
}

const NONE: readonly Running[] = [];
const countdownsOf = ({ game, state }: Live) => game.time?.countdowns(state) ?? [];

/** The facts with the countdowns the match has by now: a new key starts one, a key that is gone ends it. */
export function withCountdowns(meta: TableMeta, live: Live | null, now: number): TableMeta {
  const { countdowns: before = NONE, ...rest } = meta;
  const wanted = live ? countdownsOf(live) : [];
  const started = wanted.map(
    ({ key, ms }): Running => before.find(running => running.key === key) ?? { key, endsAt: now + ms },
  );
  if (started.length === before.length && started.every(running => before.includes(running))) return meta;
  return started.length > 0 ? { ...rest, countdowns: started } : rest;
}

/** What is left, for everybody to see. */
export function countdownInfos(meta: TableMeta, live: Live | null, now: number): CountdownInfo[] {
  const { countdowns = NONE, pausedAt } = meta;
  if (!live || countdowns.length === 0) return [];
  const [time, paused] = [tableTime(meta, now), pausedAt !== undefined];
  return countdownsOf(live).flatMap(({ key, seats }) => {
    const running = countdowns.find(other => other.key === key);
    return running ? [{ key, seats, msLeft: Math.max(0, running.endsAt - time), paused }] : [];
  });
}

/** Milliseconds until somebody who has not decided is out of time; null = nobody has to hurry. */
export function hurryMs(meta: TableMeta, live: Live | null, now: number): number | null {
  const left = waitedFor(meta, live, now).map(({ msLeft }) => msLeft);
  return left.length > 0 ? Math.min(...left) : null;
}

/** A seat for which the table has to decide now. */
function isUpFor(meta: TableMeta, live: Live | null, now: number): Seat | null {
  return waitedFor(meta, live, now).find(({ msLeft }) => msLeft === 0)?.seat ?? null;
}

function waitedFor(meta: TableMeta, live: Live | null, now: number): { seat: Seat; msLeft: number }[] {
  if (meta.pausedAt !== undefined) return [];
  const toAct = live ? live.game.toAct(live.state) : [];
  return countdownInfos(meta, live, now).flatMap(({ seats, msLeft }) =>
    seats.filter(seat => toAct.includes(seat)).map(seat => ({ seat, msLeft })),
  );
}

/** What the table plays for a seat that is out of time, made from what it would have decided. */
function decideFor(live: Live, seat: Seat, draft: string | null): Acted {
  const { game, state } = live;
  if (!game.time) throw new Error(`${game.id} has no countdowns`);
  const action = game.format(game.time.expire(state, seat, draft));
  return act(live, seat, live.made[seat], action, 'table');
}

/** Decides for everybody whose time is up. Each decision is written down and told like any other. */
export async function runOut(desk: Desk): Promise<void> {
  const isUp = (live: Live | null) => (desk.drives() ? isUpFor(desk.meta, live, desk.ports.now()) : null);
  for (let seat = isUp(desk.live); seat !== null; seat = isUp(desk.live)) {
    const waited = seat;
    const result = await desk.commit(
      live => (isUp(live) === waited ? decideFor(live, waited, desk.drafts.of(waited)) : TOO_LATE),
      () => {},
    );
    if (result.kind === 'refused')
      throw new Error(`${desk.game.id}: what is played when time is up is ${result.refusal.code}`);
  }
}

const TOO_LATE: Acted = { kind: 'out-of-turn' }; // somebody decided at the last moment
