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
  /** A copy of one's own; `action`: what is tried in it, where the others' answers to it are settled beforehand. */
  readonly world: (nth: number, action?: K['action']) => K['state'];
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

/**
 * The same in a round where everybody decides in secret: each world serves one game, as there is little luck left but
 * the guess itself. What is kept secret meets others who have decided already, what everybody hears others who have not.
 */
export function openRoundOutlook<K extends Kinds>(
  { game, sounding }: Expertise<K>,
  seen: Seen<K>,
  seed: string,
): Outlook<K> {
  const worlds: K['state'][] = [];
  const decided: K['state'][] = [];
  const imagine = sounding.rounds?.imagine ?? game.determinize;
  const worldAt = (nth: number): K['state'] => {
    worlds[nth] ??= imagine(seen, seeded(`${seed} world ${nth}`));
    return clone(worlds[nth]);
  };
  const decidedAt = (nth: number): K['state'] => {
    const state = worldAt(nth);
    sounding.rounds?.decideOthers(state, seen.seat, seeded(`${seed} others ${nth}`));
    return state;
  };
  return {
    seat: seen.seat,
    world(nth, action) {
      if (action === undefined || !sounding.rounds?.isSealed(action)) return worldAt(nth);
      decided[nth] ??= decidedAt(nth);
      return clone(decided[nth]);
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
  const state = world(nth, action);
  const chance = luck(nth);
  const isOver = endOf(sounding, state, seat);
  let hasPassed = false;
  let [mover, next]: [Seat | undefined, K['action']] = [seat, action];
  for (let played = 0; mover !== undefined && played < LONGEST; played++) {
    playImagined(game, state, mover, next, chance);
    [mover] = game.toAct(state);
    if (mover === undefined || isOver(state, mover)) break;
    const options = sounding.options(state, mover);
    hasPassed ||= mover !== seat;
    const stop = plan === 'cautious' && !hasPassed ? sounding.cautious?.(options) : null;
    next = stop ?? sounding.sensible(state, mover, options, chance);
  }
  return judge(state);
}

/** Where imagined games come to an end: when the move has passed on, or the round is over; near the end when all is. */
function endOf<K extends Kinds>(
  { rounds, isLate }: Sounding<K>,
  begun: K['state'],
  seat: Seat,
): (state: K['state'], mover: Seat) => boolean {
  const round = rounds?.round(begun);
  return (state, mover) =>
    !isLate(state) && (rounds === undefined ? mover !== seat : rounds.round(state) !== round);
}
