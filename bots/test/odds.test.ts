import { draw, seeded } from '@fathoms/kernel/chance.ts';
import type { Chance, Dealer, Game, Kinds } from '@fathoms/kernel/game.ts';
import type { Sounding } from '@fathoms/kernel/sounding.ts';
import { expect, test } from 'vitest';
import { bestByOdds } from '../odds.ts';

/** Draw from a bag, or stop with what one has: 0 takes everything, and a second 1 brings ten. */
interface Dip {
  bag: number[];
  top: number | null; // lies on the bag already; nobody knows which
  got: number[];
  isOver: boolean;
}
const pointsOf = ({ got }: Dip): number =>
  got.includes(0) ? 0 : got.reduce((sum, x) => sum + x, 0) + (got.filter(x => x === 1).length > 1 ? 10 : 0);

const game = {
  determinize: ({ view }: { view: { bag: number[]; got: number[]; isCovered: boolean } }, chance: Chance) => {
    const bag = [...view.bag];
    return { bag, top: view.isCovered ? draw(bag, chance) : null, got: [...view.got], isOver: false };
  },
  toAct: (s: Dip) => (s.isOver ? [] : [0]),
  forced: () => null,
  apply: (s: Dip, _seat: number, action: string, { chance }: Dealer<never>) => {
    if (action === 'draw') {
      s.got.push(s.top ?? draw(s.bag, chance));
      s.top = null;
    }
    s.isOver = action === 'stop' || s.got.includes(0);
  },
};

/** What is decided with so many positions, and what the judge was shown before. */
function decide(positions: number, bag: number[], got: number[], isCovered = false) {
  const shown: string[] = [];
  const sounding = {
    options: ({ bag, top }: Dip) => (bag.length > 0 || top !== null ? ['stop', 'draw'] : ['stop']),
    cautious: (options: readonly string[]) => options[0],
    sensible: (_s: Dip, _seat: number, options: readonly string[]) => options[0],
  };
  const judge = (s: Dip): number[] => {
    shown.push([...s.got].sort((a, b) => a - b).join(' '));
    return [pointsOf(s)];
  };
  const expertise = {
    game: game as unknown as Game<Kinds>,
    sounding: sounding as unknown as Sounding<Kinds>,
    judge: judge as (state: unknown) => number[],
  };
  const seen = { seat: 0, view: { bag, got, isCovered }, news: [] };
  return { answer: bestByOdds(expertise, { positions }, seen, seeded('dip')), shown: shown.sort() };
}

test('what may come next is counted out, each of it once', () => {
  expect(decide(4, [0, 3, 3, 4], [5])).toEqual({ answer: 'draw', shown: ['0 5', '3 5', '3 5', '4 5', '5'] });
  expect(decide(4, [0, 0, 3, 4], [5]).answer).toBe('stop');
});

test('it looks as many draws ahead as there are positions for', () => {
  // the first 1 is worth the risk only for the second
  expect(decide(3, [0, 1, 1], [4]).answer).toBe('stop');
  const deep = decide(9, [0, 1, 1], [4]);
  expect(deep.answer).toBe('draw');
  expect(deep.shown).toContain('1 1 4');
});

test('what lies hidden is counted out as well', () => {
  const { answer, shown } = decide(16, [0, 3, 3, 4], [5], true);
  expect(answer).toBe('draw');
  for (const come of ['0 5', '3 5', '4 5']) expect(shown).toContain(come);
});

test('of more than there are positions for it takes some, spread over all', () => {
  const bag = Array.from({ length: 100 }, (_, i) => i);
  const { shown } = decide(4, bag, [500]);
  const come = shown.flatMap(text => text.split(' ').map(Number)).filter(x => x < 500);
  expect(come.map(x => Math.floor(x / 25)).sort()).toEqual([0, 1, 2, 3]);
});
