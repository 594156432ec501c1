import { expect, test } from 'vitest';
import type { ScorePart } from '../../board/screen.ts';
import {
  labelled,
  longestBar,
  ranking,
  scaleOf,
  sourceMarks,
  spread,
  toneName,
  total,
  withRivals,
} from '../chart.ts';

const moments = (...scores: number[][]) => scores.map((all, i) => ({ label: String(i), scores: all }));

test('the scale has round ticks, holds zero and every score', () => {
  expect(scaleOf(moments([0, 0], [12, 45]))).toEqual({ low: 0, high: 50, ticks: [0, 10, 20, 30, 40, 50] });
  expect(scaleOf(moments([-17, 3]))).toEqual({ low: -20, high: 5, ticks: [-20, -15, -10, -5, 0, 5] });
  expect(scaleOf([])).toEqual({ low: 0, high: 1, ticks: [0, 1] });
});

test('labels below the chart include the first and the last moment and never crowd', () => {
  for (const count of [1, 2, 5, 9, 10, 17, 31, 64, 100]) {
    const at = labelled(count);
    expect(at[0]).toBe(0);
    expect(at.at(-1)).toBe(count - 1);
    expect(at.length).toBeLessThanOrEqual(9);
    expect(new Set(at).size).toBe(at.length);
  }
  expect(labelled(0)).toEqual([]);
});

test('labels at the end of the lines move apart, keep their order and stay inside', () => {
  expect(spread([10, 50, 90], 20, 0, 100)).toEqual([10, 50, 90]);
  expect(spread([50, 50, 51], 20, 0, 100)).toEqual([50, 70, 90]);
  expect(spread([95, 100, 98], 20, 0, 100)).toEqual([60, 100, 80]);
});

test('the ranking goes by place, and shared places keep the order of the table', () => {
  expect(ranking([2, 1, 2], [30, 45, 30]).map(({ seat }) => seat)).toEqual([1, 0, 2]);
});

test('a place out of the running stays behind although its score is higher', () => {
  expect(ranking([2, 1], [64, 58]).map(({ seat }) => seat)).toEqual([1, 0]);
});

const part = (points: number): ScorePart => ({
  id: String(points),
  label: '',
  points,
  detail: '',
  tone: 'main',
});

test('losses lengthen a bar and shorten a total', () => {
  const parts = [[part(30), part(-5)], [part(20)]];
  expect(longestBar(parts)).toBe(35);
  expect(parts.map(total)).toEqual([25, 20]);
  expect(longestBar([])).toBe(1);
});

const source = (id: string, points: number, tone: ScorePart['tone'] = 'main'): ScorePart => ({
  ...{ id, label: id.toUpperCase(), points, tone, detail: '' },
});

test('somebody without a seat stands at their place: none is missing', () => {
  const chief = { name: 'Chief', art: 'pawn-chief', note: '', place: 2, score: 20 };
  const rows = withRivals(ranking([1, 3, 3, 5], [23, 18, 18, 2]), [chief]);
  expect(rows.map(({ place }) => place)).toEqual([1, 2, 3, 3, 5]);
  expect(rows[1]).toBe(chief);
});

test('the key names what a pattern stands for, while there are few of it', () => {
  const parts = [[source('sets', 4, 'extra'), source('a', 1), source('b', 2)], [source('c', 3)]];
  expect(toneName(parts, 'extra')).toBe('SETS');
  expect(toneName(parts, 'main')).toBeNull();
});

test('bars by source share one scale, and say nothing of who has none', () => {
  const parts = [[source('key', 8), source('net', 2)], [source('key', 4)]];
  expect(sourceMarks(parts, 'key')).toEqual([100, 50]);
  expect(sourceMarks(parts, 'net')).toEqual([25, null]);
});
