import type { Facts, Seat } from '@fathoms/kernel/game.ts';
import { speedOf } from '../dive.ts';
import { mantaRide } from '../help.ts';
import { ANGLER_LEVEL } from '../parts.ts';
import { restSpaces } from '../plan.ts';
import { prospectSaying } from '../prospect.ts';
import type { Action, Glimpse, Program, State } from '../types.ts';
import { chancesToReach } from './imagine.ts';
import { ownReading } from './policy.ts';

/**
 * What a program promises, by the reading it is judged by: how sure each call is, all of them together, the spaces
 * to be expected in the Rest and from helpers; of a companion nothing but its name.
 */
export function reasons(s: State, seat: Seat, action: Action): Facts {
  if (action.type !== 'ready') return {};
  const reading = ownReading(s, seat);
  const said = callsOf(action.program).slice(0, s.stack.length);
  const sure = Object.fromEntries(
    said.map((shark, i) => [`sure${i + 1}`, percent(shark ? reading.sharks[i] : 1000 - reading.sharks[i])]),
  );
  if (s.mode === 'children') return { ...sure, levels: said.length, rest: tenths(hoped(said, reading)) };
  const sides = said.reduce((bits, shark, i) => (shark ? bits | (1 << i) : bits), 0);
  const prospect = prospectSaying(s, seat, reading, sides, 0);
  const reach =
    s.sonar === null ? prospect.reach.slice(0, said.length + 1) : chancesToReach(reading.sharks, said);
  const { wholly } = prospect;
  return {
    ...sure,
    levels: said.length,
    all: Math.round(100 * reach[said.length]),
    wholly: wholly ? 1 : 0,
    rest: tenths(restSpaces(reach, said.length, wholly)),
    helped: tenths(helpedBy({ s, seat, program: action.program, reading, sides, reach })),
  };
}

/** A program and what is thought of it. */
interface Promised {
  readonly s: State;
  readonly seat: Seat;
  readonly program: Program;
  readonly reading: Glimpse;
  readonly sides: number;
  readonly reach: readonly number[]; // no deeper than the program
}

/** Spaces to be expected from helpers: turtles add up, of mantas the first takes one as far as any. */
function helpedBy(promised: Promised): number {
  const { s, seat } = promised;
  const turtles = gainsOf(promised, { manta: 0 });
  const mantas = gainsOf(promised, { green: 0, red: 0 });
  const ride = mantaRide(s, seat).to - s.divers[seat].space;
  const walks = mantas.reduce((none, gain) => none * (1 - gain / Math.max(1, ride)), 1);
  return turtles.reduce((sum, gain) => sum + gain, 0) + ride * (1 - walks);
}

/** By level: what its helper is worth, were there none of some kinds. */
function gainsOf(
  { s, seat, program, reading, sides, reach }: Promised,
  none: Partial<Glimpse['helpers'][number]>,
): number[] {
  const helpers = reading.helpers.map(odds => ({ ...odds, ...none }));
  const prospect = prospectSaying(s, seat, { ...reading, helpers }, sides, 0);
  return reach.slice(1).map((chance, i) => {
    const gain = prospect.gains[i + 1][speedOf(program, i + 1)];
    return gain > 0 ? (gain * chance) / prospect.reach[i + 1] : 0;
  });
}

const percent = (thousandths: number): number => Math.round(thousandths / 10);
const tenths = (x: number): number => Math.round(10 * x) / 10;

const callsOf = ({ levels, angler }: Program): boolean[] =>
  [...levels.map(({ shark }) => shark), ...(angler === null ? [] : [angler])].slice(0, ANGLER_LEVEL);

const hoped = (said: readonly boolean[], { sharks }: Glimpse): number =>
  said.reduce((sum, shark, i) => sum + (shark ? sharks[i] : 1000 - sharks[i]) / 1000, 0);
