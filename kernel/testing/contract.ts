import { describe, expect, test } from 'vitest';
import { pick, scripted, seeded } from '../chance.ts';
import { clone } from '../clone.ts';
import { afterExpiry } from '../expiring.ts';
import type { Chance, Game, Kinds, Seat, Seen, Viewer } from '../game.ts';
import { isLegal, type Match, play, playForced, replay, type Step, start, undoLength } from '../match.ts';
import { readOptions } from '../options.ts';
import { checkExpiring } from './expiring.ts';
import { deepFreeze, isPlain } from './plain.ts';
import { promised, same } from './promised.ts';

/** What the suite must be told about a game. */
export interface Contract<K extends Kinds> {
  readonly matches: number; // random matches for each option set
  readonly optionSets: readonly K['options'][];
  readonly longest: number; // no match has more actions than this
  readonly conserves: (state: K['state']) => unknown; // the same value in every state of a match
  readonly isSecret: (event: K['event'], listener: Seat) => boolean; // its content is not for this listener
  readonly sealed?: boolean; // who has decided may change their mind while others still decide
  readonly mayLackWinner?: boolean; // a match can end with nobody in first place; all then share one
  readonly mayLoseToOutsider?: boolean; // somebody without a seat can win: the seats are then ranked from 2
  readonly enumerates?: number; // of a choice too large to list so many are looked at; 3000 unless said
}

/** Every game must pass this. Titles say what is promised; the seed of a failing match is in the message. */
export function contract<K extends Kinds>(game: Game<K>, promise: Contract<K>): void {
  describe(`contract of ${game.id}`, () => {
    for (const options of promise.optionSets) {
      test(`${promise.matches} matches keep every promise with ${JSON.stringify(options)}`, () => {
        for (let n = 0; n < promise.matches; n++) {
          const seed = `${game.id} ${JSON.stringify(options)} ${n}`;
          const { min, max } = game.seats;
          const seats = min + (n % (max - min + 1));
          if (game.forbids(seats, options)) continue;
          try {
            // every position of a few matches is looked into closely, and some positions of all the others
            checkMatch(game, promise, seats, options, seed, n < 4 ? 1 : 29);
          } catch (error) {
            throw new Error(`match ${n}, ${seats} seats, seed "${seed}"`, { cause: error });
          }
        }
      });
    }

    test('options are read from their table only', () => {
      const { min } = game.seats;
      expect(readOptions(game, min, {}).ok).toBe(true);
      expect(readOptions(game, min, { 'no such option': 1 })).toMatchObject({
        ok: false,
        code: 'unknown-option',
      });
      expect(readOptions(game, game.seats.max + 1, {})).toMatchObject({ ok: false, code: 'bad-seats' });
      for (const name in game.options) {
        expect(readOptions(game, min, { [name]: 'no such value' })).toMatchObject({
          ok: false,
          code: 'bad-value',
        });
      }
    });
  });
}

interface Run<K extends Kinds> {
  readonly game: Game<K>;
  readonly seats: number;
  readonly opening: readonly K['event'][];
  readonly steps: Step<K>[];
  readonly chance: Chance; // decides what the random player does and which worlds are imagined
}

export function checkMatch<K extends Kinds>(
  game: Game<K>,
  promise: Contract<K>,
  seats: number,
  options: K['options'],
  seed: string,
  closeness: number,
): void {
  const luck = seeded(`${seed} luck`);
  const opening = start(game, seats, options, luck);
  const run: Run<K> = { game, seats, opening: opening.events, steps: [], chance: seeded(`${seed} play`) };
  const conserved = JSON.stringify(promise.conserves(opening.state));
  let { state } = opening;
  for (let move = 0; ; move++) {
    promised(isPlain(state), 'the state is plain data');
    promised(JSON.stringify(promise.conserves(state)) === conserved, 'nothing is lost or doubled');
    deepFreeze(state); // from here on a query that writes throws
    const closely = move % closeness === 0;
    const toAct = checkDecisions(run, state, promise, closely);
    if (toAct.length === 0) break;
    promised(move < promise.longest, 'the match ends');
    if (closely) checkSecrets(run, state);
    if (closely) checkHasSecrets(run, state);
    if (closely) checkExplanations(run, state);
    if (toAct.length > 1) checkSealedOrder(run, state, toAct);
    state = step(run, promise, { game, state, chance: luck }, toAct, closely);
  }
  checkHasSecrets(run, state);
  checkExplanations(run, state);
  checkOutcome(run, state, promise);
  const log = { seats, options, rolls: opening.rolls, entries: run.steps.map(s => s.entry) };
  const again = replay(game, log);
  promised(
    again.ok && JSON.stringify(again.state) === JSON.stringify(state),
    'the log replays to the same state',
  );
  promised(again.ok && JSON.stringify(again.steps) === JSON.stringify(run.steps), 'and to the same news');
}

/** One random move, or the forced one; looks at what the others hear of it. */
function step<K extends Kinds>(
  run: Run<K>,
  promise: Contract<K>,
  match: Match<K>,
  toAct: readonly Seat[],
  closely: boolean,
): K['state'] {
  const { game } = run;
  const forced = game.forced(match.state);
  if (forced) {
    const only = game.legal(match.state, forced.seat).map(a => game.format(a));
    same(only, [game.format(forced.action)], 'a forced move has no alternative');
    const played = playForced(match);
    run.steps.push(...played.steps);
    return played.state;
  }
  const seat = pick(promise.sealed ? mayAct(game, match.state, run.seats) : toAct, run.chance);
  const action = randomAction(game, match.state, seat, run.chance);
  const played = play(match, seat, game.format(action));
  if (!played.ok) throw new Error(`a legal action was refused: ${game.format(action)}`);
  const done: Step<K> = { entry: played.entry, events: played.events };
  if (closely) checkHearsay(run, promise, match.state, done);
  checkExpiring(game, run.seats, done.events);
  run.steps.push(done);
  const back = undoLength(game, run.steps, seat);
  if (back !== null) promised(back < run.steps.length, 'only the last decision is taken back');
  return played.state;
}

/** Everybody with an option, those who may change their mind included. */
const mayAct = <K extends Kinds>(game: Game<K>, state: K['state'], seats: number): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter(
    seat => game.toAct(state).includes(seat) || game.legal(state, seat).length > 0,
  );

export function randomAction<K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  seat: Seat,
  chance: Chance,
): K['action'] {
  const choice = game.choices?.describe(state, seat) ?? null;
  const legal = game.legal(state, seat);
  if (choice !== null && game.choices && (legal.length === 0 || chance.below(2) === 0)) {
    return game.choices.sample(choice, chance);
  }
  return pick(legal, chance);
}

/** `toAct`, `legal` and `outcome` agree; notation is unique and reads back. */
function checkDecisions<K extends Kinds>(
  { game, seats }: Run<K>,
  state: K['state'],
  { sealed, enumerates = 3000 }: Contract<K>,
  closely: boolean,
): readonly Seat[] {
  const toAct = game.toAct(state);
  promised((toAct.length === 0) === (game.outcome(state) !== null), 'somebody is to act unless it is over');
  for (let seat = 0; seat < seats; seat++) {
    const legal = game.legal(state, seat);
    const choice = game.choices?.describe(state, seat) ?? null;
    const may = legal.length > 0 || choice !== null;
    promised(may || !toAct.includes(seat), 'who is to act has an option');
    promised(toAct.includes(seat) || !may || sealed === true, 'who is not to act has none');
    const texts = legal.map(a => game.format(a));
    promised(new Set(texts).size === texts.length, 'notation is unique');
    for (const [i, text] of texts.entries()) same(game.parse(text), legal[i], 'notation reads back');
    if (choice !== null && closely) checkChoice(game, choice, state, seat, enumerates);
  }
  return toAct;
}

/** Description, validator and brute force agree wherever brute force is possible. */
function checkChoice<K extends Kinds>(
  game: Game<K>,
  choice: K['choice'],
  state: K['state'],
  seat: Seat,
  most: number,
): void {
  if (!game.choices) return;
  const { all, allows, sample } = game.choices;
  const listed = new Set<string>();
  for (const action of all(choice)) {
    promised(allows(choice, action), 'what is described is allowed');
    promised(isLegal(game, state, seat, action), 'what is allowed is legal');
    same(game.parse(game.format(action)), action, 'notation reads back');
    listed.add(game.format(action));
    if (listed.size > most) return;
  }
  const chance = seeded(`${game.id} choice`);
  for (let i = 0; i < 20; i++) {
    promised(listed.has(game.format(sample(choice, chance))), 'samples come from the description');
  }
}

const seenBy = <K extends Kinds>(
  { game, opening, steps }: Run<K>,
  state: K['state'],
  seat: Seat,
): Seen<K> => ({
  seat,
  view: game.view(state, seat),
  news: newsFor(game, afterExpiry(game, [opening, ...steps.map(s => s.events)]).flat(), seat),
});

function newsFor<K extends Kinds>(
  game: Game<K>,
  events: readonly K['event'][],
  viewer: Viewer,
): K['event'][] {
  return events.flatMap(event => {
    const redacted = game.redact(event, viewer);
    return redacted === null ? [] : [redacted];
  });
}

/** Every byte a seat gets, except the news. */
function sent<K extends Kinds>(game: Game<K>, state: K['state'], viewer: Seat | null): string {
  const own =
    viewer === null ? null : [game.legal(state, viewer), game.choices?.describe(state, viewer) ?? null];
  return JSON.stringify([game.view(state, viewer), own, game.toAct(state), game.outcome(state)]);
}

/** Who knows no more than everybody is told what everybody is. */
function checkHasSecrets<K extends Kinds>({ game, seats }: Run<K>, state: K['state']): void {
  const open = JSON.stringify(game.view(state, null));
  for (let seat = 0; seat < seats; seat++)
    same(
      game.hasSecrets(state, seat),
      JSON.stringify(game.view(state, seat)) !== open,
      'a seat has secrets when its view shows more than the public one',
    );
}

const RULE_ID = /^[A-Z]+-\d+$/;

/** Whatever cannot be done, and by whomever: what is seen is enough to name the rule. */
function checkExplanations<K extends Kinds>(run: Run<K>, state: K['state']): void {
  const { game, seats, chance } = run;
  const tried = game.toAct(state).map(seat => randomAction(game, state, seat, chance));
  for (const { entry } of run.steps.slice(-2)) tried.push(game.parse(entry.action) as K['action']);
  for (const viewer of [...Array(seats).keys(), null]) {
    const view = deepFreeze(clone(game.view(state, viewer)));
    for (const action of tried) {
      if (viewer !== null && isLegal(game, state, viewer, action)) continue;
      promised(RULE_ID.test(game.explain(view, viewer, action)), 'what cannot be done names a rule');
    }
  }
}

/** Resample everything a seat may not know: its view, options and refusals do not change by a byte. */
function checkSecrets<K extends Kinds>(run: Run<K>, state: K['state']): void {
  const { game, seats, chance } = run;
  const probes = run.steps.slice(-2).map(s => s.entry.action);
  for (let seat = 0; seat < seats; seat++) {
    const world = game.determinize(seenBy(run, state, seat), chance);
    promised(isPlain(world), 'an imagined state is plain data');
    same(
      sent(game, world, seat),
      sent(game, state, seat),
      'a seat cannot tell the worlds it may imagine apart',
    );
    same(sent(game, world, null), sent(game, state, null), 'nor can a spectator');
    for (const text of probes) {
      const answers = [state, world].map(s => play({ game, state: s, chance: seeded('probe') }, seat, text));
      if (answers.every(a => !a.ok)) same(answers[0], answers[1], 'refusals tell nothing');
    }
  }
}

/**
 * The same move with the same luck in two worlds the listener cannot tell apart. Where everything that is
 * public went the same way, what was secret sounds the same too.
 */
function checkHearsay<K extends Kinds>(
  run: Run<K>,
  promise: Contract<K>,
  before: K['state'],
  { entry }: Step<K>,
): void {
  const { game, seats, chance } = run;
  for (let listener = 0; listener < seats; listener++) {
    if (listener === entry.seat) continue;
    const seen = seenBy(run, before, listener);
    const [one, other] = [0, 1].map(() => {
      const state = game.determinize(seen, chance);
      return play({ game, state, chance: fitting(entry.rolls) }, entry.seat, entry.action);
    });
    if (!one.ok || !other.ok) continue;
    const isOpen = (event: K['event']) => !promise.isSecret(event, listener);
    if (JSON.stringify(one.events.filter(isOpen)) !== JSON.stringify(other.events.filter(isOpen))) continue;
    for (const viewer of [listener, null]) {
      same(
        newsFor(game, one.events, viewer),
        newsFor(game, other.events, viewer),
        'secret news tells others nothing',
      );
    }
  }
}

/** The same luck in another world, cut to size where that world has fewer cards to choose from. */
const fitting = (rolls: readonly number[]): Chance => {
  let used = 0;
  return { below: n => (n === 1 ? 0 : Math.min(rolls[used++] ?? 0, n - 1)) };
};

/** Sealed decisions: whoever is faster, the result is the same. */
function checkSealedOrder<K extends Kinds>(
  { game, chance }: Run<K>,
  state: K['state'],
  toAct: readonly Seat[],
): void {
  const decided = toAct.map(seat => ({ seat, action: randomAction(game, state, seat, chance) }));
  const results = [decided, [...decided].reverse()].map(order => {
    const s = clone(state);
    const luck = seeded('sealed');
    for (const { seat, action } of order) {
      if (!isLegal(game, s, seat, action)) return null; // an open decision changed what the others may do
      game.apply(s, seat, action, { chance: luck, tell: () => {} });
    }
    return s;
  });
  if (results[0] !== null && results[1] !== null)
    same(results[0], results[1], 'sealed order does not matter');
}

function checkOutcome<K extends Kinds>(
  { game, seats }: Run<K>,
  state: K['state'],
  { mayLackWinner, mayLoseToOutsider }: Contract<K>,
): void {
  const outcome = game.outcome(state);
  expect(outcome?.places.length).toBe(seats);
  expect(outcome?.scores.length).toBe(seats);
  const places = new Set(outcome?.places);
  const isWithoutWinner = (mayLackWinner && places.size === 1) || (mayLoseToOutsider && places.has(2));
  promised(places.has(1) || isWithoutWinner === true, 'somebody wins');
  const refusal = play({ game, state, chance: scripted() }, 0, 'anything');
  expect(refusal).toEqual({ ok: false, refusal: { code: 'over' } });
}
