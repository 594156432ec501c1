import type { Facts, Seat } from '@fathoms/kernel/game.ts';
import { speedOf } from '../dive.ts';
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
  const { gains, wholly } = prospect;
  const reach = s.sonar === null ? prospect.reach : chancesToReach(reading.sharks, said);
  const helped = said.reduce((sum, _, i) => {
    const gain = gains[i + 1][speedOf(action.program, i + 1)];
    return sum + (gain > 0 ? (gain * reach[i + 1]) / prospect.reach[i + 1] : 0);
  }, 0);
  return {
    ...sure,
    levels: said.length,
    all: Math.round(100 * reach[said.length]),
    wholly: wholly ? 1 : 0,
    rest: tenths(restSpaces(reach, said.length, wholly)),
    helped: tenths(helped),
  };
}

const percent = (thousandths: number): number => Math.round(thousandths / 10);
const tenths = (x: number): number => Math.round(10 * x) / 10;

const callsOf = ({ levels, angler }: Program): boolean[] =>
  [...levels.map(({ shark }) => shark), ...(angler === null ? [] : [angler])].slice(0, ANGLER_LEVEL);

const hoped = (said: readonly boolean[], { sharks }: Glimpse): number =>
  said.reduce((sum, shark, i) => sum + (shark ? sharks[i] : 1000 - sharks[i]) / 1000, 0);
