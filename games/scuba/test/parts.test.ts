import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  BANDS,
  bandOf,
  COMBINATION_IDS,
  COMBINATIONS,
  CURRENT_CARDS,
  CURRENT_KINDS,
  currentId,
  DIVERS_SHIFT,
  EVENT_FRONT,
  EVENT_IDS,
  type EventId,
  frontOf,
  isAnimal,
  RIP_AIR,
  SHIFTS,
  SPECIES,
  SPECIES_BAND,
  SPECIES_POINTS,
  TILES,
  tileId,
} from '../parts.ts';
import { CHIPS } from '../rulesets.ts';
import { ROW_AIR } from '../sea.ts';

const book = readFileSync(`${import.meta.dirname}/../../../rules/scuba.md`, 'utf8');
const cells = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim());
const rows = (first: RegExp): string[][] =>
  book
    .split('\n')
    .filter(line => line.startsWith('|'))
    .map(cells)
    .filter(row => first.test(row[0]));

test('animals, their bands, points, tiles and combinations are those of the rules', () => {
  const printed = SPECIES.map(key => rows(new RegExp(`^${key}$`))[0]);
  expect(SPECIES).toHaveLength(18);
  for (const [i, [, , band, points, tiles, , combination]] of printed.entries()) {
    expect(band.startsWith(BANDS[SPECIES_BAND[i]])).toBe(true);
    expect(SPECIES_POINTS[i]).toBe(Number(points));
    expect(TILES.filter(tile => frontOf(tile) === i)).toHaveLength(Number(tiles));
    const part = COMBINATION_IDS.find(id =>
      (COMBINATIONS[id].species as readonly string[]).includes(SPECIES[i]),
    );
    expect(part ?? '–').toBe(combination);
  }
});

test('tile ids stand for the fronts the rules give them', () => {
  const listed = rows(/^\d+–\d+ m$/).filter(row => row.length === 3);
  expect(listed).toHaveLength(4);
  const names = SPECIES.map(key => rows(new RegExp(`^${key}$`))[0][1]);
  const fronts = TILES.map(tile => {
    if (isAnimal(tile)) return names[frontOf(tile)];
    return frontOf(tile) === EVENT_FRONT ? 'event' : 'empty sea';
  });
  for (const [band, row] of listed.entries()) {
    const said = row[2].split('; ').flatMap(part => {
      const [ids, front] = part.split(' = ');
      return ids.split(', ').map(id => `${id} ${front}`);
    });
    const ours = TILES.filter(tile => bandOf(tile) === band).map(tile => `${tileId(tile)} ${fronts[tile]}`);
    expect(ours).toEqual(said);
  }
});

test('current cards are those of the rules', () => {
  const arrow = ({ right, down }: { right: number; down: number }): string => {
    if (right !== 0) return `${right < 0 ? '←' : '→'}${Math.abs(right)}`;
    return down === 0 ? '–' : `${down < 0 ? '↑' : '↓'}${Math.abs(down)}`;
  };
  const kinds: { [kind: string]: string } = {
    calm: 'calm seas',
    left: 'drift left',
    right: 'drift right',
    'rip-left': 'rip left',
    'rip-right': 'rip right',
    up: 'upwelling',
    down: 'downwelling',
    shear: 'shear',
  };
  const ours = CURRENT_CARDS.map(card => [
    currentId(card),
    kinds[CURRENT_KINDS[card]],
    ...SHIFTS[card].map(arrow),
    RIP_AIR[card] === 0 ? '0' : `−${RIP_AIR[card]}`,
  ]);
  expect(ours).toEqual(rows(/^C\d\d$/));
  expect(SHIFTS.every(card => card.length === DIVERS_SHIFT + 1)).toBe(true);
});

test('event cards are those of the rules', () => {
  const table = rows(/^E[RYGB]\d$/).filter(row => row.length === 4);
  expect(EVENT_IDS).toEqual(table.map(row => row[0]));
  for (const [id, , effect] of table) {
    const now = Number(/^([+−]\d+) points?/.exec(effect)?.[1].replace('−', '-') ?? 0);
    const once = Number(/\(version 1: ([+−]\d+)\)/.exec(effect)?.[1] ?? now);
    if (CHIPS[2][id as EventId] !== undefined)
      expect([CHIPS[1], CHIPS[2]].map(chips => chips[id as EventId])).toEqual([once, now]);
  }
});

test('air by row is that of the rules', () => {
  expect(ROW_AIR).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5]);
});
