import { OCEAN } from '../ocean/cards.ts';
import { prepareStack, renderCard, renderView } from '../picture/render.ts';
import type { Light, View } from '../picture/views.ts';
import { atlas, hash } from './picture-table.ts';

const SIZE = 200;
const LOOKS: readonly (readonly [View, Light])[] = [
  ['c', 'off'],
  ['l2', 'off'],
  ['d1', 'off'],
  ['c', 'above-1-3'],
  ['c', 'below-3-2'],
  ['c', 'side-5'],
];

/** Pictures of several stacks, as hashes by name: the same in every engine. e2e/picture.test.ts compares them. */
export function pictureHashes(): { [name: string]: string } {
  const hashes: { [name: string]: string } = {};
  for (const n of [1, 2, 3] as const) {
    const key = `${n}0c3a5e7f9b2d4`.padEnd(32, '6');
    const cards = OCEAN.map(({ id }, i) => ({ id, turn: (i + n) % 4, flipped: i % (n + 1) === 0 }));
    const octopus = n === 3 ? { x: 35, y: 60, turn: 3 } : null;
    const stack = prepareStack(
      atlas,
      { look: n, key, cards: cards.slice(5 * n), removed: 5 * n, octopus },
      SIZE,
    );
    for (const [view, light] of LOOKS) hashes[`${n} ${view} ${light}`] = hash(renderView(stack, view, light));
    hashes[`${n} card`] = hash(renderCard(atlas, key, cards[n], SIZE));
  }
  return hashes;
}
