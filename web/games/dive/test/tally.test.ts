import { describe, expect, test } from 'vitest';
import type { Face } from '../../../board/screen.ts';
import { result } from '../result.tsx';
import { timeline, waysOf } from '../tally.ts';
import { WORDS } from '../words/table.ts';
import { moments, PLAIN } from './table.ts';

const FACES: readonly Face[] = (['sun', 'red', 'blue', 'green'] as const).map((colour, seat) => ({
  name: ['You', 'Ada', 'Jun', 'Pip'][seat] ?? '',
  colour,
  you: seat === 0,
  level: null,
  here: true,
}));

const TABLES = [
  { seed: 'a', seats: 2, options: PLAIN },
  { seed: 'b', seats: 1, options: PLAIN },
  { seed: 'c', seats: 4, options: { ...PLAIN, companions: 'on' } },
  { seed: 'd', seats: 3, options: { ...PLAIN, mode: 'children' } },
  { seed: 'e', seats: 3, options: { ...PLAIN, chief: 'on' } },
] as const;

describe.each(TABLES)('at the end of game $seed', ({ seed, seats, options }) => {
  const last = [...moments(seed, seats, options)].at(-1);
  if (!last?.outcome) throw new Error('not over');
  const { view, outcome, history } = last;
  const faces = FACES.slice(0, seats);

  test('every space is explained', () => {
    const { parts, notes, headline, line } = result({ view, outcome, faces, words: WORDS.en, history });
    expect(parts.map(list => list.reduce((sum, { points }) => sum + points, 0))).toEqual(outcome.scores);
    for (const text of [headline, line, ...notes]) expect(text).not.toMatch(/undefined|NaN|null/);
  });

  test('the way down is drawn round by round', () => {
    const points = timeline(history, seats);
    expect(points[0]?.scores).toEqual(faces.map(() => 0));
    expect(points.at(-1)?.scores).toEqual(outcome.scores);
    expect(points.length - 1).toBe(waysOf(history, seats)[0]?.rests.length);
  });
});

test('how well one saw is told level by level, beside the way to the school, where one has looked oneself', () => {
  const over = [...moments('saw', 2, PLAIN)].at(-1);
  if (!over?.outcome) throw new Error('not over');
  const { view, outcome, history } = over;
  const ended = { view, outcome, faces: FACES.slice(0, 2), words: WORDS.en, history };
  const [own] = waysOf(history, 2);
  const [first] = own?.judged ?? [];
  const { practice } = result(ended);
  expect(practice).toMatchObject({ title: 'How well you saw', link: 'School for the eye' });
  expect(practice?.lines[0]).toBe(`Level 1: ${first?.right} of ${first?.of}`);
  const wrong = own?.judged.reduce((sum, { right, of }) => sum + of - right, 0);
  expect(wrong).toBe(own?.mistakes);
  const strangers = ended.faces.map(face => ({ ...face, you: false }));
  expect(result({ ...ended, faces: strangers }).practice).toBeUndefined();
  expect(result({ ...ended, view: { ...view, sonar: [] } }).practice).toBeUndefined();
});

test('a Chief who is furthest wins, and says so', () => {
  const over = [...Array(30).keys()]
    .map(i => [...moments(`chief ${i}`, 1, PLAIN)].at(-1))
    .find(moment => moment?.view.winners.includes('chief'));
  if (!over?.outcome) throw new Error('the Chief never won');
  const { view, outcome, history } = over;
  const { headline } = result({ view, outcome, faces: FACES.slice(0, 1), words: WORDS.en, history });
  expect(headline).toBe('The Chief keeps the sacred stone');
});
