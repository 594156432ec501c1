import { clone } from '@fathoms/kernel/clone.ts';
import { expect, test } from 'vitest';
import { locker } from '../index.ts';
import type { State } from '../types.ts';
import { at, type Moment } from './table.ts';

/** Every sequence of this many actions, in the order `legal` lists them; forced ones count like any other. */
function sequences(s: State, depth: number): string[] {
  const [seat] = locker.toAct(s);
  if (depth === 0 || seat === undefined) return [''];
  return locker.legal(s, seat).flatMap(action => {
    const next = clone(s);
    locker.apply(next, seat, action, { chance: { below: () => 0 }, tell: () => {} });
    return sequences(next, depth - 1).map(rest => `${locker.format(action)}${rest && ` · ${rest}`}`);
  });
}

/** A Net, a Harpoon, a Knife and a Map lie ahead, and everybody has something to lose. */
const START: Moment = {
  holds: [
    ['anchor-4', 'key-3', 'knife-5'],
    ['key-6', 'map-3', 'mermaid-8'],
    ['squid-4', 'chest-5'],
  ],
  deck: ['net-3', 'harpoon-4', 'knife-6', 'map-6', 'drone-3', 'chest-7', 'mermaid-5'],
  locker: ['anchor-2', 'squid-2', 'net-2', 'mermaid-4', 'harpoon-2'],
  revealed: false,
};

const counts = (moment: Moment): number[] => [1, 2, 3, 4].map(depth => sequences(at(moment), depth).length);

test('the number of action sequences to depth 4', () => {
  expect(counts(START)).toEqual([1, 3, 9, 21]);
  expect(counts({ ...START, divers: ['D04', 'D02', 'D12'] })).toEqual([1, 3, 7, 16]);
  expect(counts({ ...START, divers: ['D11', null, 'D14'], variant: 'V5' })).toEqual([1, 3, 8, 16]);
});

test('the order of legal actions is fixed', () => {
  expect(sequences(at(START), 4)).toEqual([
    'reveal · net anchor · reveal · harpoon B map',
    'reveal · net anchor · reveal · harpoon B mermaid',
    'reveal · net anchor · reveal · harpoon C squid',
    'reveal · net anchor · reveal · harpoon C chest',
    'reveal · net anchor · return · reveal',
    'reveal · net key · reveal · harpoon B map',
    'reveal · net key · reveal · harpoon B key',
    'reveal · net key · reveal · harpoon B mermaid',
    'reveal · net key · reveal · harpoon C squid',
    'reveal · net key · reveal · harpoon C chest',
    'reveal · net key · return · reveal',
    'reveal · net knife · knife B map · reveal',
    'reveal · net knife · knife B map · return',
    'reveal · net knife · knife B key · reveal',
    'reveal · net knife · knife B key · return',
    'reveal · net knife · knife B mermaid · reveal',
    'reveal · net knife · knife B mermaid · return',
    'reveal · net knife · knife C squid · reveal',
    'reveal · net knife · knife C squid · return',
    'reveal · net knife · knife C chest · reveal',
    'reveal · net knife · knife C chest · return',
  ]);
  expect(sequences(at({ ...START, exploration: ['anchor-5'], deck: ['map-6', 'key-7'] }), 2)).toEqual([
    'reveal · map anchor-2', // sorted, whatever the order they were drawn in
    'reveal · map harpoon-2',
    'reveal · map mermaid-4',
  ]);
});
