import { GAMES } from '@fathoms/games/catalog.ts';
import { locker } from '@fathoms/games/locker/index.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { Game, Kinds } from '@fathoms/kernel/game.ts';
import { describe, expect, test } from 'vitest';
import { type Environment, openEnvironment, openVocabulary } from '../environment.ts';

/** Random steps to the end; says what was offered and chosen. */
function playOut(table: Environment<Kinds>, seed: string): string[] {
  const chance = seeded(seed);
  const chosen: string[] = [];
  for (let turn = table.turn(); turn; turn = table.turn()) {
    const choice = chance.below(turn.legal.length);
    chosen.push(`${turn.seat} ${turn.legal[choice]}`);
    table.step(choice);
  }
  return chosen;
}

describe.each(Object.values(GAMES) as Game[])('$id as an environment', game => {
  test('is played to its end by numbers, the same way with the same seed', () => {
    const open = (seed: string) => openEnvironment(game, { seats: game.seats.min, seed });
    const [first, second, other] = [open('a'), open('a'), open('b')];
    const played = playOut(first, 'steps');
    expect(playOut(second, 'steps')).toEqual(played);
    expect(playOut(other, 'steps')).not.toEqual(played);
    const total = first.rewards().reduce((sum, reward) => sum + reward, 0);
    expect([0, 1]).toContain(Math.round(total * 1e6) / 1e6); // alone one may lose
  });

  test('shows a seat its own view and what it was told, and rewards nobody before the end', () => {
    const table = openEnvironment(game, { seats: game.seats.max, seed: 'view' });
    const { turn } = table;
    const seen = turn()?.seen;
    expect(seen?.seat).toBe(turn()?.seat);
    expect(seen?.news.length).toBeGreaterThan(0);
    expect(table.rewards()).toEqual(Array(game.seats.max).fill(0));
  });
});

test('a number that stands for nothing is refused and changes nothing', () => {
  const table = openEnvironment(locker, { seats: 2, seed: 'wrong' });
  const before = table.turn();
  for (const choice of [-1, 0.5, before?.legal.length ?? 0])
    expect(() => table.step(choice)).toThrow(RangeError);
  expect(table.turn()).toBe(before);
});

test('a vocabulary gives every action one number for good and masks what is not legal', () => {
  const vocabulary = openVocabulary();
  expect([...vocabulary.mask(['reveal', 'return'])]).toEqual([1, 1]);
  expect([...vocabulary.mask(['return', 'net key'])]).toEqual([0, 1, 1]);
  expect(vocabulary.idOf('reveal')).toBe(0);
});
