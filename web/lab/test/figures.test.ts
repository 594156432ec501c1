import { currentGame } from '@fathoms/games/catalog.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import { rulesOf } from '@fathoms/lab/threads/pool.ts';
import { beforeAll, expect, test } from 'vitest';
import { type Counted, playPart } from '../counting.ts';
import { type Experiment, readExperiment, searchOf, tableOf } from '../experiment.ts';
import { csvOf, jsonOf } from '../exports.ts';
import { factFigures, placeFigures } from '../facts.ts';
import { type LabTelling, mainFigures } from '../figures.ts';
import { numbersIn } from '../numbers.ts';
import { binsOf } from '../plots/bins.ts';
import { LAB } from '../words.ts';

const LOCKER = currentGame('locker') as Game;
const telling: LabTelling = { words: LAB.en, numbers: numbersIn('en'), fact: name => name };
let experiment: Experiment;
let counted: Counted;

beforeAll(async () => {
  const search = 'games=60&seed=reef&a=minnow,minnow&b=seal,minnow,minnow&b.divers=on';
  const read = readExperiment(search, LOCKER, () => '');
  if (!read.ok) throw new Error(read.trouble.is);
  experiment = read.experiment;
  counted = await playPart(experiment, { first: 1, games: 60 }, rulesOf(tableOf(experiment, experiment.a)));
});

test('three questions come first, each with a table that says what the plot shows, and a verdict', () => {
  const [wins, points, length] = mainFigures(counted, telling);
  expect(wins.table.head).toEqual(['', 'A', 'B', 'B − A']);
  expect(wins.table.rows.map(({ name }) => name)).toEqual(['Seat 1', 'Seat 2', 'Seat 3']);
  expect(wins.table.rows[0].cells[0].text).toMatch(/^\d+\.\d ± \d+\.\d$/);
  expect(wins.table.rows[2].cells[0].text).toBe(''); // A has two seats
  for (const { verdict } of [wins, points, length]) expect(verdict?.text).toMatch(/^(Seat \d: )?[+−\d.]+ ± /);
  expect(points.plots).toMatchObject([{ is: 'distribution' }]);
});

test('with one setting alone seats are compared with a fair share, and nothing else is judged', () => {
  const [wins, points] = mainFigures({ a: counted.a, b: null, pairs: null }, telling);
  expect(wins.table.head).toEqual(['', 'A']);
  expect(wins.verdict).not.toBeNull();
  expect(points.verdict).toBeNull();
});

test('every fact has a figure; what only one setting has says nothing of the other', () => {
  const figures = new Map(factFigures(counted, telling).map(figure => [figure.title, figure]));
  for (const name of ['end', 'diver', 'incidents', 'best score', 'cards in the Hold'])
    expect([...figures.keys()]).toContain(name);
  const diver = figures.get('diver')?.table.rows[0].cells.map(({ text }) => text);
  expect(diver?.[0]).toBe('');
  expect(diver?.[1]).toMatch(/±/);
  const [suits] = placeFigures(counted, telling);
  expect(suits.plots.map(plot => plot.is)).toEqual(['heat', 'heat']);
  expect(suits.table.rows).toHaveLength(8);
});

test('CSV has every count, JSON every figure', () => {
  const lines = csvOf(counted).trim().split('\r\n');
  expect(lines[0]).toBe('setting,what,of,value,count');
  const points = lines.filter(line => line.startsWith('A,points,seat 1,'));
  expect(points.reduce((sum, line) => sum + Number(line.split(',')[4]), 0)).toBe(60);
  const json = JSON.parse(jsonOf(experiment, counted, `/lab?${searchOf(experiment, LOCKER)}`));
  expect(json.a).toMatchObject({ game: 'locker', seed: 'reef', games: 60 });
  expect(json.difference.wins).toHaveLength(2);
});

test('bins are round, few and shared by both settings', () => {
  const bins = binsOf(
    [
      new Map([
        [3, 1],
        [41, 3],
      ]),
      new Map([[60, 2]]),
    ],
    20,
  );
  expect([bins.first, bins.width]).toEqual([0, 5]);
  expect(bins.shares[0][0]).toBe(0.25);
  expect(bins.shares[1].at(-1)).toBe(1);
  expect(
    binsOf(
      [
        new Map([
          [1, 1],
          [2, 1],
        ]),
      ],
      20,
    ).width,
  ).toBe(1);
  expect(binsOf([new Map([4, 13 / 3, 14 / 3, 5].map(third => [third, 1]))], 20).width).toBe(0.5);
});
