import { seeded } from '@fathoms/kernel/chance.ts';
import { clone } from '@fathoms/kernel/clone.ts';
import type { Chance, Dealer, Game, Kinds, Seat, Seen } from '@fathoms/kernel/game.ts';
import type { Sounding } from '@fathoms/kernel/sounding.ts';
import type { Judge } from '../judge/judge.ts';

/** What a review reckons with. */
export interface Expertise<K extends Kinds = Kinds> {
  readonly game: Game<K>;
  readonly sounding: Sounding<K>;
  readonly judge: Judge<K>;
}

export const GAMES_A_WORLD = 4; // a guess at what is hidden serves a few imagined games: luck is drawn afresh in each
const LONGEST = 400; // actions

/** What a seat can imagine of how it goes on. The nth game has the same luck whatever is tried in it. */
export interface Outlook<K extends Kinds = Kinds> {
  readonly seat: Seat;
  readonly world: (nth: number) => K['state']; // a copy of one's own
  readonly luck: (nth: number) => Chance;
}

export function openOutlook<K extends Kinds>(game: Game<K>, seen: Seen<K>, seed: string): Outlook<K> {
  const worlds: K['state'][] = [];
  return {
    seat: seen.seat,
    world(nth) {
      const which = Math.floor(nth / GAMES_A_WORLD);
      worlds[which] ??= game.determinize(seen, seeded(`${seed} world ${which}`));
      return clone(worlds[which]);
    },
    luck: nth => seeded(`${seed} luck ${nth}`),
  };
}

/** Plays an action and what has no alternative after it; nobody is told. */
export function playImagined<K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  seat: Seat,
  action: K['action'],
  chance: Chance,
): void {
  const dealer: Dealer<K['event']> = { chance, tell: () => {} };
  game.apply(state, seat, action, dealer);
  for (let next = game.forced(state); next; next = game.forced(state))
    game.apply(state, next.seat, next.action, dealer);
}

export type Plan = 'sensible' | 'cautious';

/**
 * Every seat's chance after this action in the nth imagined game: played on sensibly until the move passes on
 * and judged there, or near the end played until it is over. `plan`: how the seat itself goes on in this turn.
 */
export function tryOut<K extends Kinds>(
  { game, sounding, judge }: Expertise<K>,
  { seat, world, luck }: Outlook<K>,
  action: K['action'],
  nth: number,
  plan: Plan,
): number[] {
  const state = world(nth);
  const chance = luck(nth);
  let hasPassed = false;
  let [mover, next]: [Seat | undefined, K['action']] = [seat, action];
  for (let played = 0; mover !== undefined && played < LONGEST; played++) {
    playImagined(game, state, mover, next, chance);
    [mover] = game.toAct(state);
    if (mover === undefined || (mover !== seat && !sounding.isLate(state))) break;
    const options = sounding.options(state, mover);
    hasPassed ||= mover !== seat;
    const stop = plan === 'cautious' && !hasPassed ? sounding.cautious?.(options) : null;
    next = stop ?? sounding.sensible(state, mover, options, chance);
  }
  return judge(state);
}
