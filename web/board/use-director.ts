/** Tells what happened beat by beat. Everything at the table that could give it away asks here first. */
import type { Seat } from '@fathoms/kernel/game.ts';
import type { News, StateMessage } from '@fathoms/protocol/messages.ts';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { type Cue, cuesOf, nextCue } from './cues.ts';
import { eventsIn } from './news.ts';
import type { GameScreen } from './screen.ts';
import type { Beat, Script } from './script.ts';
import { isStill } from './still.tsx';

/** What a board, and the frame round it, know about the telling. */
export interface Telling<View = unknown> {
  readonly script: Script | null; // null = all is told
  readonly news: readonly News[]; // what the script tells
  readonly beat: number; // the one that is on
  readonly landed: number; // so many are told
  readonly heard: number; // events of the news that are told
  readonly untold: number; // events at the end of the history that are not told yet
  readonly before: View; // until all is told: turn, prompt, label
  readonly counts: View; // until the last piece has landed: scores and counts
  readonly skip: () => void; // all at once, up to a beat that waits
  readonly next: () => void; // on from a beat that waits
  readonly finish: () => void; // all of it, though some of it would wait
}

type Seen = Pick<StateMessage, 'view' | 'seat' | 'secret' | 'toAct' | 'outcome'>;

interface Shown<State extends Seen> {
  readonly fresh: readonly News[];
  readonly state: State;
  readonly skipped: boolean; // this was asked for at once
}

/** Null = nothing to tell. `before` and `after`: what was shown and what is shown now. */
export type Write = (fresh: readonly News[], before: unknown, after: unknown) => Script | null;

export const writerOf = ({ script }: GameScreen): Write | undefined =>
  script && ((news, before, after) => script(news, { before, after }));

interface Run<State> {
  readonly fresh: readonly News[];
  readonly script: Script | null;
  readonly told: readonly News[]; // what the script is about
  readonly cues: readonly Cue[];
  readonly cue: number;
  readonly before: State;
  readonly state: State;
  readonly ended: Heard | null; // with which it ended, unless that was skipped
  readonly later: number; // events that came while the script waited
}

export interface Directed<State> extends Telling {
  readonly state: State; // as it was before, until all is told: whose turn, what may be done
  readonly playing: boolean; // goes on by itself
  readonly heardLast: Heard | null; // told just now
}

/** A beat that is told, and the events it told. */
export interface Heard {
  readonly beat: Beat;
  readonly events: readonly unknown[];
}

export function useDirector<State extends Seen>(
  { fresh, state, skipped }: Shown<State>,
  write: Write | undefined,
  pace: number,
): Directed<State> {
  const [run, setRun] = useState<Run<State>>(() => opened(fresh, state)); // what was there at first is not told
  let now = run;
  const isSame = fresh === run.fresh || fresh.length + run.fresh.length === 0;
  if (!isSame || state !== run.state) {
    now = isSame ? { ...run, state } : runAfter(run, fresh, state, skipped, write);
    setRun(now); // before anything is drawn
  }
  const { script, cues, cue } = now;
  const next = cues[cue + 1];
  useEffect(() => {
    if (!next || next.wait === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => setRun(old => (old === now ? advanced(old) : old)), next.wait / pace);
    return () => clearTimeout(timer);
  }, [now, next, pace]);
  const skip = useCallback(() => setRun(skipTo), []);
  const finish = useCallback(() => setRun(old => opened(old.fresh, old.state)), []);
  const goOn = useCallback(() => setRun(old => (isWaiting(old) ? advanced(old) : old)), []);
  return useMemo(() => {
    const { beat = 0, landed = 0 } = cues[cue] ?? {};
    const beats = script?.beats ?? [];
    const open = script !== null;
    const heard = beats.slice(0, landed).reduce((sum, { events }) => sum + events, 0);
    const last = beats.findLastIndex(({ shows }) => shows);
    return {
      script,
      news: now.told,
      beat,
      landed,
      heard,
      untold: open ? countEvents(now.told) - heard + now.later : 0,
      state: open ? now.before : now.state,
      before: (open ? now.before : now.state).view,
      counts: (open && (last < 0 || landed <= last) ? now.before : now.state).view,
      playing: open && !isWaiting(now),
      heardLast: open ? heardAt(now, landed - 1) : now.ended,
      skip,
      next: goOn,
      finish,
    };
  }, [now, script, cues, cue, skip, goOn, finish]);
}

const opened = <State>(fresh: readonly News[], state: State, ended: Heard | null = null): Run<State> => ({
  fresh,
  script: null,
  told: [],
  cues: [],
  cue: 0,
  before: state,
  state,
  ended,
  later: 0,
});

function runAfter<State extends Seen>(
  run: Run<State>,
  fresh: readonly News[],
  state: State,
  skipped: boolean,
  write: Write | undefined,
): Run<State> {
  const before = run.state;
  // what one seat knows alone is gone when another one looks: nothing can be told from it
  if (before.seat !== state.seat && (before.secret || state.secret)) return opened(fresh, state);
  const script = fresh.length > 0 ? (write?.(fresh, before.view, state.view) ?? null) : null;
  const waits = script?.beats.some(beat => beat.waits) ?? false;
  if (isWaiting(run) && fresh.length > 0 && !waits)
    return { ...run, fresh, state, later: run.later + countEvents(fresh) };
  if (!waits && isDeciding(before) && isDeciding(state) && !isBy(fresh, state.seat))
    return opened(fresh, state);
  if (!script || script.beats.length === 0) return opened(fresh, state);
  const cues = cuesOf(script.beats, isStill());
  const begun = settled(
    { fresh, script, told: fresh, cues, cue: 0, before, state, ended: null, later: 0 },
    0,
  );
  return skipped ? skipTo(begun) : begun;
}

/** Who is deciding is not held up by what others do meanwhile. */
const isDeciding = ({ seat, toAct }: Seen): boolean => seat !== null && toAct.includes(seat);
const isBy = (fresh: readonly News[], seat: Seat | null): boolean => fresh.some(news => news.seat === seat);

const isWaiting = <State>({ cues, cue }: Run<State>): boolean =>
  cues[cue + 1]?.wait === Number.POSITIVE_INFINITY;

const advanced = <State>(run: Run<State>): Run<State> => settled(run, run.cue + 1);

/** At this cue and all that come with it; past the last one the run is over. */
function settled<State>(run: Run<State>, from: number): Run<State> {
  const cue = nextCue(run.cues, from);
  if (cue < run.cues.length - 1) return { ...run, cue };
  const last = run.script?.beats.findLastIndex(({ silent }) => !silent) ?? -1;
  return opened(run.fresh, run.state, heardAt(run, last));
}

function heardAt<State>({ script, told }: Run<State>, index: number): Heard | null {
  const beat = script?.beats[index];
  if (!script || !beat) return null;
  const from = script.beats.slice(0, index).reduce((sum, { events }) => sum + events, 0);
  return { beat, events: eventsIn(told).slice(from, from + beat.events) };
}

function skipTo<State>(run: Run<State>): Run<State> {
  const stop = run.cues.findIndex(({ wait }, i) => i > run.cue && wait === Number.POSITIVE_INFINITY);
  return stop < 0 ? opened(run.fresh, run.state) : { ...run, cue: stop - 1 };
}

const countEvents = (news: readonly News[]): number =>
  news.reduce((sum, { events }) => sum + events.length, 0);

/** Nothing is being told: boards in tests and wherever nobody directs. */
export function useToldView<View>(telling: Telling<View> | undefined, view: View): Telling<View> {
  return useMemo(() => telling ?? toldView(view), [telling, view]);
}

const nothing = (): void => {};
export const toldView = <View>(view: View): Telling<View> => ({
  script: null,
  news: [],
  beat: 0,
  landed: 0,
  heard: 0,
  untold: 0,
  before: view,
  counts: view,
  skip: nothing,
  next: nothing,
  finish: nothing,
});
