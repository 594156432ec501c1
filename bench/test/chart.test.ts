import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { growthCharts } from '../growth/charts.ts';
import { chartOf } from '../shared/chart.ts';
import { ROOT, readReport } from '../shared/results.ts';

const line = (name: string, ...values: number[]) => ({
  name,
  points: values.map((value, i) => [10 ** i, value] as const),
});

/** Where the marks of a line stand, from left to right; the last of them is the legend's. */
const marksOf = (svg: string, nth: 0 | 1): number[][] => {
  const shape = nth === 0 ? /<rect class="p0" x="([\d.]+)" y="([\d.]+)"/g : /cx="([\d.]+)" cy="([\d.]+)"/g;
  return [...svg.matchAll(shape)].map(([, x, y]) => [Number(x), Number(y)]).slice(0, -1);
};

test('a chart draws every figure in its place: what grows in proportion lies on the dotted line, what stays is level', () => {
  const svg = chartOf('Depth & breath', [
    { x: 'divers', y: 'air', lines: [line('level', 20, 20, 20), line('alike', 1, 10, 100)] },
  ]);
  const level = marksOf(svg, 0);
  const alike = marksOf(svg, 1);
  expect(level.map(([, y]) => y)).toEqual(Array(3).fill(level[0][1]));
  expect(alike[1][0] - alike[0][0]).toBeCloseTo(alike[2][0] - alike[1][0], 0);
  expect(alike[0][1] - alike[1][1]).toBeCloseTo(alike[1][1] - alike[2][1], 0);
  expect(svg).toContain(`class="alike" clip-path="url(#box)" d="M${alike[0]} L${alike[2]}"`);
  for (const told of ['divers', 'air', 'level', 'alike', '>1<', '>10<', '>100<', 'Depth &amp; breath'])
    expect(svg).toContain(told);
});

test('figures near each other are not made to look far apart', () => {
  const svg = chartOf('', [{ x: '', y: '', lines: [line('', 300, 300, 300), line('', 300, 320, 330)] }]);
  const heights = marksOf(svg, 1).map(([, y]) => y);
  expect(heights[0] - heights[2]).toBeLessThan(15);
});

test('the charts of the documents are those of the stored run', () => {
  const charts = growthCharts(readReport('growth'));
  const folder = join(ROOT, 'docs/charts');
  expect(readdirSync(folder).sort()).toEqual(Object.keys(charts).sort());
  for (const [file, drawing] of Object.entries(charts))
    expect(readFileSync(join(folder, file), 'utf8'), 'npm run bench -- docs').toBe(drawing);
});
