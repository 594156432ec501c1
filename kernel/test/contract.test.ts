import { expect, test } from 'vitest';
import type { Game, RuleId } from '../game.ts';
import { type Contract, checkMatch, contract } from '../testing/contract.ts';
import { type TenderKinds, tender } from './tender.ts';

const promise: Contract<TenderKinds> = {
  matches: 60,
  optionSets: [{ hand: 4 }, { hand: 6 }],
  longest: 30,
  isSecret: event => event.type === 'dealt',
  conserves: s => [...s.bag, ...s.spent, ...s.hands.flat()].sort((a, b) => a - b),
};

contract(tender, promise);

/** The suite is only worth something if it catches a game that breaks its word. */
const broken = (flaw: Partial<Game<TenderKinds>>) => () => {
  for (let n = 0; n < 20; n++) {
    checkMatch({ ...tender, ...flaw }, promise, 2 + (n % 2), { hand: 6 }, `broken ${n}`, 1);
  }
};

test('a view that shows a rival’s hand is caught', () => {
  expect(broken({ view: s => tender.view(s, 'all') })).toThrow(/cannot tell|hands/);
});

test('a sealed bid shown to the others is caught', () => {
  const leak: Game<TenderKinds>['view'] = (s, viewer) => ({
    ...tender.view(s, viewer),
    points: s.sealed.map(bid => bid?.[0] ?? 0),
  });
  expect(broken({ view: leak })).toThrow(/cannot tell/);
});

test('a seat whose own hand is forgotten is caught', () => {
  expect(broken({ hasSecrets: () => false })).toThrow(/has secrets/);
});

test('a query that writes into the state is caught', () => {
  expect(
    broken({
      toAct: s => {
        s.points[0] = 0;
        return tender.toAct(s);
      },
    }),
  ).toThrow(/read only/);
});

test('a card lost on the way is caught', () => {
  expect(
    broken({
      apply: (s, seat, a, dealer) => {
        tender.apply(s, seat, a, dealer);
        s.spent.pop();
      },
    }),
  ).toThrow(/lost or doubled/);
});

test('a decision that depends on who was faster is caught', () => {
  let arrival = 0;
  expect(
    broken({
      apply: (s, seat, a, dealer) => {
        tender.apply(s, seat, a, dealer);
        s.points[seat] += ++arrival % 3; // as a rule that rewards the first to click would
      },
    }),
  ).toThrow(/sealed order|same state/);
});

test('notation that does not read back is caught', () => {
  expect(broken({ parse: () => null })).toThrow(/reads back|refused/);
});

test('an explanation that needs more than its player sees is caught', () => {
  expect(broken({ explain: ({ mine }) => `TENDER-${mine?.[0]}` as RuleId })).toThrow(/names a rule/);
});
