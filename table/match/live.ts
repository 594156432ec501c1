import { scripted } from '@fathoms/kernel/chance.ts';
import type { Chance, Game, Kinds, Outcome, Seat } from '@fathoms/kernel/game.ts';
import {
  type Entry,
  type Log,
  play,
  playForced,
  replay,
  type Step,
  start,
  undoLength,
} from '@fathoms/kernel/match.ts';
import type { Refusal } from '@fathoms/kernel/refusal.ts';
import type { OptionValues } from '@fathoms/protocol/messages.ts';
import { fairChance, type Tape, tapeChance } from './fairness.ts';
import type { JournalEntry } from './journal.ts';

/** A match in play. Never changed: every move gives a new one. */
export interface LiveMatch {
  readonly game: Game;
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: string; // the mixed one all luck comes from; never leaves the table before the end
  readonly tape: Tape | null; // others play this deal, too: luck goes roll by roll, and nothing is taken back; null = nobody does
  readonly rolls: readonly number[]; // used by the setup
  readonly opening: readonly unknown[]; // news of the setup
  readonly steps: readonly Step<Kinds>[];
  readonly made: readonly number[]; // decisions of each seat so far, counted along so that nobody need look back
  readonly state: unknown;
  readonly before?: LiveMatch; // before its last decision, where that can be taken back: nothing is played again
}

/** A new match right after its setup; `settle` it before anybody acts. */
export function openMatch(
  game: Game,
  seats: number,
  options: OptionValues,
  seed: string,
  tape: Tape | null = null,
): LiveMatch {
  const luck = tape ? tapeChance(seed, tape, 0) : fairChance(seed, 0);
  const { state, events, rolls } = start(game, seats, options, luck);
  return {
    game,
    seats,
    options,
    seed,
    tape,
    rolls,
    opening: events,
    steps: [],
    made: noneYet(seats),
    state,
  };
}

/** The luck of the next entry, and of the forced ones after it. */
function nextChance({ seed, tape, rolls, steps }: LiveMatch): (nth: number) => Chance {
  if (!tape) return nth => fairChance(seed, steps.length + 1 + nth);
  const stream = tapeChance(
    seed,
    tape,
    steps.reduce((used, { entry }) => used + entry.rolls.length, rolls.length),
  );
  return () => stream;
}

/** The match a journal tells of. One that does not replay is a bug, or another version of the rules. */
export function resumeMatch(game: Game, log: Log<Kinds>, seed: string, tape: Tape | null = null): LiveMatch {
  const replayed = replay(game, log);
  if (!replayed.ok)
    throw new Error(`${game.id} does not replay at entry ${replayed.at}: ${replayed.problem}`);
  const { seats, options, rolls } = log;
  const { opening, steps, state } = replayed;
  const opened = {
    game,
    seats,
    options,
    seed,
    tape,
    rolls,
    opening,
    steps: [],
    made: noneYet(seats),
    state,
  };
  return grown(opened, steps, state);
}

const noneYet = (seats: number): number[] => Array.from({ length: seats }, () => 0);

/** The match after entries that somebody else wrote. */
export function follow(live: LiveMatch, journal: readonly JournalEntry[]): LiveMatch {
  return journal.reduce(
    (now, entry) =>
      'undo' in entry ? cutTo(now, Math.max(0, now.steps.length - entry.undo)) : playAgain(now, entry),
    live,
  );
}

function playAgain(live: LiveMatch, entry: Entry): LiveMatch {
  const { game, state, steps } = live;
  const played = play({ game, state, chance: scripted(...entry.rolls) }, entry.seat, entry.action);
  if (!played.ok)
    throw new Error(`${game.id} does not replay at entry ${steps.length + 1}: ${played.refusal.code}`);
  return grown(live, [{ entry, events: played.events }], played.state);
}

/** The match with these steps added, and what they led to. */
function grown(live: LiveMatch, added: readonly Step<Kinds>[], state: unknown): LiveMatch {
  const made = [...live.made];
  for (const { entry } of added) if (isDecision(live.game, entry)) made[entry.seat]++;
  return { ...live, steps: [...live.steps, ...added], made, state };
}

/** What the journal must hear to get from one match to the other. */
export function entriesBetween(before: LiveMatch | null, after: LiveMatch): JournalEntry[] {
  const had = before?.steps.length ?? 0;
  const has = after.steps.length;
  if (has < had) return [{ undo: had - has }];
  return after.steps.slice(had).map(step => step.entry);
}

/** Plays the forced moves now due, until somebody has to decide. */
export function settle(live: LiveMatch): LiveMatch {
  const { game, state } = live;
  const luck = nextChance(live);
  const forced = playForced({ game, state, chance: luck(0) }, luck);
  return forced.steps.length === 0 ? live : grown(live, forced.steps, forced.state);
}

export type Acted =
  | { readonly kind: 'accepted'; readonly live: LiveMatch }
  | { readonly kind: 'again' } // accepted before: the sender has not heard of it
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'out-of-turn' };

/** One decision of a seat and every forced move it brings about. */
export function act(live: LiveMatch, seat: Seat, nth: number, text: string, by?: 'bot' | 'table'): Acted {
  if (nth !== live.made[seat]) {
    const earlier = decisions(live, seat)[nth];
    const same = earlier !== undefined && earlier.action === standard(live.game, text);
    return { kind: same ? 'again' : 'out-of-turn' };
  }
  const { game, state } = live;
  const played = play({ game, state, chance: nextChance(live)(0) }, seat, text);
  if (!played.ok) return { kind: 'refused', refusal: played.refusal };
  const step = { entry: { ...played.entry, ...(by && { by }) }, events: played.events };
  const { before, ...earlier } = live; // one step back is enough to keep, and only where it can be taken
  const next = settle(grown(earlier, [step], played.state));
  return { kind: 'accepted', live: canUndo(next, seat) ? { ...next, before: earlier } : next };
}

export type TakenBack =
  | { readonly kind: 'accepted'; readonly live: LiveMatch }
  | { readonly kind: 'again' }
  | { readonly kind: 'no-undo' }
  | { readonly kind: 'out-of-turn' };

/** Takes back the seat's last decision, which was its `nth` (counted from 1). */
export function undo(live: LiveMatch, seat: Seat, nth: number): TakenBack {
  const made = live.made[seat];
  if (nth === made + 1) return { kind: 'again' };
  if (nth !== made) return { kind: 'out-of-turn' };
  const length = undoTo(live, seat);
  return length === null ? { kind: 'no-undo' } : { kind: 'accepted', live: cutTo(live, length) };
}

/**
 * Takes back the seat's last decision and all that followed, whatever it revealed: everybody agreed. The
 * luck stays what it was, so nobody can roll again.
 */
export function undoAgreed(live: LiveMatch, seat: Seat, nth: number): TakenBack {
  const last = lastDecision(live, seat);
  if (!last || outcomeOf(live)) return { kind: 'no-undo' };
  return last.nth === nth ? { kind: 'accepted', live: cutTo(live, last.at) } : { kind: 'out-of-turn' };
}

/** Where a seat last decided something: steps before it, and which of its decisions it was (from 1). */
export function lastDecision(
  live: LiveMatch,
  seat: Seat,
): { readonly at: number; readonly nth: number } | null {
  const at = live.steps.findLastIndex(({ entry }) => entry.seat === seat && entry.by !== 'table');
  return at < 0 ? null : { at, nth: live.made[seat] };
}

/** The match as it was after its first `length` steps. */
export function cutTo(live: LiveMatch, length: number): LiveMatch {
  if (live.before?.steps.length === length) return live.before;
  const entries = live.steps.slice(0, length).map(step => step.entry);
  return resumeMatch(live.game, { ...live, entries }, live.seed, live.tape);
}

/** Every state the match has been in, the present one last. */
export function statesOf(live: LiveMatch): readonly unknown[] {
  const states: unknown[] = [];
  const entries = live.steps.map(step => step.entry);
  const replayed = replay(live.game, { ...live, entries }, state => states.push(state));
  if (!replayed.ok) throw new Error(`${live.game.id} does not replay at entry ${replayed.at}`);
  return states;
}

export const canUndo = (live: LiveMatch, seat: Seat): boolean => undoTo(live, seat) !== null;

/** After the end everything may be shown, so nothing is taken back; a deal that is compared is played as it comes. */
function undoTo(live: LiveMatch, seat: Seat): number | null {
  const length = outcomeOf(live) || live.tape ? null : undoLength(live.game, live.steps, seat);
  return length !== null && live.steps[length].entry.by === 'bot' ? null : length;
}

/** Whether the newest decision of a seat was made by a bot that stood in. */
function botDecidedLast({ steps }: LiveMatch, seat: Seat): boolean {
  const last = steps.findLast(({ entry }) => entry.seat === seat && entry.by !== 'table');
  return last?.entry.by === 'bot';
}

/**
 * Whether a seat has decided for now, and a bot did it: that stands, or one could ask a bot what it would do,
 * take the seat back and decide anew.
 */
export const isFinal = (live: LiveMatch, seat: Seat): boolean =>
  !live.game.toAct(live.state).includes(seat) && botDecidedLast(live, seat);

export const outcomeOf = (live: LiveMatch): Outcome | null => live.game.outcome(live.state);

/**
 * What a seat itself decided so far; moves the table played for it do not count. Where time can be up they
 * do: a decision that comes too late must not be taken for the next one.
 */
export const decisions = ({ game, steps }: LiveMatch, seat: Seat): Entry[] =>
  steps.map(step => step.entry).filter(entry => entry.seat === seat && isDecision(game, entry));

const isDecision = (game: Game, entry: Entry): boolean => entry.by !== 'table' || game.time !== undefined;

function standard(game: Game, text: string): string | null {
  const action = game.parse(text);
  return action === null ? null : game.format(action);
}
