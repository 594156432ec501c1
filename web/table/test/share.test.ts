import { expect, test } from 'vitest';
import { tableOf } from '../../session/test/fakes.ts';
import { facesOf } from '../faces.ts';
import { publicFaces } from '../share.ts';

test('what is shared calls nobody you: names as at the table, and somebody where none was given', () => {
  const table = tableOf([0], {
    seats: [
      { kind: 'human', name: 'You', here: true, awayMs: 0, standIn: null },
      { kind: 'bot', name: 'Pip', level: 'seal' },
    ],
  });
  const named = tableOf([0], {
    seats: [{ kind: 'human', name: 'Mara', here: true, awayMs: 0, standIn: null }, ...table.seats.slice(1)],
  });
  const names = (at: typeof table) =>
    publicFaces(facesOf(at, 'You'), at, 'You', 'Somebody').map(({ name, you }) => [name, you]);
  expect(names(table)).toEqual([
    ['Somebody', false],
    ['Pip', false],
  ]);
  expect(names(named)[0]).toEqual(['Mara', false]);
});
