import { createHash } from 'node:crypto';
import { OCEAN, oceanCard } from '@fathoms/games/dive/ocean/cards.ts';
import type { Atlas } from '@fathoms/games/dive/picture/atlas.ts';
import { cleanCanvas, paintSheet } from '@fathoms/games/dive/picture/ink.ts';
import { readKey } from '@fathoms/games/dive/picture/keyed.ts';
import { FIXED, type Optics } from '@fathoms/games/dive/picture/optics.ts';
import { type PreparedStack, prepareSheets } from '@fathoms/games/dive/picture/render.ts';
import { frameOf } from '@fathoms/games/dive/picture/scene.ts';
import { layOut, type Sheet } from '@fathoms/games/dive/picture/sheets.ts';
import { draw, seeded } from '@fathoms/kernel/chance.ts';

/** A stack to look at, and the truth about it. */
export interface Example {
  readonly stack: PreparedStack;
  readonly facts: Uint8Array; // cards gone, then a shark (0, 1) per level, then a helper (0 none, 1 …) per level
  readonly maps: Uint8Array; // where: sharks per level, then helpers per level, MAP × MAP cells each
}

export const LEVELS = FIXED.layers;
export const MAP = 24;

/** Sets of frames that turn and mirror into themselves, so that an eye can learn from every stack eight times. */
const FIVE = ['c', 'l2', 'r2', 'u2', 'd2'];
const NINE = [...FIVE, 'l1', 'r1', 'u1', 'd1'];
export const FRAMES: { readonly [name: string]: readonly string[] } = {
  five: FIVE,
  nine: NINE,
  all: [
    ...[...NINE, 'above-2-2', 'below-2-2', 'side-0', 'side-4', 'side-2', 'side-6'],
    ...['above-1-1', 'above-3-1', 'above-1-3', 'above-3-3'],
  ],
};

const HELPERS = ['green', 'red', 'manta'];
const MOST_GONE = 20;

/**
 * Stacks under one key: its 36 cards drawn once, shuffled afresh for each. Half of them have lost some cards
 * already, as in the middle of a game.
 */
export function* stacksUnder(
  atlas: Atlas,
  optics: Optics,
  side: number,
  label: string,
  count: number,
): Generator<Example> {
  const key = readKey(createHash('sha256').update(label).digest('hex').slice(0, 32));
  const chance = seeded(label);
  const cards = OCEAN.map(({ id }) => {
    const card = { id, turn: chance.below(4), flipped: chance.below(2) === 1 };
    return { id, sheet: layOut(atlas, optics, key, card) };
  });
  for (let i = 0; i < count; i++) {
    const bag = [...cards];
    const gone = chance.below(2) === 0 ? 0 : chance.below(MOST_GONE);
    const order = cards.map(() => draw(bag, chance)).slice(gone);
    const sheets = order.map(({ sheet }) => sheet);
    const frame = frameOf(side, FIXED.overscan);
    yield {
      stack: prepareSheets(atlas, sheets, { optics, key, frame, removed: gone, octopus: null }),
      facts: factsOf(order, gone),
      maps: mapsOf(atlas, order.slice(0, LEVELS)),
    };
  }
}

interface Dealt {
  readonly id: string;
  readonly sheet: Sheet;
}

function factsOf(order: readonly Dealt[], gone: number): Uint8Array {
  const facts = new Uint8Array(1 + 2 * LEVELS);
  facts[0] = gone;
  for (const [level, { id }] of order.slice(0, LEVELS).entries()) {
    const { shark, helper } = oceanCard(id);
    if (shark) facts[1 + level] = 1;
    if (helper) facts[1 + LEVELS + level] = 1 + HELPERS.indexOf(helper.kind);
  }
  return facts;
}

function mapsOf(atlas: Atlas, top: readonly Dealt[]): Uint8Array {
  const cells = MAP * MAP;
  const maps = new Uint8Array(2 * LEVELS * cells);
  const { side, margin } = frameOf(MAP, FIXED.overscan);
  for (const [level, { id, sheet }] of top.entries()) {
    for (const figure of sheet.layout.figures) {
      const canvas = cleanCanvas(side);
      paintSheet(
        atlas,
        { ...sheet, layout: { figures: [{ ...figure, density: 1 }], decor: [], cuts: [] } },
        canvas,
      );
      const isShark = figure.sprite === oceanCard(id).shark?.art;
      const at = ((isShark ? 0 : LEVELS) + level) * cells;
      for (let cell = 0; cell < cells; cell++) {
        const [x, y] = [cell % MAP, Math.floor(cell / MAP)];
        if (canvas.cover[(y + margin) * side + x + margin] > 0.4) maps[at + cell] = 1;
      }
    }
  }
  return maps;
}
