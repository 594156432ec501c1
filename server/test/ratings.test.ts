import { readFileSync } from 'node:fs';
import { GAMES, titleOf } from '@fathoms/games/catalog.ts';
import { strengthOf } from '@fathoms/games/strengths.ts';
import { LEVELS, type Level } from '@fathoms/protocol/messages.ts';
import type { JournalEntry } from '@fathoms/table/match/journal.ts';
import type { Occupant, OverTable, PlayingTable } from '@fathoms/table/seats/stored-table.ts';
import { expect, test } from 'vitest';
import { findingOf, type RankedSeat } from '../ratings/finding.ts';
import { fixedPoint, ladderOf } from '../ratings/fixed-points.ts';
import { type Entrant, NEWCOMER, rateMatch } from '../ratings/scale.ts';
import type { Standing } from '../store/rated.ts';
import { playingTable } from './stored-tables.ts';

const standing = (mu: number, sigma = 60): Standing => ({ mu, sigma, matches: 50, settled: true });
const person = (mu: number, rank: number, sigma?: number): Entrant => ({
  ...{ standing: standing(mu, sigma), point: 0, rank },
});
const rated = (entrants: readonly Entrant[]): number[] => rateMatch(entrants).map(after => after?.mu ?? 0);

test('RATING-5: 400 points are ten victories to one, with any number of players', () => {
  // whoever wins ten of eleven against somebody 400 below stays where they are
  let [strong, weak] = [standing(1700, 30), standing(1300, 30)];
  for (let i = 0; i < 22; i++) {
    const [one, two] = rateMatch([
      { standing: strong, point: 0, rank: i % 11 === 5 ? 2 : 1 },
      { standing: weak, point: 0, rank: i % 11 === 5 ? 1 : 2 },
    ]);
    [strong, weak] = [one ?? strong, two ?? weak];
  }
  expect(Math.abs(strong.mu - 1700)).toBeLessThan(5);
  expect(Math.abs(weak.mu - 1300)).toBeLessThan(5);
  const [first = 0, second = 0, third = 0, fourth = 0] = rated(
    [4, 3, 2, 1].map(rank => person(1500, 5 - rank)),
  );
  expect(first).toBeGreaterThan(second);
  expect(second).toBeGreaterThan(third);
  expect(third).toBeGreaterThan(fourth);
  expect(first + second + third + fourth).toBeCloseTo(6000, 3);
  const drawn = rated([person(1500, 1), person(1500, 1)]);
  expect(drawn.map(Math.round)).toEqual([1500, 1500]);
});

test('RATING-6: newcomers start at 1500 and are settled after some matches, not at once', () => {
  expect(NEWCOMER).toEqual({ mu: 1500, sigma: 250, matches: 0, settled: false });
  let [newcomer, needed] = [NEWCOMER, 0];
  for (; !newcomer.settled; needed++) {
    const rank = needed % 2 === 0 ? 1 : 2;
    const [after] = rateMatch([{ standing: newcomer, point: 0, rank }, person(1500, 3 - rank)]);
    newcomer = after ?? newcomer;
  }
  expect(needed).toBeGreaterThanOrEqual(8);
  expect(needed).toBeLessThanOrEqual(20);
  expect(newcomer.matches).toBe(needed);
});

test('RATING-7: bots stand where they were measured and never move; who loses to a strong one loses little', () => {
  const against = (point: number): number =>
    rated([person(1500, 2), { standing: null, point, rank: 1 }])[0] ?? 0;
  expect(rateMatch([person(1500, 2), { standing: null, point: 1500, rank: 1 }])[1]).toBeNull();
  expect(against(1826)).toBeGreaterThan(against(1177));
  expect(ladderOf('locker').map(({ level }) => level)).toEqual([
    'minnow',
    'otter',
    'seal',
    'barracuda',
    'orca',
  ]);
  expect(ladderOf('no-game')).toEqual([]);
});

test('RATING-7: what is said of bots is what the published ladders found', () => {
  const results = JSON.parse(
    readFileSync(new URL('../../bench/results/bots.json', import.meta.url), 'utf8'),
  ) as { tables: { title: string; rows: LadderRow[] }[] };
  for (const game of Object.keys(GAMES)) {
    const title = titleOf(game);
    const { rows } = results.tables.find(table => table.title === `${title}, ladder`) ?? { rows: [] };
    const measured = LEVELS.filter(level => strengthOf(game, level));
    expect(measured, game).toEqual(rows.map(([bot]) => bot));
    expect(fixedPoint(game, 'seal')).toBe(1500);
    for (const [bot, points, range, against, victories] of rows)
      expect(strengthOf(game, bot), `${game}, ${bot}`).toEqual({
        ...{ points, against, wins: Math.round(victories.percent) },
        within: range ? Math.max(range.max - points, points - range.min) : 0,
      });
  }
});

/** A bot, its points, 95 % of them, and its victories against a neighbour. */
type LadderRow = [Level, number, { min: number; max: number } | null, Level, { percent: number }];

const human = (owner: string, more: object = {}): Occupant => ({
  kind: 'human',
  name: owner,
  owner,
  ...more,
});
const entry = (seat: number, by?: 'bot' | 'table'): JournalEntry => ({
  ...{ seat, action: 'x', rolls: [] },
  ...(by && { by }),
});
const played = (seats: readonly Occupant[]): PlayingTable => ({ ...playingTable('reef'), seats });
const over = (seats: readonly Occupant[], places: readonly number[]): OverTable => {
  const { status, toAct, ...table } = played(seats);
  return { ...table, status: 'over', next: null, outcome: { places, scores: places.map(place => -place) } };
};
const ranks = (seats: readonly RankedSeat[]): number[] => seats.map(({ rank }) => rank);

/** Everybody decides twice. */
const opening = (seats: number): JournalEntry[] =>
  [0, 1].flatMap(() => Array.from({ length: seats }, (_, seat) => entry(seat)));

test('RATING-10: who leaves is behind all who stayed, the sooner the further, whatever the bot makes of it', () => {
  const seats = ['ada', 'ben', 'cleo', 'dora'].map(owner => human(owner));
  const journal = [...opening(4), entry(1, 'bot'), entry(0), entry(3, 'bot'), entry(2), entry(1, 'bot')];
  const found = findingOf(over(seats, [3, 1, 4, 2]), journal);
  expect(found.is).toBe('decided');
  if (found.is === 'decided') {
    const [ada = 0, ben = 0, cleo = 0, dora = 0] = ranks(found.seats);
    expect(ada).toBeLessThan(cleo);
    expect(cleo).toBeLessThan(dora);
    expect(dora).toBeLessThan(ben);
  }
  const resigned = [seats[0]!, human('ben', { standIn: { level: 'seal', since: 5, resigned: true } })];
  const late = findingOf(over(resigned, [2, 1]), opening(2));
  expect(late.is === 'decided' && ranks(late.seats)).toEqual([2, 3]);
});

test('RATING-10: a decision the rules take for somebody, or one taken back, is no leaving', () => {
  const seats = [human('ada'), human('ben')];
  const found = findingOf(over(seats, [1, 2]), [
    ...opening(2),
    entry(0, 'table'),
    entry(0, 'bot'),
    { undo: 1 },
  ]);
  expect(found.is === 'decided' && ranks(found.seats)).toEqual([1, 2]);
});

test('RATING-11: with one person left the match is decided, but not where a bot sits', () => {
  const resigned = human('ben', { standIn: { level: 'seal', since: 5, resigned: true } });
  const alone = findingOf(played([human('ada'), resigned]), opening(2));
  expect(alone.is === 'decided' && ranks(alone.seats)).toEqual([1, 3]);
  const bot: Occupant = { kind: 'bot', name: 'Pearl', level: 'seal' };
  expect(findingOf(played([human('ada'), resigned, bot]), opening(2))).toEqual({ is: 'open' });
  const both = [human('ada', { standIn: { level: 'seal', since: 6, resigned: true } }), resigned, bot];
  const nobody = findingOf(played(both), [...opening(2), entry(0)]);
  expect(nobody.is === 'decided' && ranks(nobody.seats)).toEqual([4, 5, 1]);
  expect(findingOf(played([human('ada'), human('ben')]), opening(2))).toEqual({ is: 'open' });
});

test('RATING-12: who leaves before everybody has decided twice leaves a match that does not count', () => {
  const seats = [human('ada'), human('ben')];
  const early = [entry(0), entry(1), entry(0), entry(1, 'bot'), entry(0), entry(0)];
  expect(findingOf(played(seats), early)).toEqual({ is: 'void', why: 'early' });
  expect(findingOf(over(seats, [1, 2]), early)).toEqual({ is: 'void', why: 'early' });
  expect(findingOf(over(seats, [1, 2]), [entry(0)])).toMatchObject({ is: 'decided' }); // a short one is a match
});

test('RATING-3 RATING-13: who sits there, a match from another one, and a closed one', () => {
  const why = (table: PlayingTable | OverTable) => {
    const found = findingOf(table, []);
    return found.is === 'void' ? found.why : found.is;
  };
  const two = [human('ada'), human('ben')];
  expect(why(played([human('ada'), { kind: 'bot', name: 'Pearl', level: 'seal' }]))).toBe('company');
  expect(why(played([human('ada'), human('ada')]))).toBe('company');
  expect(why(played([human('ada'), human('')]))).toBe('company'); // who was forgotten
  expect(why(played([human('ada', { from: 'x' }), human('ben', { from: 'x' })]))).toBe('address');
  expect(why(played([human('ada', { from: 'x' }), human('ben')]))).toBe('open');
  expect(why({ ...played(two), deal: { rolls: [], continues: 4 } })).toBe('continued');
  expect(why({ ...over(two, [1, 2]), outcome: null })).toBe('closed');
  expect(why({ ...played([...two, { kind: 'bot', name: 'Pearl', level: 'seal' }]), game: 'reef' })).toBe(
    'bot',
  );
});
