import { seeded } from '@fathoms/kernel/chance.ts';
import type { Seen } from '@fathoms/kernel/game.ts';
import { isLegal } from '@fathoms/kernel/match.ts';
import { describe, expect, test } from 'vitest';
import { sharesHints } from '../bot/hints.ts';
import { shares } from '../index.ts';
import type { Action, Event, Options, SharesKinds, State } from '../types.ts';
import { at, BASIC, type Moment, sharesIn } from './table.ts';

const candidates = (s: State): readonly Action[] => sharesHints.candidates?.(s, s.active) ?? [];

/** What a sound player does, in notation. */
const sound = (moment: Moment): string => shares.format(candidates(at(moment))[0]);

/** Everything a sound player thinks of, in notation. */
const thoughts = (moment: Moment): string[] => candidates(at(moment)).map(shares.format);

/** Plays a game of sound players and shows every decision with what its seat knows. */
function watch(seats: number, options: Options, look: (s: State, seen: Seen<SharesKinds>) => void): void {
  const news: Event[][] = Array.from({ length: seats }, () => []);
  const tell = (event: Event): void => {
    for (const [seat, heard] of news.entries()) heard.push(shares.redact(event, seat) as Event);
  };
  const dealer = { chance: seeded(`watch ${seats}`), tell };
  const s = shares.setup(seats, options, dealer);
  for (let [seat] = shares.toAct(s); seat !== undefined; [seat] = shares.toAct(s)) {
    look(s, { seat, view: shares.view(s, seat), news: news[seat] });
    shares.apply(s, seat, candidates(s)[0], dealer);
  }
}

const TABLES = [2, 3, 4, 5].flatMap(seats =>
  (['basic', 'advanced', 'random'] as const).map(sides => ({ seats, sides })),
);

describe.each(TABLES)('candidates with $seats players, sides $sides', ({ seats, sides }) => {
  test('are legal, at least one, and each only once', () => {
    watch(seats, { ...BASIC, sides }, s => {
      const texts = candidates(s).map(shares.format);
      expect(texts.length).toBeGreaterThan(0);
      expect(new Set(texts).size).toBe(texts.length);
      for (const action of candidates(s)) expect(isLegal(shares, s, s.active, action)).toBe(true);
    });
  });

  test('do not change with what the seat cannot know', () => {
    const chance = seeded('other worlds');
    watch(seats, { ...BASIC, sides }, (s, seen) => {
      const other = shares.determinize(seen, chance);
      expect(candidates(other).map(shares.format)).toEqual(candidates(s).map(shares.format));
    });
  });
});

describe('a sound player', () => {
  const [treasure, pearl] = [sharesIn('treasure', 3), sharesIn('pearl', 3)];

  test('pays with the cards it can use least', () => {
    // 80 and 82 open a decade on its own Treasure; 11 and 12 fit nowhere
    const text = sound({
      hands: [[11, 12, 28, 80, 82], [], []],
      portfolios: [treasure, [23], [24, 29, 31, 32]],
      stacks: { treasure: [70], pearl: [40, 51, 61, 69], research: [52], cleaning: [62], wildlife: [63] },
    });
    expect(text).toBe('buy 28 with 11 12');
  });

  test('expands what it owns, not what its rivals own', () => {
    const text = sound({
      hands: [[50], [90], [91]],
      portfolios: [treasure, pearl, sharesIn('research', 2)],
      stacks: { treasure: [40], pearl: [41], research: [42], cleaning: [60], wildlife: [61] },
    });
    expect(text).toBe('expand treasure 50');
  });

  test('prefers the expansion that pays it a dividend', () => {
    const text = sound({
      hands: [[45, 51], [90], [91]],
      portfolios: [treasure, pearl, sharesIn('research', 2)],
      stacks: { treasure: [40], pearl: [95], research: [96], cleaning: [97], wildlife: [98] },
    });
    expect(text).toBe('expand treasure 51');
  });

  test('buys what is worth most in its final turn, whatever it pays', () => {
    const text = sound({
      hands: [[0, 1, 85, 99], [90], [91]],
      portfolios: [[], sharesIn('treasure', 2, [1]), [5]],
      stacks: { treasure: [30, 40, 50, 60, 70], cleaning: [80] },
      ending: 2,
      final: true,
    });
    expect(text).toMatch(/^buy (01|85) with/);
  });

  test('cleans away what helps a rival, and nothing of its own', () => {
    const table: Moment = {
      hands: [[3, 4, 8], [90]],
      portfolios: [treasure, sharesIn('pearl', 6)],
      stacks: { treasure: [50], pearl: [30, 41, 48], cleaning: [9] },
      depletions: 1,
      deck: [80, 81, 82],
      offer: 'cleaning',
    };
    expect(sound(table)).toMatch(/^remove (30|41|48) with/);
    const alone: Moment = { ...table, portfolios: [treasure, []], stacks: { treasure: [50] } };
    expect(sound(alone)).toBe('decline');
  });

  test('ends the game by a second fundraiser when it leads, and not when it is behind', () => {
    const stacks = {
      cleaning: [99],
      treasure: [88, 91, 96, 97, 98],
      pearl: [92],
      research: [94],
      wildlife: [93],
    };
    const hands = [[5], [16, 17, 18], [20, 21, 22]];
    const ahead: Moment = { hands, stacks, portfolios: [treasure, pearl, []], draws: 2, fresh: true };
    expect(sound(ahead)).toBe('draw');
    const behind: Moment = { ...ahead, portfolios: [[], treasure, pearl] };
    expect(sound(behind)).not.toBe('draw');
  });

  test('thinks of one purchase a company', () => {
    const texts = thoughts({
      hands: [[1, 6, 14, 19, 22, 27], [], []],
      portfolios: [[30], [], []],
      stacks: { cleaning: [99], treasure: [98], pearl: [97], research: [96], wildlife: [95] },
    });
    expect(texts.filter(text => text.startsWith('buy'))).toHaveLength(1);
  });
});

describe('a beginner', () => {
  test('answers with something legal, and the same for the same luck', () => {
    watch(3, BASIC, (s, seen) => {
      const legal = shares.legal(s, seen.seat);
      const answer = sharesHints.naive(seen, legal, seeded('mood'));
      expect(isLegal(shares, s, seen.seat, answer)).toBe(true);
      expect(sharesHints.naive(seen, legal, seeded('mood'))).toEqual(answer);
    });
  });

  test('often does something else than a sound player', () => {
    let same = 0;
    let all = 0;
    watch(3, BASIC, (s, seen) => {
      const answer = sharesHints.naive(seen, shares.legal(s, seen.seat), seeded(`mood ${all}`));
      if (shares.format(answer) === shares.format(candidates(s)[0])) same++;
      all++;
    });
    expect(same / all).toBeGreaterThan(0.4);
    expect(same / all).toBeLessThan(0.9);
  });
});

describe('the worth of a table', () => {
  const portfolios = [sharesIn('treasure', 4), sharesIn('pearl', 2), []];
  const stacks: Moment['stacks'] = { treasure: [10, 40, 70], pearl: [20] };

  test('is all or nothing at the end', () => {
    expect(sharesHints.worth(at({ portfolios, stacks, phase: { name: 'over' } }))).toEqual([1, 0, 0]);
  });

  test('adds up to one before that, and who has more stands better', () => {
    const worth = sharesHints.worth(at({ portfolios, stacks }));
    expect(worth[0] + worth[1] + worth[2]).toBeCloseTo(1);
    expect(worth[0]).toBeGreaterThan(worth[1]);
    expect(worth[1]).toBeGreaterThan(worth[2]);
  });
});
