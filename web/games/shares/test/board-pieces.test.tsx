// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { answersOf } from '../../../board/testing/answers.ts';
import { PRICED, sit } from './sit.ts';

test('everything on the table answers', () => {
  sit({
    hands: [[7, 22], [90]],
    portfolios: [[2], [10]],
    third: [12],
    stacks: { pearl: [13], wildlife: [95] },
    discards: [40],
    draws: 1,
    fresh: true,
  });
  const answers = answersOf('.buoy, .price, .val, .next, .fund, .pile, .hc, .wo, .dtag, .hand, .x');
  expect([...answers.keys()]).toEqual(
    expect.arrayContaining([
      'company:pearl',
      'line:pearl',
      'line:wildlife',
      'deck:',
      'fund:',
      'portfolio:0',
      'third:',
    ]),
  );
  expect(answers.get('line:wildlife')).toContain('no expansion can pay a dividend');
  expect(answers.get('fund:')).toContain('1 of 2 so far');
});

describe('what lies open', () => {
  const rows = () => screen.getAllByRole('rowheader').map(row => row.textContent ?? '');

  test('one’s own portfolio comes first; on a shared device everybody stays in place', () => {
    sit({ ...PRICED, active: 1 }, { seat: 1 });
    expect(rows().map(row => row.slice(0, 3))).toEqual(['You', 'Pip', 'Ada']);
    cleanup();
    const rig = sit({ ...PRICED, active: 1 }, { seat: 1, shared: true });
    expect(rows().map(row => row.slice(0, 3))).toEqual(['Ada', 'Jun', 'Pip']);
    rig.tap('Draw a card. Draw deck');
    expect(rig.sent).toEqual(['draw']);
  });

  test('the worth of a plan stands beside what is', () => {
    const rig = sit({ ...PRICED, stacks: { pearl: [13] } });
    const mine = () => screen.getAllByRole('row')[1]?.textContent;
    expect(mine()).toMatch(/0$/);
    rig.tap('57, a share');
    rig.tap('Buy it for 2');
    expect(mine()).toMatch(/0\+3$/);
  });

  test('with two the third player has a portfolio', () => {
    const rig = sit({ hands: [[44], [90]], third: [2] });
    expect(rows().at(-1)).toMatch(/^Third player/);
    rig.tap('Third player');
    rig.tap('Read the rule');
    expect(rig.explained).toEqual(['SHARES-117']);
  });

  test('the hand is held by number or by company', () => {
    const rig = sit(PRICED);
    const hand = () => rig.buttons(/a share in/).map(name => name.slice(0, 2));
    expect(hand()).toEqual(['07', '22', '39', '57']);
    rig.tap('Group by company');
    expect(hand()).toEqual(['39', '22', '07', '57']);
    rig.tap('Sort by number');
    expect(hand()).toEqual(['07', '22', '39', '57']);
  });

  test('on a phone the deck is named in short, and a turn is played just so', () => {
    const rig = sit(PRICED, { phone: true });
    expect(screen.getByText('deck')).toBeTruthy();
    expect(screen.queryByText('in the draw deck')).toBeNull();
    rig.tap('57, a share');
    rig.tap('Expand Wildlife Watch with 57');
    rig.tap(/^Expand$/);
    expect(rig.sent).toEqual(['expand wildlife 57']);
  });
});

describe('about a piece', () => {
  test('a company: ability, price, worth, and the next dividend', () => {
    const rig = sit({ ...PRICED, stacks: { pearl: [13] } });
    rig.tap('Pearl Diving:');
    const text = screen.getByRole('region', { name: 'Pearl Diving' }).textContent;
    expect(text).toMatch(/costs 2 cards.*worth 3 points.*with 20 or more pays a dividend/);
    rig.tap('Read the rule');
    expect(rig.explained).toEqual(['SHARES-89']);
  });

  test('a card', () => {
    const rig = sit(PRICED);
    rig.ask('57, a share');
    expect(screen.getByRole('region', { name: '57' }).textContent).toMatch(
      /Its decade is the first digit, 5/,
    );
    rig.tap('Read the rule');
    expect(rig.explained).toEqual(['SHARES-1']);
  });

  test('the discards, newest first', () => {
    const rig = sit({ hands: [[44], [90], []], discards: [30, 51] });
    rig.tap('Look through the discards, 2 cards');
    const panel = screen.getByRole('region', { name: 'Discards, newest first' });
    expect([...panel.querySelectorAll('li b')].map(number => number.textContent)).toEqual(['51', '30']);
    rig.tap('Close');
    expect(screen.queryByRole('region', { name: 'Discards, newest first' })).toBeNull();
  });
});
