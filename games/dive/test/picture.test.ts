import { expect, test } from 'vitest';
import { OCEAN } from '../ocean/cards.ts';
import { blurPlanes, reachOf } from '../picture/blur.ts';
import { clearGrid, mark, printOf, printOfDisc, touches } from '../picture/footprint.ts';
import { cleanCanvas, paintSheet } from '../picture/ink.ts';
import { chachaBlock, deriveKey, openStream, readKey } from '../picture/keyed.ts';
import { drawLayout } from '../picture/layout.ts';
import { everywhere } from '../picture/murk.ts';
import { FIXED, OPTICS } from '../picture/optics.ts';
import { prepareStack, renderCard, renderView } from '../picture/render.ts';
import { layOut, printedSheet, type Sheet } from '../picture/sheets.ts';
import { LIGHTS, type Light, VIEWS } from '../picture/views.ts';
import { renderByTheBook } from './picture-reference.ts';
import {
  atlas,
  BARE,
  difference,
  hash,
  keyOf,
  prepared,
  SHARK,
  stackOf,
  withShark,
} from './picture-table.ts';

const SIZE = 96;

/** Pixels of the shark of `withShark`. */
const SHARK_AREA = coverOf(withShark, 110).reduce((sum, cover) => sum + cover, 0);

function coverOf(sheet: Sheet, side: number): Float32Array {
  const canvas = cleanCanvas(side);
  paintSheet(atlas, sheet, canvas);
  return canvas.cover;
}

/** Mean brightness of the green light inside the shark of `withShark`, and of the water just beside it. */
function onAndBeside(picture: Uint8ClampedArray): { on: number; beside: number } {
  const at = (x: number, y: number) => picture[4 * (y * SIZE + x) + 1];
  const middle = SIZE / 2;
  const rows = [-8, -4, 0, 4, 8];
  const mean = (x: number) => rows.reduce((sum, y) => sum + at(x, middle + y), 0) / rows.length;
  return { on: mean(middle), beside: (mean(middle - 26) + mean(middle + 26)) / 2 };
}

const contrast = (picture: Uint8ClampedArray): number => {
  const { on, beside } = onAndBeside(picture);
  return (beside - on) / beside;
};

const bareWithSharkOn = (level: number, count = 12) =>
  Array.from({ length: count }, (_, i) => (i === level - 1 ? withShark : BARE));

test('DIVE-20: the same stack always gives the same bytes', () => {
  const once = renderView(prepareStack(atlas, stackOf(1), SIZE), 'l1', 'off');
  const again = renderView(prepareStack(atlas, stackOf(1), SIZE), 'l1', 'off');
  expect(hash(again)).toBe(hash(once));
  expect(hash(renderView(prepareStack(atlas, stackOf(2), SIZE), 'l1', 'off'))).not.toBe(hash(once));
});

test('the stream is ChaCha20 with a key of 128 bits', () => {
  const block = new Uint32Array(16);
  chachaBlock(new Uint32Array(4), 0, [0, 0, 0], block);
  const bytes = Array.from(new Uint8Array(block.buffer), byte => byte.toString(16).padStart(2, '0')).join('');
  expect(bytes.slice(0, 64)).toBe('89670952608364fd00b2f90936f031c8e756e15dba04b8493d00429259b20f46');
});

test('layout and grain have keys of their own, and every label its own stream', () => {
  const key = readKey(keyOf(3));
  expect(deriveKey(key, 'layout')).not.toEqual(deriveKey(key, 'grain'));
  const first = (a: number, b: number) => openStream(key, a, b).word();
  expect(new Set([first(1, 0), first(1, 1), first(2, 0)]).size).toBe(3);
  expect(() => readKey('5eed')).toThrow('32 hexadecimal digits');
});

test('a blur keeps all light and has the spread asked for', () => {
  const side = 64;
  for (const spread of [0.4, 1, 2.3, 4]) {
    const plane = new Float32Array(side * side);
    plane[32 * side + 32] = 1;
    blurPlanes([plane], everywhere(side), spread);
    let sum = 0;
    let variance = 0;
    let furthest = 0;
    plane.forEach((light, i) => {
      const away = (i % side) - 32;
      sum += light;
      variance += light * away * away;
      if (light > 1e-9) furthest = Math.max(furthest, Math.abs(away));
    });
    expect(sum).toBeCloseTo(1, 4);
    expect(Math.sqrt(variance)).toBeCloseTo(spread, 2);
    expect(furthest).toBeLessThanOrEqual(reachOf(spread));
  }
});

test('the picture looks as it does painted by the book, sheet by sheet', () => {
  for (const n of [4, 5]) {
    const views = ['c', 'r2', 'u1'] as const;
    const stack = prepareStack(atlas, stackOf(n), 160);
    const simple = renderByTheBook(atlas, stackOf(n), 160, views);
    views.forEach((view, i) => {
      expect(difference(renderView(stack, view, 'off'), simple[i])).toBeLessThan(1);
    });
  }
});

test('H4: the deeper a shark lies, the less it stands out, and down to level 6 it still does', () => {
  const empty = renderView(prepared(bareWithSharkOn(99), SIZE), 'c', 'off');
  const onShark = SHARK_AREA / (SIZE * SIZE);
  const traces = [1, 2, 3, 4, 5, 6, 7, 8].map(
    level => difference(empty, renderView(prepared(bareWithSharkOn(level), SIZE), 'c', 'off')) / onShark,
  );
  for (const [i, deeper] of traces.slice(1).entries()) expect(deeper).toBeLessThan(traces[i]);
  expect(traces[0]).toBeGreaterThan(30);
  expect(traces[5]).toBeGreaterThan(4);
});

test('H4: a hole takes the haze of its own sheet away: what is seen through it looks one level shallower', () => {
  const cut = { x: 0.5, y: 0.5, r: 0.2, waves: [0, 0, 0, 0] as const };
  const holed = { ...BARE, layout: { ...BARE.layout, cuts: [cut] } };
  const look = (sheets: readonly (typeof BARE)[]) =>
    onAndBeside(renderView(prepared(sheets, SIZE), 'c', 'off')).on;
  const third = bareWithSharkOn(3);
  const throughHole = look([holed, ...third.slice(1)]);
  expect(throughHole).toBeLessThan(look(third) - 10);
  expect(Math.abs(throughHole - look(bareWithSharkOn(2)))).toBeLessThan(8);
});

test('H4: tilting the head moves deeper things further', () => {
  const empty = prepared(bareWithSharkOn(99), SIZE);
  const shifts = [1, 3, 5].map(level => {
    const stack = prepared(bareWithSharkOn(level), SIZE);
    const [left, right] = (['l2', 'r2'] as const).map(view =>
      middleOfChange(renderView(empty, view, 'off'), renderView(stack, view, 'off')),
    );
    return left - right;
  });
  const twoGaps = 2 * 2 * OPTICS[1].parallax * SIZE;
  expect(twoGaps).toBeGreaterThan(0.04 * SIZE);
  expect(shifts[0]).toBeLessThan(twoGaps / 1.5); // only its shadow moves
  expect(shifts[1]).toBeGreaterThan(shifts[0] + twoGaps / 1.5);
  expect(shifts[2]).toBeGreaterThan(shifts[1] + twoGaps / 1.5);
});

/** How far across the picture the difference lies. */
function middleOfChange(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let weight = 0;
  let sum = 0;
  for (let i = 0; i < a.length; i += 4) {
    const change = Math.abs(a[i + 1] - b[i + 1]);
    weight += change;
    sum += change * ((i / 4) % SIZE);
  }
  return sum / weight;
}

test('H5: every view and light shows at least six sheets together, none shows one alone', () => {
  const sheets = Array.from({ length: 10 }, (_, i) => {
    const shark = { ...SHARK, side: 0.3, x: 0.2 + 0.15 * (i % 5), y: i < 5 ? 0.35 : 0.65 };
    return { ...BARE, layout: { ...BARE.layout, figures: [shark] } };
  });
  const whole = prepared(sheets, SIZE);
  const without = [0, 1, 2, 3, 4, 5].map(level =>
    prepared(
      sheets.map((sheet, i) => (i === level ? BARE : sheet)),
      SIZE,
    ),
  );
  const lights: Light[] = ['above-2-2', 'above-0-4', 'below-2-2', 'below-4-0', 'side-0', 'side-3', 'side-6'];
  const looks = [
    ...VIEWS.map(view => ({ view, light: 'off' as Light })),
    ...lights.map(light => ({ view: 'c' as const, light })),
  ];
  for (const { view, light } of looks) {
    const all = renderView(whole, view, light);
    for (const stack of without)
      expect(difference(all, renderView(stack, view, light)), `${view} ${light}`).toBeGreaterThan(0.02);
  }
});

test('H6: two games draw the same card differently, with the same cast', () => {
  for (const { id } of OCEAN.slice(0, 12)) {
    const card = { id, turn: 0, flipped: false };
    const [one, two] = [1, 2].map(n => renderCard(atlas, keyOf(n), card, SIZE));
    expect(difference(one, two), id).toBeGreaterThan(3);
    const cast = (n: number) =>
      layOut(atlas, OPTICS[1], readKey(keyOf(n)), card).layout.figures.map(({ sprite }) => sprite);
    expect(cast(1)).toEqual(cast(2));
  }
});

test('DIVE-28: a card shows its shark and its helper, nearly whole, and nothing lies over them', () => {
  for (const [n, card] of OCEAN.entries()) {
    const { figures, decor, cuts } = drawLayout(atlas, OPTICS[2], card, openStream(readKey(keyOf(n)), 1));
    const cast = [...(card.shark ? [card.shark.art] : []), ...(card.helper ? [card.helper.kind] : [])];
    expect(figures.map(({ sprite }) => sprite)).toEqual(cast);
    expect(cuts).toHaveLength(card.holes.length);
    const grid = clearGrid();
    for (const figure of figures) {
      expect(Math.min(figure.x, figure.y, 1 - figure.x, 1 - figure.y)).toBeGreaterThan(FIXED.overscan);
      expect(touches(grid, printOf(atlas, figure)), card.id).toBe(0);
      mark(grid, printOf(atlas, figure));
    }
    for (const thing of decor) expect(touches(grid, printOf(atlas, thing)), card.id).toBe(0);
    for (const { x, y, r } of cuts) expect(touches(grid, printOfDisc(x, y, r)), card.id).toBe(0);
  }
});

test('DIVE-5: turning and flipping a card moves its ink and changes nothing else', () => {
  const side = 80;
  const inkOf = (turn: number, flipped: boolean) => coverOf(printedSheet({ id: 'O36', turn, flipped }), side);
  const straight = inkOf(0, false);
  const [turned, flipped] = [inkOf(1, false), inkOf(0, true)];
  let ink = 0;
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      expect(turned[x * side + (side - 1 - y)]).toBeCloseTo(straight[y * side + x], 2);
      expect(flipped[y * side + (side - 1 - x)]).toBeCloseTo(straight[y * side + x], 2);
      ink += straight[y * side + x];
    }
  }
  expect(ink).toBeGreaterThan(100);
});

test('DIVE-64: when cards above leave, those below lie as they lay', () => {
  const picture = stackOf(6);
  const before = prepareStack(atlas, picture, SIZE).scene.layers;
  const after = prepareStack(atlas, { ...picture, cards: picture.cards.slice(3), removed: 3 }, SIZE).scene
    .layers;
  for (const level of [0, 1, 2, 3]) {
    expect(after[level].depth).toBeCloseTo(before[level + 3].depth - before[3].depth, 9);
    expect(after[level].warpX).toBe(before[level + 3].warpX);
    expect(after[level].holes?.open).toEqual(before[level + 3].holes?.open);
  }
  const ids = new Set(picture.cards.slice(3).map(({ id }) => id));
  expect(ids.size).toBe(33);
});

test('DIVE-95: under the Octopus nothing can be seen, from any view; beside it everything', () => {
  const octopus = { x: 40, y: 55, turn: 3 };
  const [one, two] = [stackOf(7), { ...stackOf(8), key: stackOf(7).key }].map(picture =>
    prepareStack(atlas, { ...picture, octopus }, SIZE),
  );
  for (const view of VIEWS) {
    const [a, b] = [renderView(one, view, 'off'), renderView(two, view, 'off')];
    let outside = 0;
    for (let y = 0; y < SIZE; y++) {
      for (let x = 0; x < SIZE; x++) {
        const away = Math.hypot(x + 0.5 - 0.4 * SIZE, y + 0.5 - 0.55 * SIZE) / SIZE;
        const i = 4 * (y * SIZE + x);
        const differs = a[i] !== b[i] || a[i + 1] !== b[i + 1] || a[i + 2] !== b[i + 2];
        if (away < 0.25 - 1 / SIZE) expect(differs).toBe(false);
        else if (differs) outside++;
      }
    }
    expect(outside).toBeGreaterThan(0.5 * SIZE * SIZE);
  }
});

test('DIVE-73: the views and lights are a fixed set, and the flashlight is for the middle view', () => {
  expect(VIEWS).toHaveLength(9);
  expect(LIGHTS).toHaveLength(1 + 25 + 25 + 8);
  expect(new Set(LIGHTS).size).toBe(LIGHTS.length);
  const stack = prepareStack(atlas, stackOf(9), SIZE);
  const looks: Light[] = ['off', 'above-1-2', 'below-1-2', 'side-2'];
  const pictures = looks.map(light => renderView(stack, 'c', light));
  pictures.forEach((a, i) => {
    for (const b of pictures.slice(i + 1)) expect(difference(a, b)).toBeGreaterThan(4);
  });
  expect(() => renderView(stack, 'l1', 'side-2')).toThrow('middle view');
});

test('DIVE-72: light from below shows a deep shark against the glow', () => {
  const stack = prepared(bareWithSharkOn(5, 14), SIZE);
  const [day, lit] = (['off', 'below-2-2'] as const).map(light => contrast(renderView(stack, 'c', light)));
  expect(lit).toBeGreaterThan(2 * day);
});

test('a stack of few cards, and of none, is still a picture', () => {
  for (const count of [0, 1, 5, 9, 10]) {
    const picture = { ...stackOf(10), cards: stackOf(10).cards.slice(0, count), removed: 36 - count };
    const bytes = renderView(prepareStack(atlas, picture, SIZE), 'd2', 'off');
    expect(bytes.every((byte, i) => i % 4 !== 3 || byte === 255)).toBe(true);
    expect(new Set(bytes).size).toBeGreaterThan(20);
  }
});

test('the printed card is the layout of the rules: a shark where they say', () => {
  const bytes = renderCard(atlas, null, { id: 'O34', turn: 0, flipped: false }, SIZE); // S3-L 56,59
  const at = (x: number, y: number) =>
    bytes[4 * (Math.round(0.01 * y * SIZE) * SIZE + Math.round(0.01 * x * SIZE))];
  expect(at(56, 59)).toBeLessThan(at(56, 90) - 30);
});
