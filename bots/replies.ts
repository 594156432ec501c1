import { seeded } from '@fathoms/kernel/chance.ts';
import { clone } from '@fathoms/kernel/clone.ts';
import type { Chance, Kinds, Seat, Seen } from '@fathoms/kernel/game.ts';
import type { ReplyEffort } from '@fathoms/kernel/sounding.ts';
import { type Expertise, openOutlook, playImagined } from './review/imagine.ts';

const LONGEST = 400; // actions of an imagined game
const SEEDS = 2 ** 31;

const A_LOOK = 6; // imagined games from one look at who is left to the next
const CLEARLY = 2.5; // standard errors: who is so far behind does not come back

/** An option, and what each imagined game made of it. */
interface Tried<A> {
  readonly action: A;
  readonly worths: number[];
}

/**
 * The option after which one stands best, by the judge. All options meet the same imagined games, so that luck does
 * not tell them apart. Whoever is clearly behind drops out: most decisions are soon made, and a close one gets more
 * thought, until one is left or so many games are played.
 */
export function bestByReplies<K extends Kinds>(
  expertise: Expertise<K>,
  effort: ReplyEffort,
  seen: Seen<K>,
  chance: Chance,
): K['action'] {
  const outlook = openOutlook(expertise.game, seen, String(chance.below(SEEDS)));
  const options = expertise.sounding.options(outlook.world(0), seen.seat, effort.options);
  let left = options.map((action): Tried<K['action']> => ({ action, worths: [] }));
  for (let [nth, games] = [0, 0]; left.length > 1 && games < effort.games; nth++) {
    for (const { action, worths } of left) {
      const state = outlook.world(nth);
      playTurns(expertise, effort, state, seen.seat, action, outlook.luck(nth));
      worths.push(expertise.judge(state)[seen.seat]);
    }
    games += left.length;
    if ((nth + 1) % A_LOOK === 0) left = contenders(left);
  }
  return bestOf(left).action;
}

function contenders<A>(left: readonly Tried<A>[]): Tried<A>[] {
  const best = bestOf(left);
  return left.filter(one => one === best || !isClear(best.worths, one.worths));
}

function bestOf<A>(left: readonly Tried<A>[]): Tried<A> {
  const sums = left.map(({ worths }) => worths.reduce((sum, worth) => sum + worth, 0));
  return left[sums.indexOf(Math.max(...sums))];
}

/** Whether the best is ahead in the same games by more than luck explains, or makes no difference at all. */
function isClear(best: readonly number[], other: readonly number[]): boolean {
  const games = best.length;
  let [sum, squares] = [0, 0];
  for (let i = 0; i < games; i++) {
    const ahead = best[i] - other[i];
    sum += ahead;
    squares += ahead * ahead;
  }
  const mean = sum / games;
  const spread = (squares / games - mean * mean) / (games - 1); // of the mean, squared
  return mean * mean >= CLEARLY * CLEARLY * spread;
}

/** Plays an action and so many turns after it, each by its mover's best reply; near the end all that is left. */
function playTurns<K extends Kinds>(
  expertise: Expertise<K>,
  { turns, replies }: ReplyEffort,
  state: K['state'],
  seat: Seat,
  action: K['action'],
  chance: Chance,
): void {
  const { game, sounding } = expertise;
  let [mover, next] = [seat, action];
  let passed = 0;
  for (let played = 0; played < LONGEST; played++) {
    playImagined(expertise.game, state, mover, next, chance);
    const [then]: readonly (Seat | undefined)[] = game.toAct(state);
    if (then === undefined) return;
    const isLate = sounding.isLate(state);
    if (then !== mover) passed++;
    if (then !== mover && passed > turns && !isLate) return;
    mover = then;
    next =
      passed > turns || isLate
        ? sensible(expertise, state, mover, chance)
        : reply(expertise, replies, state, mover, chance);
  }
}

/** Of a few options the one the judge likes best for its mover, in one imagined turn each, with the same luck. */
function reply<K extends Kinds>(
  expertise: Expertise<K>,
  most: number,
  state: K['state'],
  mover: Seat,
  chance: Chance,
): K['action'] {
  const options = expertise.sounding.options(state, mover, most).slice(0, most);
  if (options.length === 1) return options[0];
  const luck = String(chance.below(SEEDS)); // not the luck it will meet: nobody can see that
  let [best, highest] = [options[0], Number.NEGATIVE_INFINITY];
  for (const option of options) {
    const copy = clone(state);
    playTurn(expertise, copy, mover, option, seeded(luck));
    const worth = expertise.judge(copy)[mover];
    if (worth <= highest) continue;
    [best, highest] = [option, worth];
  }
  return best;
}

/** Plays an action, and on sensibly until the move passes on. */
function playTurn<K extends Kinds>(
  expertise: Expertise<K>,
  state: K['state'],
  mover: Seat,
  action: K['action'],
  chance: Chance,
): void {
  let next = action;
  for (let played = 0; played < LONGEST; played++) {
    playImagined(expertise.game, state, mover, next, chance);
    if (expertise.game.toAct(state)[0] !== mover) return;
    next = sensible(expertise, state, mover, chance);
  }
}

function sensible<K extends Kinds>(
  { sounding }: Expertise<K>,
  state: K['state'],
  mover: Seat,
  chance: Chance,
): K['action'] {
  const options = sounding.options(state, mover, 1);
  return options.length === 1 ? options[0] : sounding.sensible(state, mover, options, chance);
}
