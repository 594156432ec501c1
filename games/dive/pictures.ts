import type { Pictures } from '@fathoms/kernel/game.ts';
import type { StackPicture } from './picture/render.ts';
import { LOOKS } from './rulesets.ts';
import type { DiveKinds, Lying, OctopusSpot, State } from './types.ts';

/** One card on its own, as it is lifted off. */
export interface CardPicture {
  readonly key: string;
  readonly card: StackPicture['cards'][number];
}

/** The stack, and how one may look at it: from the middle, with the head tilted, or with a flashlight too. */
export interface StackScene extends StackPicture {
  readonly ways: 'middle' | 'tilted' | 'lit';
}

/** What a picture of Dive is of. */
export type Scene = StackScene | CardPicture;

export const pictures: Pictures<DiveKinds> = { scenes, passing, moment, glance };

/** [DIVE-20, DIVE-93] The stack as it lies, under the Octopus if that is out. Sonar takes its place. */
function scenes(s: State): { [name: string]: Scene } {
  if (s.sonar !== null || s.stack.length === 0) return {};
  return { stack: stackScene(s, s.stack, s.octopus, ways(s)) };
}

/** The cards of the last Dive phase, `card-1` the first, and under each what was left of the stack, `under-1`… */
function passing(s: State): { [name: string]: Scene } {
  if (s.sonar !== null) return {};
  const turned = s.gone.slice(s.gone.length - s.lastDive);
  const shown: { [name: string]: Scene } = {};
  for (const [i, card] of turned.entries()) {
    shown[`card-${i + 1}`] = { key: s.key, card: asDrawn(card) };
    const rest = [...turned.slice(i + 1), ...s.stack];
    const way = rest.length === s.stack.length ? ways(s) : 'middle'; // the last one is the next round's stack
    if (rest.length > 0) shown[`under-${i + 1}`] = stackScene(s, rest, null, way);
  }
  return shown;
}

/** [DIVE-72, DIVE-73] The flashlight is a variant. */
const ways = (s: State): StackScene['ways'] => (s.flashlight ? 'lit' : 'tilted');

const stackScene = (
  { version, key, stack, gone }: State,
  cards: readonly Lying[],
  octopus: OctopusSpot | null,
  ways: StackScene['ways'],
): StackScene => ({
  ...(version > 1 && { look: LOOKS[version] }), // scenes of the first never told
  key,
  cards: cards.map(asDrawn),
  removed: stack.length + gone.length - cards.length,
  octopus: octopus && { ...octopus },
  ways,
});

export const asDrawn = ({ card, turn, flipped }: Lying): StackPicture['cards'][number] => ({
  id: card,
  turn: turn as 0 | 1 | 2 | 3,
  flipped,
});

/** A bot looks once in a round, at its beginning, before anything can be laid over the stack. */
function moment(s: State): string {
  return `round-${s.round}`;
}

function glance(s: State): StackScene | null {
  return s.sonar !== null || s.stack.length === 0 ? null : stackScene(s, s.stack, null, ways(s));
}
