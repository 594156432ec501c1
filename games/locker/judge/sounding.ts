import type { Sounding } from '@fathoms/kernel/sounding.ts';
import { lockerHints } from '../bot/hints.ts';
import { deckSize } from '../flow.ts';
import { causesIncident } from '../incident.ts';
import { legal, tamer } from '../turn.ts';
import type { Action, LockerKinds, State } from '../types.ts';
import { look } from './look.ts';
import { reasons } from './reasons.ts';
import { WEIGHTS } from './weights.ts';

const LATE = 24; // cards
const LAST = 8;

export const sounding: Sounding<LockerKinds> = {
  rules: 1,
  weights: WEIGHTS,
  effort: { positions: 1000, ending: 7000 },
  look,
  isLate: s => deckSize(s) <= LATE,
  options: legal,
  sensible: lockerHints.rollout,
  isEnding: s => deckSize(s) <= LAST,
  bunches,
  cautious: options => options.find(({ type }) => type === 'return') ?? null,
  reasons,
};

/** Cards that cause an incident leave the same behind, whichever it is; the others lie by suit and value. */
function bunches(s: State, action: Action, sides: number): number[][] | null {
  if (action.type !== 'reveal' || s.top.length > 0 || s.deck.length !== sides) return null; // no card of the deck
  const rolls = s.deck.map((_, roll) => roll).sort((a, b) => s.deck[a] - s.deck[b]);
  const sinks = (roll: number): boolean => tamer(s, s.deck[roll]) === null && causesIncident(s, s.deck[roll]);
  const sinking = rolls.filter(sinks);
  const others = rolls.filter(roll => !sinks(roll)).map(roll => [roll]);
  return sinking.length > 0 ? [sinking, ...others] : others;
}
