import { expect, test } from 'vitest';
import { chiefSpeed, visibleLevels } from '../chief.ts';
import { dive } from '../index.ts';
import { CHIEF_CARDS, chiefCard } from '../parts.ts';
import { act, after, at, only, opened, round, spaces } from './table.ts';

test('DIVE-114: setup adds the Chief’s pawn on 0 and the shuffled deck of 48', () => {
  const s = opened(2, { chief: 'on' });
  expect(s.chief?.space).toBe(0);
  expect([...(s.chief?.deck ?? [])].sort()).toEqual(CHIEF_CARDS.map(({ id }) => id));
  const rolls = Array.from({ length: 200 }, (_, i) => i % 7);
  expect(opened(2, { chief: 'on' }, ...rolls).chief?.deck).not.toEqual(s.chief?.deck);
  expect(Math.max(...CHIEF_CARDS.map(({ yellowFrom }) => 4 - yellowFrom + 1))).toBe(2); // two Bubbles are enough
});

test('DIVE-115: the Chief does nothing in the Program phase', () => {
  const s = at({ spaces: [0], chief: 0 });
  expect(dive.toAct(s)).toEqual([0]);
  expect(dive.view(s, 0).chief).toEqual({ space: 0, zone: 'tranquil' });
});

test('DIVE-116: at the start of the Dive the top card of a settled order is turned up', () => {
  const s = at({ cards: ['–'], chief: 0, chiefCard: 'V17' });
  const [first, second] = s.chief?.deck ?? [];
  expect(JSON.stringify([0, null].map(viewer => dive.view(s, viewer)))).not.toMatch(/V\d\d/);
  expect(JSON.stringify(act(s, 0, 'ready 1n'))).not.toMatch(/V\d\d/);
  expect(only(act(s, 1, 'ready 1n'), 'revealed')[0].chief).toEqual(chiefCard(first));
  expect(only(round(s, '1n', '1n'), 'revealed')[0].chief?.id).toBe(second);
});

test('DIVE-117: the Chief is always right', () => {
  const { s, news } = after({ cards: ['shark', '–', 'shark', '–'], chief: 3 }, '1n', '1n');
  expect(only(news, 'judged')[0].wrong).toEqual([0, 1]);
  expect(s.chief?.space).toBe(7);
});

test('DIVE-118: yellow numbers count only in Tranquil Waters', () => {
  const rest = (space: number, chief: string) => {
    const { s } = after({ cards: ['–', '–', '–', '–'], chief: space, chiefCard: chief }, '1n', '1n');
    return (s.chief?.space ?? 0) - space;
  };
  expect([rest(15, 'V01'), rest(15, 'V25')]).toEqual([4, 4]);
  expect([rest(16, 'V01'), rest(16, 'V25')]).toEqual([3, 2]);
});

test('DIVE-119: starting in Deep Waters all yellow levels are covered at once', () => {
  const { news } = after({ cards: ['–'], chief: 16, chiefCard: 'V26' }, '1n', '1n');
  const types = news.map(({ type }) => type);
  expect(only(news, 'covered')).toEqual([{ type: 'covered', levels: [3, 4] }]);
  expect(types.indexOf('covered')).toBeLessThan(types.indexOf('turned'));
  expect(
    only(after({ cards: ['–'], chief: 16, chiefCard: 'V02' }, '1n', '1n').news, 'covered')[0].levels,
  ).toEqual([4]);
  expect(only(after({ cards: ['–'], chief: 15, chiefCard: 'V26' }, '1n', '1n').news, 'covered')).toEqual([]);
});

test('DIVE-120: carried into Deep Waters on level L, the yellow levels under L are covered', () => {
  const third = after({ cards: ['–', '–', 'GT', '–'], chief: 15, chiefCard: 'V26' }, '1n', '1n');
  expect(only(third.news, 'covered')).toEqual([{ type: 'covered', levels: [4] }]);
  expect(third.s.chief?.space).toBe(16 + 3);
  const first = after({ cards: ['RT', '–', '–', '–'], chief: 14, chiefCard: 'V26' }, '1n', '1n');
  expect(only(first.news, 'covered')).toEqual([{ type: 'covered', levels: [3, 4] }]);
  const fourth = after({ cards: ['–', '–', '–', 'GT'], chief: 15, chiefCard: 'V26' }, '1n', '1n');
  expect(only(fourth.news, 'covered')).toEqual([]);
});

test('DIVE-121: the visible number is the Chief’s speed and joins the comparison, ties included', () => {
  const raced = (program: string) =>
    only(after({ cards: ['GT'], spaces: [0], chief: 0, chiefCard: 'V13' }, program).news, 'raced')[0].winner;
  expect([raced('3n'), raced('4n'), raced('5n')]).toEqual(['chief', null, 0]);
  const covered = after({ cards: ['–', '–', 'GT'], spaces: [0], chief: 16, chiefCard: 'V28' }, '5n 4n 1n');
  expect(only(covered.news, 'raced')[0].speeds).toEqual([{ pawn: 0, speed: 1 }]);
});

test('DIVE-122: the Chief gets the normal benefit of helpers, with the same limits', () => {
  const ride = (card: 'GT' | 'RT' | 'MR', chief: number, diver: number) =>
    only(after({ cards: [card], spaces: [diver], chief, chiefCard: 'V19' }, '1n').news, 'helped')[0];
  expect(ride('GT', 3, 0)).toMatchObject({ pawn: 'chief', to: 4 });
  expect(ride('RT', 3, 0)).toMatchObject({ pawn: 'chief', to: 5 });
  expect(ride('MR', 3, 9)).toMatchObject({ pawn: 'chief', to: 9 });
  expect(ride('MR', 3, 20)).toMatchObject({ to: 15 });
  expect(ride('MR', 3, 1)).toMatchObject({ to: 3, why: 'nobody-ahead' });
  expect(ride('MR', 15, 20)).toMatchObject({ to: 15, why: 'too-deep' });
});

test('DIVE-123: the Chief’s pawn counts as a pawn ahead for mantas', () => {
  const { news } = after({ cards: ['MR'], spaces: [2, 12], chief: 7, chiefCard: 'V01' }, '5n', '1n');
  expect(only(news, 'helped')[0]).toMatchObject({ pawn: 0, from: 2, to: 7 });
});

test('DIVE-124: levels are evaluated until the Chief too is done, even if only the Chief is left', () => {
  const { news } = after({ cards: ['–', '–', 'RT', '–'], spaces: [0], chief: 0 }, '1n');
  expect(only(news, 'turned')).toHaveLength(4);
  expect(only(news, 'judged')).toHaveLength(1);
  expect(only(news, 'helped')).toMatchObject([{ pawn: 'chief', by: 'red' }]);
  expect(
    only(after({ cards: ['–'], spaces: [0], chief: 16, chiefCard: 'V26' }, '1n').news, 'turned'),
  ).toHaveLength(2);
});

test('DIVE-125: a covered level is skipped, a visible deeper one would count; this deck has none', () => {
  const chief = { card: chiefCard('V01'), covered: 1 << 2 };
  expect([1, 2, 3, 4, 5].map(level => chiefSpeed(chief, level))).toEqual([2, null, 4, 6, null]);
  expect(visibleLevels(chief)).toEqual([1, 3, 4]);
  for (const { speeds, yellowFrom } of CHIEF_CARDS) {
    expect(speeds).toHaveLength(4);
    expect([3, 4]).toContain(yellowFrom); // yellow is always deepest
  }
});

test('DIVE-126: in the Rest the Chief advances 1 space per visible number', () => {
  const { news } = after({ cards: ['–', '–', '–', '–'], spaces: [0], chief: 5 }, '1n');
  expect(only(news, 'rested')[0].moves[1]).toEqual({
    pawn: 'chief',
    levels: 4,
    from: 5,
    to: 9,
    blocked: false,
  });
});

test('DIVE-127: numbers on levels for which no card was left do not count', () => {
  const { s, news } = after({ cards: ['–', '–'], last: true, spaces: [0], chief: 5 }, '1n');
  expect(s.chief?.space).toBe(7);
  expect(only(news, 'covered')).toEqual([]);
});

test('DIVE-128: the used card goes to the discards, and the Bubbles are taken back', () => {
  const s = at({ cards: ['–'], spaces: [0], chief: 14, chiefCard: 'V25' });
  round(s, '1n');
  expect(s.chief?.used).toEqual(['V25']);
  expect(s.chief?.deck).toHaveLength(47);
  expect(JSON.stringify(dive.view(s, 0))).not.toContain('V25');
  const again = only(round(s, '1n'), 'covered');
  expect(again).toEqual([{ type: 'covered', levels: [4] }]); // V01, covered anew
});

test('DIVE-129: the deck cannot run out: a round takes one of 36 cards at least', () => {
  const s = opened(1);
  let rounds = 0;
  while (s.phase !== 'over') {
    round(s, '1s');
    rounds++;
    if (s.chief) s.chief.space = 0; // nobody gets anywhere
  }
  expect(rounds).toBeLessThanOrEqual(36);
  expect(s.stack).toEqual([]);
  expect(s.chief?.deck.length).toBeGreaterThan(0);
  expect(CHIEF_CARDS.length).toBeGreaterThan(36);
});

test('DIVE-130: a Chief tied for furthest wins alone, and a diver on the same space ranks second', () => {
  const { s } = after({ cards: ['–', '–', '–', '–'], spaces: [23, 22, 3], chief: 20 }, '1n', '1n 2n', '1n');
  expect([spaces(s), s.chief?.space]).toEqual([[24, 24, 4], 23]);
  const tied = after({ cards: ['–', '–', '–', '–'], spaces: [23, 22, 3], chief: 21 }, '1n', '1n 2n', '1n');
  expect([tied.spaces, tied.s.chief?.space]).toEqual([[24, 24, 4], 24]);
  expect(dive.outcome(tied.s)?.places).toEqual([2, 2, 4]);
  expect(dive.view(tied.s, null).winners).toEqual(['chief']);
  expect(dive.outcome(s)?.places).toEqual([1, 1, 4]); // a Chief behind them takes the third place
  const second = after(
    { cards: ['–', '–', '–', '–'], spaces: [23, 18, 3], chief: 17 },
    '1n 2n',
    '1n 2n',
    '1n',
  );
  expect([second.spaces, second.s.chief?.space]).toEqual([[25, 20, 4], 20]);
  expect(dive.outcome(second.s)?.places).toEqual([1, 2, 4]); // tied behind the winner they share a place
});

test('DIVE-131: if the Chief is furthest all divers lose', () => {
  const { s, news } = after({ cards: ['–', '–', '–', '–'], spaces: [23, 21], chief: 24 }, '1n', '1n');
  expect(news.at(-1)).toEqual({ type: 'ended', reason: 'stone', winners: ['chief'] });
  expect(dive.outcome(s)).toEqual({ places: [2, 3], scores: [24, 22] });
});
