import { recording, scripted } from './chance.ts';
import { clone } from './clone.ts';
import type { Chance, Game, Kinds, Seat } from './game.ts';
import { type Refusal, type Refused, refused } from './refusal.ts';

/** One line of the log. `rolls` are the chance numbers used, so a log replays without its seed. */
export interface Entry {
  readonly seat: Seat;
  readonly action: string;
  readonly rolls: readonly number[];
  readonly by?: 'table' | 'bot'; // table: nobody decided this; bot: one that stood in for the seat's player
}

/** An entry with the news it made. Nothing is rebuilt from events; they may be dropped. */
export interface Step<K extends Kinds> {
  readonly entry: Entry;
  readonly events: readonly K['event'][];
}

/** A match in play: whoever holds it swaps `state` for the one a move returns. */
export interface Match<K extends Kinds> {
  readonly game: Game<K>;
  readonly state: K['state'];
  readonly chance: Chance;
}

export interface Started<K extends Kinds> {
  readonly state: K['state'];
  readonly events: readonly K['event'][];
  readonly rolls: readonly number[];
}

export function start<K extends Kinds>(
  game: Game<K>,
  seats: number,
  options: K['options'],
  chance: Chance,
): Started<K> {
  const luck = recording(chance);
  const events: K['event'][] = [];
  const state = game.setup(seats, options, { chance: luck, tell: e => events.push(e) });
  return { state, events, rolls: luck.rolls };
}

export interface Played<K extends Kinds> extends Step<K> {
  readonly ok: true;
  readonly state: K['state'];
}

/** The checked way to play: searches call `game.apply`; everybody else comes through here. */
export function play<K extends Kinds>(match: Match<K>, seat: Seat, text: string): Played<K> | Refused {
  const { game, state } = match;
  const action = game.parse(text);
  const refusal = judge(game, state, seat, action);
  return refusal ? refused(refusal) : advance(match, seat, action as K['action'], undefined);
}

/**
 * Plays what has no alternative until somebody has to decide; each one is a step like any other. A table
 * whose luck belongs to the entry passes `luck`: the chance of the nth of these steps, from 0.
 */
export function playForced<K extends Kinds>(
  match: Match<K>,
  luck: (nth: number) => Chance = () => match.chance,
): { steps: Step<K>[]; state: K['state'] } {
  const steps: Step<K>[] = [];
  let { state } = match;
  for (let next = match.game.forced(state); next; next = match.game.forced(state)) {
    const played = advance({ ...match, state, chance: luck(steps.length) }, next.seat, next.action, 'table');
    steps.push({ entry: played.entry, events: played.events });
    state = played.state;
  }
  return { steps, state };
}

function judge<K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  seat: Seat,
  action: K['action'] | null,
): Refusal | null {
  if (game.outcome(state)) return { code: 'over' };
  const toAct = game.toAct(state);
  if (!toAct.includes(seat) && game.legal(state, seat).length === 0) return { code: 'not-your-turn', toAct };
  if (action === null) return { code: 'unreadable' };
  return isLegal(game, state, seat, action)
    ? null
    : { code: 'illegal', rule: game.explain(game.view(state, seat), seat, action) };
}

/** `legal` (or the description of a choice too large to list) is the only judge. */
export function isLegal<K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  seat: Seat,
  action: K['action'],
): boolean {
  const text = game.format(action);
  if (game.legal(state, seat).some(legal => game.format(legal) === text)) return true;
  const choice = game.choices?.describe(state, seat) ?? null;
  return choice !== null && game.choices?.allows(choice, action) === true;
}

function advance<K extends Kinds>(
  { game, state, chance }: Match<K>,
  seat: Seat,
  action: K['action'],
  by: 'table' | undefined,
): Played<K> {
  const next = clone(state);
  const events: K['event'][] = [];
  const luck = recording(chance);
  game.apply(next, seat, action, { chance: luck, tell: e => events.push(e) });
  const entry: Entry = { seat, action: game.format(action), rolls: luck.rolls, ...(by && { by }) };
  return { ok: true, state: next, events, entry };
}

/** What is needed to play a match again without its seed. */
export interface Log<K extends Kinds> {
  readonly seats: number;
  readonly options: K['options'];
  readonly rolls: readonly number[]; // used by the setup
  readonly entries: readonly Entry[];
}

export interface Replayed<K extends Kinds> {
  readonly state: K['state'];
  readonly opening: readonly K['event'][]; // news of the setup
  readonly steps: readonly Step<K>[];
}

export type ReplayResult<K extends Kinds> =
  | ({ readonly ok: true } & Replayed<K>)
  | { readonly ok: false; readonly at: number; readonly problem: string }; // at: entry number from 1; 0 = setup

/** Plays a log again through `play`. `seen` is called after the setup and after each entry. */
export function replay<K extends Kinds>(
  game: Game<K>,
  log: Log<K>,
  seen: (state: K['state']) => void = () => {},
): ReplayResult<K> {
  const steps: Step<K>[] = [];
  try {
    const luck = scripted(...log.rolls);
    const opening = start(game, log.seats, log.options, luck);
    if (luck.left() > 0) return { ok: false, at: 0, problem: 'the setup did not use all its rolls' };
    let { state } = opening;
    seen(state);
    for (const entry of log.entries) {
      const rolls = scripted(...entry.rolls);
      const played = play({ game, state, chance: rolls }, entry.seat, entry.action);
      const at = steps.length + 1;
      if (!played.ok) return { ok: false, at, problem: `refused: ${JSON.stringify(played.refusal)}` };
      if (rolls.left() > 0) return { ok: false, at, problem: 'it did not use all its rolls' };
      if (played.entry.action !== entry.action) return { ok: false, at, problem: `not in standard notation` };
      state = played.state;
      steps.push({ entry, events: played.events });
      seen(state);
    }
    return { ok: true, state, opening: opening.events, steps };
  } catch (error) {
    return { ok: false, at: steps.length, problem: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * How many steps remain if `seat` takes back its last decision; null = it may not. Free only while no
 * luck was used, nothing hidden was shown and nobody else has decided anything since.
 */
export function undoLength<K extends Kinds>(
  game: Game<K>,
  steps: readonly Step<K>[],
  seat: Seat,
): number | null {
  for (let i = steps.length - 1; i >= 0; i--) {
    const { entry, events } = steps[i];
    if (entry.rolls.length > 0 || events.some(event => game.reveals(event))) return null;
    if (entry.by === 'table') continue;
    return entry.seat === seat ? i : null;
  }
  return null;
}
