import { draw, seeded } from '@fathoms/kernel/chance.ts';
import type { Chance, Dealer, Game, Kinds } from '@fathoms/kernel/game.ts';
import type { Sounding } from '@fathoms/kernel/sounding.ts';
import { expect, test } from 'vitest';
import { bestByOdds } from '../odds.ts';

/** Draw from a bag, or stop with what one has: 0 takes everything, and a second 1 brings ten. Then a rival may. */
interface Dip {
  bag: number[];
  top: number | null; // lies on the bag already; nobody knows which
  got: number[][]; // per seat
  mover: number;
}
const pointsOf = (got: readonly number[]): number =>
  got.includes(0) ? 0 : got.reduce((sum, x) => sum + x, 0) + (got.filter(x => x === 1).length > 1 ? 10 : 0);

interface Shown {
  readonly bag: number[];
  readonly got: number[][];
  readonly isCovered: boolean;
}

const game = {
  determinize: ({ view }: { view: Shown }, chance: Chance) => {
    const bag = [...view.bag];
    const top = view.isCovered ? draw(bag, chance) : null;
    return { bag, top, got: view.got.map(got => [...got]), mover: 0 };
  },
  toAct: (s: Dip) => (s.mover < s.got.length ? [s.mover] : []),
  forced: () => null,
  apply: (s: Dip, seat: number, action: string, { chance }: Dealer<never>) => {
    const got = s.got[seat];
    if (action === 'draw') {
      got.push(s.top ?? draw(s.bag, chance));
      s.top = null;
    }
    if (action === 'stop' || got.includes(0)) s.mover++;
  },
};

/** What is decided with so many positions, and what the judge was shown before, of the one who decides. */
function decide(
  positions: number,
  { bag, got, isCovered = false }: Omit<Shown, 'isCovered'> & { isCovered?: boolean },
  more: object = {},
) {
  const shown: string[] = [];
  const sounding = {
    options: ({ bag, top }: Dip) => (bag.length > 0 || top !== null ? ['stop', 'draw'] : ['stop']),
    cautious: (options: readonly string[]) => options[0],
    sensible: (_s: Dip, _seat: number, options: readonly string[]) => options[0],
    ...more,
  };
  const judge = (s: Dip): number[] => {
    shown.push([...s.got[0]].sort((a, b) => a - b).join(' '));
    const points = s.got.map(pointsOf);
    const [own, rival] = points;
    return rival === undefined || s.mover < s.got.length
      ? points.map(each => each / (own + (rival ?? 1 - own)))
      : [own > rival ? 1 : 0, own > rival ? 0 : 1];
  };
  const expertise = {
    game: game as unknown as Game<Kinds>,
    sounding: sounding as unknown as Sounding<Kinds>,
    judge: judge as (state: unknown) => number[],
  };
  const seen = { seat: 0, view: { bag, got, isCovered }, news: [] };
  return {
    answer: bestByOdds(expertise, { positions, ending: 10 * positions }, seen, seeded('dip')),
    shown: shown.sort(),
  };
}

test('what may come next is counted out, each of it once', () => {
  const { answer, shown } = decide(8, { bag: [0, 3, 3, 4], got: [[5]] });
  expect(answer).toBe('draw');
  expect(shown).toEqual(['0 5', '3 5', '3 5', '4 5', '5']);
  expect(decide(8, { bag: [0, 0, 3, 4], got: [[5]] }).answer).toBe('stop');
});

test('it looks as many draws ahead as there are positions for', () => {
  // the first 1 is worth the risk only for the second
  expect(decide(6, { bag: [0, 1, 1], got: [[4]] }).answer).toBe('stop');
  const deep = decide(48, { bag: [0, 1, 1], got: [[4]] });
  expect(deep.answer).toBe('draw');
  expect(deep.shown).toContain('1 1 4');
});

test('what lies hidden is counted out as well', () => {
  const { answer, shown } = decide(32, { bag: [0, 3, 3, 4], got: [[5]], isCovered: true });
  expect(answer).toBe('draw');
  for (const come of ['0 5', '3 5', '4 5']) expect(shown).toContain(come);
});

test('of more than there are positions for it takes some, spread over all', () => {
  const bag = Array.from({ length: 100 }, (_, i) => i);
  const { shown } = decide(8, { bag, got: [[500]] });
  const come = shown.flatMap(text => text.split(' ').map(Number)).filter(x => x < 500);
  expect(come.map(x => Math.floor(x / 25)).sort()).toEqual([0, 1, 2, 3]);
});

test('what comes to the same is looked at once, and counts as often as it may come', () => {
  const bunches = ({ bag }: Dip): number[][] => {
    const rolls = bag.map((_, roll) => roll);
    return [
      rolls.filter(roll => bag[roll] === 0),
      ...rolls.filter(roll => bag[roll] > 0).map(roll => [roll]),
    ];
  };
  const { answer, shown } = decide(8, { bag: [0, 8, 0, 0], got: [[5]] }, { bunches });
  expect(shown).toEqual(['0 5', '5', '5 8']);
  expect(answer).toBe('stop'); // one chance in four, not one in two
});

test('near the end the rival’s turn is counted out, too: it is the rival’s best that counts', () => {
  const lastDip = { bag: [0, 4], got: [[5], [6]] };
  expect(decide(40, lastDip).answer).toBe('stop'); // nearly even, if nobody looks on
  expect(decide(40, lastDip, { isEnding: () => true }).answer).toBe('draw'); // who stops now has lost
});
