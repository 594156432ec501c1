import { shares } from '@fathoms/games/shares/index.ts';
import type { CardId } from '@fathoms/games/shares/parts.ts';
import type { Action, Options, State, View } from '@fathoms/games/shares/types.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import { play, start } from '@fathoms/kernel/match.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import { describe, expect, test } from 'vitest';
import type { Face } from '../../../board/screen.ts';
import { result } from '../result.tsx';
import { timeline } from '../tally.ts';
import { payWith } from '../turn/advice.ts';
import { sorted } from '../turn/cards.ts';
import { keyOf, movesOf, optionsFor } from '../turn/moves.ts';
import { isPaying, NOTHING, planOf, togglePaid } from '../turn/plan.ts';
import { homeOf, paysFrom, scoresAfter } from '../turn/prospect.ts';
import { WORDS } from '../words/table.ts';

const OPTIONS: Options = {
  sides: 'basic',
  cleaning: 'basic',
  treasure: 'basic',
  pearl: 'basic',
  research: 'basic',
  wildlife: 'basic',
};

/** A whole game of random moves, watched by the public. */
function watch(
  seed: string,
  seats: number,
  sides: Options['sides'],
  each: (state: State) => void = () => {},
) {
  const chance = seeded(seed);
  const begun = start(shares, seats, { ...OPTIONS, sides }, chance);
  const history: News[] = [{ seat: null, by: 'table', events: begun.events }];
  let { state } = begun;
  while (!shares.outcome(state)) {
    each(state);
    const [seat = 0] = shares.toAct(state);
    const action = anyAction(state, seat, chance);
    const played = play({ game: shares, state, chance }, seat, shares.format(action));
    if (!played.ok) throw new Error('refused');
    history.push({ seat, by: 'player', events: played.events });
    state = played.state;
  }
  const outcome = shares.outcome(state);
  if (!outcome) throw new Error('not over');
  return { view: shares.view(state, null), outcome, history };
}

function anyAction(state: State, seat: number, chance: ReturnType<typeof seeded>): Action {
  const legal = shares.legal(state, seat);
  const choice = shares.choices?.describe(state, seat) ?? null;
  if (choice && shares.choices && (legal.length === 0 || chance.below(3) === 0))
    return shares.choices.sample(choice, chance);
  const action = legal[chance.below(legal.length)];
  if (!action) throw new Error('nothing legal');
  return action;
}

const FACES: readonly Face[] = (['sun', 'red', 'blue', 'green', 'plum'] as const).map((colour, i) => ({
  name: `P${i}`,
  colour,
  you: i === 0,
  level: null,
  here: true,
}));

describe.each(['basic', 'advanced', 'random'] as const)('games with %s sides', sides => {
  const games = [2, 3, 5].map(seats => ({ seats, ...watch(`${sides}-${seats}`, seats, sides) }));

  test('the chart drawn from public news ends with the true scores', () => {
    for (const { history, outcome, seats } of games) {
      const points = timeline(history, seats);
      expect(points.at(-1)?.scores).toEqual(outcome.scores);
      expect(points.length).toBeGreaterThan(5);
    }
  });

  test('the parts of the score sheet add up to the score', () => {
    for (const { seats, ...ended } of games) {
      const { outcome } = ended;
      const faces = FACES.slice(0, seats);
      const { parts, notes, headline, line } = result({ ...ended, faces, words: WORDS.en });
      expect(parts.map(list => list.reduce((sum, part) => sum + part.points, 0))).toEqual(outcome.scores);
      expect(notes.every(note => note.length > 0)).toBe(true);
      expect(`${headline} ${line}`).not.toMatch(/undefined|NaN/);
    }
  });

  test('every legal action has something to touch, and what is put together is legal', () => {
    const chance = seeded('touch');
    watch(`${sides}-touch`, 3, sides, state => {
      const [seat = 0] = shares.toAct(state);
      const view = shares.view(state, seat);
      const hand = view.hands[seat]?.cards ?? [];
      const legal = shares.legal(state, seat).map(shares.format);
      const choice = shares.choices?.describe(state, seat) ?? null;
      const moves = movesOf(legal, choice);
      const listed = [moves.draw, moves.decline, ...moves.options.map(option => option.text)];
      expect(listed.filter(text => text !== null).sort()).toEqual([...legal].sort());
      const option = moves.options[chance.below(Math.max(1, moves.options.length))];
      if (!option) return;
      const draft = { subject: keyOf(option.subject), aim: option.aim, paid: [] };
      const bought = option.subject.at === 'hand' ? option.subject.card : null;
      const paid = payWith(
        hand.filter(card => card !== bought),
        option.price,
        view,
        seat,
      );
      const { action } = planOf({ ...draft, paid }, moves, hand, false);
      const played = play({ game: shares, state, chance }, seat, action ?? '');
      expect(played.ok, action ?? 'nothing').toBe(true);
      if (played.ok && option.verb !== 'expand')
        expect(scoresAfter(view, seat, option)).toEqual(shares.view(played.state, seat).scores);
    });
  });
});

describe('putting a payment together', () => {
  const offer = { deal: { type: 'buy', card: 57 }, price: 2 } as const;
  const moves = movesOf(['draw', 'expand pearl 57'], { hand: [7, 22, 39, 57], offers: [offer] });
  const hand: readonly CardId[] = ['ds-07', 'ds-22', 'ds-39', 'ds-57'];
  const draft = (...paid: CardId[]) => ({ subject: 'hand:ds-57', aim: 'buy' as const, paid });

  test('a card touched can be bought or let down; nothing is decided by touching it', () => {
    const plan = planOf({ ...NOTHING, subject: 'hand:ds-57' }, moves, hand, false);
    expect([plan.options.length, plan.option, isPaying(plan)]).toEqual([2, null, false]);
  });

  test('the button counts down to the action', () => {
    expect(planOf(draft(), moves, hand, false).due).toBe(2);
    expect(planOf(draft('ds-22'), moves, hand, false)).toMatchObject({ due: 1, action: null });
    expect(planOf(draft('ds-22', 'ds-07'), moves, hand, false)).toMatchObject({
      due: 0,
      action: 'buy 57 with 07 22',
    });
  });

  test('a card cannot pay for itself, nor one that is no longer in the hand', () => {
    expect(planOf(draft('ds-57', 'ds-99', 'ds-22'), moves, hand, false).paid).toEqual(['ds-22']);
  });

  test('a second tap takes a card back; one too many pushes the first out', () => {
    const plan = planOf(draft('ds-22', 'ds-07'), moves, hand, false);
    expect(togglePaid(plan, 'ds-07')).toEqual(['ds-22']);
    expect(togglePaid(plan, 'ds-39')).toEqual(['ds-07', 'ds-39']);
  });

  test('what the table no longer offers has fallen away', () => {
    expect(planOf(draft('ds-22'), movesOf([], null), hand, false).subject).toBe(null);
  });

  test('where only one thing can be done, touching is meaning it', () => {
    const only = movesOf(['decline'], {
      hand: [7, 22],
      offers: [{ deal: { type: 'remove', card: 34 }, price: 2 }],
    });
    expect(planOf({ ...NOTHING, subject: 'stack:ds-34' }, only, hand, true).option?.aim).toBe('remove');
    expect(planOf({ ...NOTHING, subject: 'stack:ds-34' }, only, hand, false).option).toBe(null);
  });
});

test('somebody who watches can touch nothing', () => {
  const moves = movesOf([], null);
  expect([moves.draw, moves.decline, moves.options]).toEqual([null, null, []]);
  expect(optionsFor(moves, 'hand:ds-01')).toEqual([]);
});

test('a hand is held by number, or grouped by company', () => {
  const hand: CardId[] = ['ds-57', 'ds-07', 'ds-92', 'ds-22', 'ds-39'];
  expect(sorted(hand, 'number')).toEqual(['ds-07', 'ds-22', 'ds-39', 'ds-57', 'ds-92']);
  expect(sorted(hand, 'company')).toEqual(['ds-39', 'ds-92', 'ds-22', 'ds-07', 'ds-57']);
});

test('the next dividend begins with the next decade', () => {
  expect([paysFrom([]), paysFrom(['ds-13']), paysFrom(['ds-44', 'ds-07']), paysFrom(['ds-90'])]).toEqual([
    0,
    20,
    10,
    null,
  ]);
});

const begun = (): View => shares.view(start(shares, 3, OPTIONS, seeded('s')).state, 0);

test('the suggestion keeps the card that pays a dividend and gives the one that fits nowhere', () => {
  const view = begun();
  const deep = { ...view.companies.wildlife, stack: ['ds-80' as const], price: 4 };
  const companies = { cleaning: deep, treasure: deep, pearl: deep, research: deep, wildlife: deep };
  const portfolios = view.portfolios.map(held => ({ ...held, wildlife: ['ds-04' as const] }));
  const table: View = { ...view, companies, portfolios };
  expect(payWith(['ds-95', 'ds-12', 'ds-30'], 2, table, 0)).toEqual(['ds-12', 'ds-30']);
});

test('a depth card is found in its line', () => {
  const view = begun();
  const companies = {
    ...view.companies,
    research: { ...view.companies.research, stack: ['ds-08' as const] },
  };
  expect(homeOf({ ...view, companies }, 'ds-08')).toBe('research');
});
