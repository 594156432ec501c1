import type { Chance, Seat, Seen } from '@fathoms/kernel/game.ts';
import { type Trial, worthsOf } from '../bot/expert.ts';
import { determinize } from '../determinize.ts';
import { plans } from '../plan.ts';
import type { Action, DiveKinds, State } from '../types.ts';
import { imagineCarefully } from './imagine.ts';
import { options } from './policy.ts';

type Ready = Extract<Action, { type: 'ready' }>;
type Judge = Trial['judge'];
type Shares = readonly (readonly number[])[]; // by diver: how often each program is expected

const RIVALS_ROUNDS = 24; // in which a rival's programs are tried
const TURNS = [0.2, 0.5, 1]; // of the rounds
const SPREAD = 0.08; // of a match: what a program may cost and still be laid down now and then

/**
 * Everybody looks at the same pictures, so a rival makes of them much what one makes oneself, and chooses among the
 * same programs. First each rival's are tried, against any the others may have: the better one is, the more often it
 * is expected, but none is ever certain. Then one's own are tried against what is expected of all; the judge says
 * what each comes to.
 */
export function expert(seen: Seen<DiveKinds>, judge: Judge, rounds: number, chance: Chance): Action {
  const { seat } = seen;
  const [first] = plans(determinize(seen, chance), seat, 1);
  if (first.type !== 'ready') return first; // companions are taken and announced as a sound diver does
  const open = undecided(seen);
  const worlds = Array.from({ length: rounds }, () => imagineCarefully(open, chance));
  const [world] = worlds;
  const programs = world.divers.map((_, diver) => programsOf(world, diver));
  const asked = remembering(judge);
  const trialOf = (diver: Seat, some: readonly State[], shares: Shares): Trial => ({
    imagined: some.map(one => decided(one, diver, drawn(programs, shares, chance))),
    judge: asked,
    chance,
  });
  const any = programs.map(all => all.map(() => 1 / all.length));
  const expected = programs.map((all, diver) => {
    if (diver === seat) return any[diver];
    return sharesOf(worthsOf(diver, all, trialOf(diver, worlds.slice(0, RIVALS_ROUNDS), any)));
  });
  return bestInTurns(seat, programs[seat], trialOf(seat, worlds, expected));
}

/** Whoever is ready is expected to have laid the same as if not: nothing need be imagined for them. */
const undecided = (seen: Seen<DiveKinds>): Seen<DiveKinds> => ({
  ...seen,
  view: { ...seen.view, divers: seen.view.divers.map(diver => ({ ...diver, ready: false })) },
});

/** The best of all, tried further and further; each time the worse half drops out. */
function bestInTurns(seat: Seat, programs: readonly Ready[], { imagined, ...trial }: Trial): Ready {
  let left = programs.map(action => ({ action, worth: 0 }));
  let tried = 0;
  for (const share of TURNS) {
    const next = imagined.slice(tried, Math.ceil(share * imagined.length));
    const worths = worthsOf(
      seat,
      left.map(({ action }) => action),
      { imagined: next, ...trial },
    );
    tried += next.length;
    left = left
      .map(({ action, worth }, i) => ({ action, worth: worth + worths[i] * next.length }))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, Math.ceil(left.length / 2));
  }
  return left[0].action;
}

/** Most dives end in a position another one ended in. */
function remembering(judge: Judge): Judge {
  const known = new Map<string, readonly number[]>();
  return state => {
    const key = positionOf(state);
    const shares = known.get(key) ?? judge(state);
    known.set(key, shares);
    return shares;
  };
}

/** All that tells positions after the same round apart. */
function positionOf({ phase, stack, divers, chief }: State): string {
  let position = `${phase} ${stack.length} ${chief?.space}`;
  for (const { space, companion } of divers) position += ` ${space} ${companion}`;
  return position;
}

/** What a diver may do who makes of the stack what this one makes of it. */
export function programsOf(world: State, diver: Seat): readonly Ready[] {
  const own: State = { ...world, dream: world.dream && { ...world.dream, seat: diver } };
  return options(own, diver).filter((action): action is Ready => action.type === 'ready');
}

/** How often each is expected. Quotients alone, which every engine works out to the same last bit. */
export function sharesOf(worths: readonly number[]): number[] {
  const best = Math.max(...worths);
  const weights = worths.map(worth => {
    const behind = (best - worth) / SPREAD;
    return 1 / (1 + behind + (behind * behind) / 2 + (behind * behind * behind) / 6); // nearly as a power of e
  });
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map(weight => weight / sum);
}

const FINE = 1 << 20;

/** A program for everybody, each as often as it is expected. */
const drawn = (programs: readonly (readonly Ready[])[], shares: Shares, chance: Chance): Ready[] =>
  programs.map((all, diver) => {
    let left = chance.below(FINE) / FINE;
    return (
      all.find((_, i) => {
        left -= shares[diver][i];
        return left < 0;
      }) ?? all[0]
    );
  });

/** The same world with everybody ready but one. */
const decided = (world: State, seat: Seat, programs: readonly Ready[]): State => ({
  ...world,
  divers: world.divers.map((diver, other) =>
    other === seat ? { ...diver, ready: false } : { ...diver, program: programs[other].program, ready: true },
  ),
});
