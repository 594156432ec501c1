/** What a diver may do, and does who plays soundly: by a reading of the stack, seen or heard or imagined. */
import { seeded } from '@fathoms/kernel/chance.ts';
import type { Chance, Seat } from '@fathoms/kernel/game.ts';
import { levelsOf, NO_TOKENS } from '../choices.ts';
import { announcements } from '../companions.ts';
import { speedOf } from '../dive.ts';
import { BOTLIKE, glimpseOf, SHARP } from '../observer.ts';
import { CARD_SIDE, LEVELS } from '../parts.ts';
import { announcement, FAVOURITES, likelyProgram, programs } from '../plan.ts';
import { ready } from '../program.ts';
import { prospectOf, readingOf } from '../prospect.ts';
import type { Action, Glimpse, State } from '../types.ts';

const PROGRAMS = 15; // three of each depth
const TWINS = 3; // times as many are looked at: who has the same speeds dives the same

/** In a real state divers look for themselves, about as well as the best bot does, or as the sonar hears. */
export function ownReading(s: State, seat: Seat): Glimpse {
  if (s.dream) return readingOf(s, seat);
  const sense = s.sonar === null ? BOTLIKE : SHARP;
  return glimpseOf(s.stack, sense, seeded(`${s.round} ${seat} ${s.stack[0].card} ${s.stack.length}`));
}

/** Everything worth weighing, what a sound diver does first. */
export function options(s: State, seat: Seat, most = PROGRAMS): readonly Action[] {
  if (s.phase === 'companions')
    return FAVOURITES.filter(one => s.offered.includes(one)).map(companion => ({ type: 'take', companion }));
  const reading = ownReading(s, seat);
  const prospect = prospectOf(s, seat, reading);
  if (s.mode === 'children') return childrens(prospect.sides);
  const use = announcement(s, seat, prospect);
  if (most === 1) return [use ?? programs(s, seat, prospect, 1)[0]];
  const planned = withoutTwins(programs(s, seat, prospect, TWINS * most));
  const uses = [...announcements(s, seat), ...octopus(s, seat)].filter(action => !isSame(action, use));
  return use ? [use, ...planned, ...uses] : [...planned, ...uses];
}

/** The best few of each depth that differ in more than the tokens a speed is made of. */
function withoutTwins(planned: readonly Action[]): Action[] {
  const known = new Map<number, string[]>(); // speeds, by depth
  return planned.filter(action => {
    if (action.type !== 'ready') return true;
    const { levels } = action.program;
    const speeds = levels.map((_, i) => speedOf(action.program, i + 1)).join();
    const same = known.get(levels.length) ?? [];
    if (same.includes(speeds) || same.length === PROGRAMS / LEVELS) return false;
    known.set(levels.length, [...same, speeds]);
    return true;
  });
}

/** What is likeliest, and one of the five answers changed. */
const childrens = (sides: number): Action[] =>
  [0, ...Array.from({ length: LEVELS }, (_, i) => 1 << i)].map(bit =>
    ready(levelsOf(NO_TOKENS, sides ^ bit)),
  );

const octopus = (s: State, seat: Seat): Action[] =>
  s.divers[seat].companion === 'octopus'
    ? [{ type: 'octopus', spot: { x: CARD_SIDE / 2, y: CARD_SIDE / 2, turn: 0 } }]
    : [];

const isSame = (one: Action, other: Action | null): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Everybody who has not decided yet does, as somebody with sharp eyes may. */
export function decideOthers(s: State, seat: Seat, _chance: Chance): void {
  for (const [other, diver] of s.divers.entries()) {
    if (other === seat || diver.ready) continue;
    diver.program = likelyProgram(s, other);
    diver.ready = true;
  }
}
