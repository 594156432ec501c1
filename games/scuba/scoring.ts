import type { Outcome, Seat } from '@fathoms/kernel/game.ts';
import {
  COMBINATION_IDS,
  COMBINATIONS,
  type CombinationId,
  SPECIES,
  SPECIES_POINTS,
  type Species,
} from './parts.ts';
import type { Diver, State } from './types.ts';

/** A set of animal cards: a bit per species. */
export type Cards = number;

export const countCards = (cards: Cards): number => {
  let count = 0;
  for (let bits = cards; bits !== 0; bits &= bits - 1) count++;
  return count;
};

export const cardsIn = (cards: Cards): Species[] => SPECIES.filter((_, i) => cards & (1 << i));
export const cardsOf = (species: readonly Species[]): Cards =>
  species.reduce((cards, one) => cards | (1 << SPECIES.indexOf(one)), 0);

/** [SCUBA-145] Points of the animal cards. */
export function animalPoints(cards: Cards): number {
  let sum = 0;
  for (let i = 0; i < SPECIES.length; i++) if (cards & (1 << i)) sum += SPECIES_POINTS[i];
  return sum;
}

const COMBINATION_CARDS: readonly { readonly cards: Cards; readonly bonus: readonly number[] }[] =
  COMBINATION_IDS.map(id => ({ cards: cardsOf(COMBINATIONS[id].species), bonus: COMBINATIONS[id].bonus }));

/** [SCUBA-146, SCUBA-147] Pairs and triples; [SCUBA-148] each once, since no species is owned twice. */
export function combinationPoints(cards: Cards): number {
  let sum = 0;
  for (const combination of COMBINATION_CARDS)
    sum += combination.bonus[countCards(cards & combination.cards)];
  return sum;
}

/** Each combination of which at least one animal is owned, and what it adds now. */
export const combinationsIn = (cards: Cards): { id: CombinationId; have: Species[]; bonus: number }[] =>
  COMBINATION_IDS.flatMap((id, i) => {
    const have = COMBINATIONS[id].species.filter(species => cards & cardsOf([species]));
    return have.length > 0 ? [{ id, have, bonus: COMBINATION_CARDS[i].bonus[have.length] }] : [];
  });

/** [SCUBA-145] Cards, combinations and chips; [SCUBA-93] the dead have no score. */
export const scoreOf = ({ status, cards, plus, minus }: Diver): number =>
  status === 'dead' ? 0 : animalPoints(cards) + combinationPoints(cards) + plus - minus;

/**
 * [SCUBA-149] Most points, then [SCUBA-150] more animal cards, then [SCUBA-151] fewer negative points, then
 * [SCUBA-152] earlier in turn order: no place among the living is shared. [SCUBA-128] The evacuated live.
 */
function isAhead(s: State, a: Seat, b: Seat): boolean {
  const [one, other] = [s.divers[a], s.divers[b]];
  if (one.status === 'dead' || other.status === 'dead')
    return one.status !== 'dead' && other.status === 'dead';
  const difference =
    scoreOf(one) - scoreOf(other) ||
    countCards(one.cards) - countCards(other.cards) ||
    other.minus - one.minus ||
    turnOrder(s, b) - turnOrder(s, a);
  return difference > 0;
}

const turnOrder = (s: State, seat: Seat): number => (seat - s.first + s.divers.length) % s.divers.length;

/** [SCUBA-144] With nobody alive there is no winner: all share the second place. */
export function outcome(s: State): Outcome | null {
  if (s.phase.name !== 'over') return null;
  const scores = s.divers.map(scoreOf);
  const first = s.divers.some(diver => diver.status !== 'dead') ? 1 : 2;
  const places = s.divers.map(
    (_, seat) => first + s.divers.filter((_, other) => isAhead(s, other, seat)).length,
  );
  return { places, scores };
}

export function winner(s: State): Seat | null {
  const seat = outcome(s)?.places.indexOf(1) ?? -1;
  return seat < 0 ? null : seat;
}
