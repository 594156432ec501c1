import { pick, seeded } from '@fathoms/kernel/chance.ts';
import type { Chance, Game, Seat, Viewer } from '@fathoms/kernel/game.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import type { OptionValues } from '@fathoms/protocol/messages.ts';
import {
  act,
  type LiveMatch,
  openMatch,
  resumeMatch,
  settle,
  type TakenBack,
  undo,
} from '@fathoms/table/match/live.ts';
import { legalFor, stateMessage } from '@fathoms/table/talk/messages.ts';

/** Two matches that differ in what `observer` may not know, and how both go on without its learning more. */
export interface Pair {
  readonly worlds: readonly [LiveMatch, LiveMatch];
  readonly observer: Seat;
  readonly next: readonly Move[];
}

interface Move {
  readonly seat: Seat;
  readonly nth: number;
  readonly action: string;
  readonly back: TakenBack['kind'] | null; // what trying to take it back brings; null = not the same in both
}

const TRIES = 60; // other worlds to look at before a match is given up
const FURTHER = 8; // moves to go on
const LONGEST = 60; // moves to look for a secret in

/** What the observer and the public can see of a match, all of it. */
const seen = (live: LiveMatch, observer: Seat): string =>
  maskPictures(JSON.stringify([observer, null].map(viewer => stateMessage(live, viewer, 0))));

/** Names of pictures are unguessable and mean nothing; which of them are the same does. */
export function maskPictures(text: string): string {
  const names = new Map<string, string>();
  return text.replace(/[\w-]+\.[0-9a-f]{20,}/g, name => {
    const known = names.get(name) ?? `picture ${names.size}`;
    names.set(name, known);
    return known;
  });
}

/** A random match, left where something has just happened that some seat may not know. */
function randomMatch(game: Game, seats: number, seed: string, moves: number, luck: Chance): Match | null {
  let live = settle(openMatch(game, seats, randomOptions(game, seats, luck), seed));
  const early = luck.below(2) === 0; // some secrets were never news: they lie there from the start
  for (let i = 0; i < LONGEST && game.outcome(live.state) === null; i++) {
    const unaware = i >= moves ? unawareOf(live) : [];
    if (unaware.length > 0) return { live, observer: pick(unaware, luck) };
    if (i >= moves && early) return { live, observer: luck.below(seats) };
    live = (randomMove([live], luck)?.lives[0] as LiveMatch | undefined) ?? live;
  }
  return null;
}

interface Match {
  readonly live: LiveMatch;
  readonly observer: Seat;
}

/** Seats that were not told everything about the last step. */
function unawareOf({ game, seats, opening, steps }: LiveMatch): Seat[] {
  const events = steps.at(-1)?.events ?? opening;
  const told = (viewer: Viewer) => JSON.stringify(events.map(event => game.redact(event, viewer)));
  return Array.from({ length: seats }, (_, seat) => seat).filter(seat => told(seat) !== told('all'));
}

/** One move that is possible in all these worlds; null = none was found. */
function randomMove(lives: readonly LiveMatch[], luck: Chance) {
  const [first] = lives as [LiveMatch];
  const seat = pick(first.game.toAct(first.state), luck);
  const action = pick(optionsOf(first, seat, luck), luck);
  const nth = first.made[seat];
  const acted = lives.map(live => act(live, seat, nth, action));
  if (!acted.every(result => result.kind === 'accepted')) return null;
  return { seat, nth, action, lives: acted.map(result => result.live) };
}

function optionsOf(live: LiveMatch, seat: Seat, luck: Chance): string[] {
  const { game, state } = live;
  const choice = game.choices?.describe(state, seat) ?? null;
  const sampled = choice === null ? [] : [game.format(game.choices?.sample(choice, luck))];
  return [...legalFor(live, seat), ...sampled];
}

/** Any options the rules allow with so many seats. */
function randomOptions(game: Game, seats: number, luck: Chance): OptionValues {
  const names = Object.entries(game.options);
  for (let i = 0; ; i++) {
    if (i === TRIES) return defaultOptions(game);
    const options = Object.fromEntries(names.map(([name, values]) => [name, pick(values, luck)]));
    if (game.forbids(seats, options) === null) return options;
  }
}

/** The same match with one roll of the dice, or one draw of a card, gone another way; null = impossible. */
function elsewise(live: LiveMatch, luck: Chance): LiveMatch | null {
  const all = [live.rolls, ...live.steps.map(step => step.entry.rolls)].map(rolls => [...rolls]);
  const places = all.flatMap((rolls, i) => rolls.map((_, j) => [i, j] as const));
  if (places.length === 0) return null;
  const last = places.filter(([i]) => i === all.length - 1); // most likely where the secret is
  const [i, j] = pick(last.length > 0 && luck.below(2) === 0 ? last : places, luck);
  const rolls = all[i] as number[];
  rolls[j] = luck.below(2 + 2 * (rolls[j] as number));
  const entries = live.steps.map(({ entry }, n) => ({ ...entry, rolls: all[n + 1] as number[] }));
  try {
    return resumeMatch(live.game, { ...live, rolls: all[0] as number[], entries }, live.seed);
  } catch {
    return null; // no such card is left, or a move would not have been allowed
  }
}

/** A pair for this seed, if its match hides something after so many moves that could be otherwise. */
export function findPair(game: Game, seed: string, moves: number): Pair | null {
  const luck = seeded(`worlds ${game.id} ${seed}`);
  const seats = game.seats.min + luck.below(game.seats.max - game.seats.min + 1);
  const match = randomMatch(game, seats, seed, moves, luck);
  if (!match) return null;
  const { live: one, observer } = match;
  const known = seen(one, observer);
  for (let i = 0; i < TRIES; i++) {
    const other = elsewise(one, luck);
    if (!other || JSON.stringify(other.state) === JSON.stringify(one.state)) continue;
    if (seen(other, observer) === known)
      return { worlds: [one, other], observer, next: further(one, other, observer, luck) };
  }
  return null;
}

/** Moves that are possible in both and show the observer the same. */
function further(one: LiveMatch, other: LiveMatch, observer: Seat, luck: Chance): Pair['next'] {
  const next: Move[] = [];
  let lives: readonly LiveMatch[] = [one, other];
  for (let tries = 0; tries < 4 * FURTHER && next.length < FURTHER; tries++) {
    if (one.game.toAct((lives[0] as LiveMatch).state).length === 0) break;
    const moved = randomMove(lives, luck);
    if (!moved) continue;
    const [a, b] = moved.lives as [LiveMatch, LiveMatch];
    if (seen(a, observer) !== seen(b, observer)) continue; // this move shows what was hidden
    if (one.game.outcome(a.state) !== null) break; // at the end everything is shown
    const { seat, nth, action } = moved;
    const back = [a, b].map(live => undo(live, seat, nth + 1).kind);
    lives = moved.lives;
    next.push({ seat, nth, action, back: back[0] === back[1] ? (back[0] ?? null) : null });
  }
  return next;
}
