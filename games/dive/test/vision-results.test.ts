import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BOTS, WEIGHTS } from '../eye/weights.ts';
import { fromBase64 } from '../picture/atlas.ts';
import { OPTICS } from '../picture/optics.ts';

/** What trained eyes could read, as it was measured: the pages, the sonar and the bots' eye stand on it. */
const ROOT = `${import.meta.dirname}/../../..`;
const FOLDER = `${ROOT}/vision/results`;
const FILES = readdirSync(FOLDER).sort();
const PAGE = readFileSync(`${ROOT}/docs/games/dive.md`, 'utf8');

type Json = { readonly [name: string]: Json } | readonly Json[] | string | number;

const stored = (file: string): Json => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'));

const isNode = (json: Json): json is { readonly [name: string]: Json } =>
  typeof json === 'object' && !Array.isArray(json);

function* nodesIn(json: Json): Generator<{ readonly [name: string]: Json }> {
  if (typeof json !== 'object') return;
  if (isNode(json)) yield json;
  for (const one of Object.values(json)) yield* nodesIn(one);
}

const nodes = FILES.flatMap(file => [...nodesIn(stored(file))]);
const isTrained = (node: { readonly [name: string]: Json }): boolean => 'steps' in node;

test('every trained eye is stored with seed, sizes and times', () => {
  const eyes = nodes.filter(isTrained);
  expect(eyes).toHaveLength(7);
  for (const eye of eyes)
    for (const figure of ['seed', 'side', 'seconds', 'steps', 'learned from'])
      expect(eye).toHaveProperty([figure], expect.any(Number));
});

test('the look of new games is the one that was measured', () => {
  const { optics } = stored('look-3.json') as { optics: object };
  expect(OPTICS[3]).toEqual(optics);
});

describe('docs/games/dive.md', () => {
  const INTERVAL = /(\d+\.\d) \((\d+\.\d)–(\d+\.\d)\)/g;
  const rows = PAGE.split('\n')
    .filter(line => line.startsWith('|'))
    .map(line => ({ line, levels: [...line.matchAll(INTERVAL)].map(([, ...three]) => three.map(Number)) }))
    .filter(({ levels }) => levels.length === 5);

  test('every row of its table is in a result, with its intervals', () => {
    const measured = nodes.flatMap(({ sharks }) =>
      Array.isArray(sharks) ? [JSON.stringify(sharks.slice(0, 5))] : [],
    );
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter(({ levels }) => !measured.includes(JSON.stringify(levels)))).toEqual([]);
  });

  test('tells how well each bot sees', () => {
    const { bots } = stored('small.json') as { bots: { [bot: string]: { sharks: number[][] } } };
    for (const [bot, { sharks }] of Object.entries(bots)) {
      const right = sharks.slice(0, 5).map(([share]) => Math.round(share));
      expect(PAGE.toLowerCase()).toMatch(new RegExp(`\\| ${bot} \\|.*\\| ${right.join(', ')} % \\|`));
    }
  });
});

test('the eye that is shipped is the one that was tested and calibrated', () => {
  const { bytes, bots } = stored('small.json') as {
    bytes: number;
    bots: { [bot: string]: { frames: number[]; coarse: number; fit: object } };
  };
  expect(fromBase64(WEIGHTS)).toHaveLength(bytes);
  expect(BOTS).toEqual(
    ['minnow', 'seal', 'barracuda'].map(bot => {
      const { frames, coarse, fit } = bots[bot];
      return { views: frames.length, coarse, ...fit };
    }),
  );
});
