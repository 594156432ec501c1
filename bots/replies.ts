import { seeded } from '@fathoms/kernel/chance.ts';
import { clone } from '@fathoms/kernel/clone.ts';
import type { Chance, Kinds, Seat, Seen } from '@fathoms/kernel/game.ts';
import type { ReplyEffort } from '@fathoms/kernel/sounding.ts';
import { type Expertise, openOutlook, playImagined } from './review/imagine.ts';

const LONGEST = 400; // actions of an imagined game
const SEEDS = 2 ** 31;

/**
 * The option after which one stands best, by the judge. All options meet the same imagined games, so that luck does
 * not tell them apart, and the worse half drops out until one is left.
 */
export function bestByReplies<K extends Kinds>(
  expertise: Expertise<K>,
  effort: ReplyEffort,
  seen: Seen<K>,
  chance: Chance,
): K['action'] {
  const outlook = openOutlook(expertise.game, seen, String(chance.below(SEEDS)));
  const options = expertise.sounding.options(outlook.world(0), seen.seat, effort.options);
  let left = options.map(action => ({ action, sum: 0 })); // of what it came to, in as many games for all that are left
  const rounds = Math.ceil(Math.log2(left.length));
  for (let nth = 0; left.length > 1; ) {
    const until = nth + Math.max(1, Math.floor(effort.games / rounds / left.length));
    for (; nth < until; nth++)
      for (const option of left) {
        const state = outlook.world(nth);
        playTurns(expertise, effort, state, seen.seat, option.action, outlook.luck(nth));
        option.sum += expertise.judge(state)[seen.seat];
      }
    left.sort((a, b) => b.sum - a.sum);
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  return left[0].action;
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
