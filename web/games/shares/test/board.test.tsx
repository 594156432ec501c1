// @vitest-environment happy-dom
import { shares } from '@fathoms/games/shares/index.ts';
import { type Moment, opened } from '@fathoms/games/shares/test/table.ts';
import { cleanup, fireEvent, screen } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { sitDown } from '../../../board/testing/test-board.tsx';
import { Board } from '../Board.tsx';
import { type More, PRICED, sit } from './sit.ts';

describe('the draft', () => {
  const { s } = opened(3);
  const draft = (more: More = {}) => sitDown(shares, Board, { seats: 3, seat: s.active, ...more, state: s });
  const first = String(s.row[0]).padStart(2, '0');
  const second = String(s.row[1]).padStart(2, '0');

  test('a tap chooses a free share, the button takes it, and the next is waited for', () => {
    const rig = draft();
    expect(rig.prompt()).toMatch(/^Take a free share/);
    rig.tap(`Choose ${first}`);
    expect(rig.sent).toEqual([]);
    rig.tap('Take it');
    expect(rig.sent).toEqual([`take ${first}`]);
    rig.answer();
    expect(rig.prompt()).toMatch(/ takes a free share$/);
    expect(rig.buttons(/^Choose/)).toEqual([]);
  });

  test('another card takes its place; a second tap takes it', () => {
    const rig = draft();
    rig.tap(`Choose ${first}`);
    rig.tap(`Choose ${second}`);
    rig.tap(`Choose ${second}`);
    expect(rig.sent).toEqual([`take ${second}`]);
  });

  test('the button alone, the hand, a line and the deck say why not', () => {
    const rig = draft();
    rig.tap('Take it');
    rig.tap(new RegExp(`^${String(s.hands[s.active]?.[0]).padStart(2, '0')}, a share`));
    rig.tap('The line of Pearl');
    rig.tap('Draw deck');
    expect([rig.sent, rig.explained]).toEqual([[], ['SHARES-14', 'SHARES-11', 'SHARES-11', 'SHARES-11']]);
  });

  test('who waits is told whose pick it is, by the prompt and by every card', () => {
    const waiting = (s.active + 1) % 3;
    const rig = draft({ seat: waiting });
    expect(rig.prompt()).toMatch(/ takes a free share$/);
    rig.tap(`${first}, a share`);
    expect(rig.explained).toEqual(['SHARES-11']);
  });
});

test('a line keeps captions off only while a card may be let down there', () => {
  const rig = sit({ hands: [[44], [90], []] });
  const idle = () => document.querySelectorAll('.place[data-idle]').length;
  expect(idle()).toBe(5);
  rig.tap(/^44/);
  expect(idle()).toBeLessThan(5);
});

describe('a Draw', () => {
  test('by the button or by the deck, at once', () => {
    const rig = sit({ hands: [[44], [90], []] });
    expect(rig.prompt()).toMatch(/^Buy, expand or draw\?/);
    rig.tap('Draw a card draw 1 of 3 to a fundraiser');
    rig.tap('Draw a card. Draw deck, 98 cards');
    expect(rig.sent).toEqual(['draw', 'draw']);
  });
});

describe('an Expand', () => {
  const moment: Moment = {
    hands: [[44, 57], [90], []],
    portfolios: [[2], [7, 10], []],
    stacks: { pearl: [13], research: [50], treasure: [60] },
  };

  test('card, line, button; the prompt and the ticker tell who draws', () => {
    const rig = sit(moment);
    rig.tap('57, a share');
    expect(rig.prompt()).toBe('What shall 57 be?A depth for a glowing company.');
    rig.tap('Expand Pearl Diving with 57');
    expect(rig.prompt()).toBe(
      'Expand Pearl Diving with 57?New decade: you draw 1, Jun 2. You 3 → 4, Jun 6 → 8.',
    );
    expect(screen.getByText('New decade: dividend')).toBeTruthy();
    expect(rig.sent).toEqual([]);
    rig.tap('Expand draws');
    expect(rig.sent).toEqual(['expand pearl 57']);
    rig.answer();
    expect(rig.prompt()).toBe('Jun is thinking');
  });

  test('the line touched again does it too; within a decade nobody draws', () => {
    const rig = sit(moment);
    rig.tap('57, a share');
    rig.tap(/^Expand .*Research with 57/);
    expect(rig.prompt()).toMatch(/It beats 50 in the same decade: no dividend\. /);
    rig.tap(/^Expand .*Research with 57/);
    expect(rig.sent).toEqual(['expand research 57']);
  });

  test('the card touched again is put back', () => {
    const rig = sit(moment);
    rig.tap('57, a share');
    rig.tap('57, a share');
    expect(rig.prompt()).toMatch(/^Buy, expand or draw\?/);
  });

  test('a line needs a card first, and one that beats it', () => {
    const rig = sit(moment);
    rig.tap('The line of Pearl');
    rig.tap('44, a share');
    rig.tap('The line of Treasure');
    expect(rig.explained).toEqual(['SHARES-30', 'SHARES-31']);
    expect(rig.said).toEqual(['Tap a card of yours first.', '44 does not beat 60.']);
    expect(rig.sent).toEqual([]);
  });

  test('in a final turn there is no dividend', () => {
    const rig = sit({ ...moment, final: true, ending: 2 });
    expect(rig.prompt()).toMatch(/Your final turn: no dividends, no abilities\.$/);
    rig.tap('57, a share');
    rig.tap('Expand Pearl Diving with 57');
    expect(rig.prompt()).toMatch(/It beats 13\. Final turn: no dividend\. /);
    expect(screen.getByText('Final turns')).toBeTruthy();
  });
});

describe('thinking again', () => {
  test('Draw stays at hand while a card is chosen; Escape goes back step by step', () => {
    const rig = sit(PRICED);
    const goBack = () => fireEvent.keyDown(document.body, { key: 'Escape' });
    rig.tap('57, a share');
    expect(rig.buttons(/^Draw a card(?!\.)/)).toHaveLength(1);
    rig.tap('Buy it for 2');
    rig.tap('39, a share');
    expect(rig.prompt()).toMatch(/1 chosen, 1 to go/);
    goBack();
    expect(rig.prompt()).toMatch(/0 chosen, 2 to go/);
    goBack();
    expect(rig.prompt()).toMatch(/^What shall 57 be\?/);
    goBack();
    expect(rig.prompt()).toMatch(/^Buy, expand or draw\?/);
  });

  test('what brings only others something is marked before the tap, in words and by a pattern', () => {
    const rig = sit({
      hands: [[57], [], []],
      portfolios: [[], [2, 7], []],
      stacks: { pearl: [13] },
      final: true,
      ending: 2,
    });
    expect(document.querySelector<HTMLElement>('.hc')?.dataset.may).toBe('wastes');
    rig.tap('57, a share');
    expect(rig.buttons(/^Expand Pearl/)).toEqual([
      expect.stringMatching(
        /^Expand Pearl Diving with 57: brings you nothing now, pays nobody, Jun \d+ → \d+$/,
      ),
    ]);
    expect(document.querySelectorAll('.wouldbe.marked.wastes').length).toBeGreaterThan(0);
  });
});

describe('a Buy', () => {
  test('any cards pay; the button counts down and a second tap takes one back', () => {
    const rig = sit(PRICED);
    rig.tap('57, a share');
    rig.tap('Buy it for 2');
    expect(rig.prompt()).toBe(
      'Pay 2 cards for this Pearl share0 chosen, 2 to go. Any cards will do. You 0 → 2, the next one costs 3.',
    );
    rig.tap('39, a share');
    rig.tap('22, a share');
    rig.tap('39, a share');
    expect(rig.prompt()).toMatch(/1 chosen, 1 to go/);
    rig.tap('07, a share');
    expect(rig.prompt()).toMatch(/Tap a card again to take it back\./);
    rig.tap('Buy for 2 cards');
    expect(rig.sent).toEqual(['buy 57 with 07 22']);
    rig.answer();
    expect(rig.prompt()).toBe('Jun is thinking');
  });

  test('the board may choose, and one may think again', () => {
    const rig = sit(PRICED);
    rig.tap('57, a share');
    rig.tap('Buy it for 2');
    rig.tap('Choose for me');
    expect(rig.buttons(/, pays$/).length).toBe(2);
    rig.tap('Take back');
    expect(rig.buttons(/, pays$/)).toEqual([]);
    rig.tap('Take back');
    expect(rig.prompt()).toMatch(/^What shall 57 be\?/);
    expect(rig.sent).toEqual([]);
  });

  test('the first share of a company is free', () => {
    const rig = sit({ hands: [[57], [90], []] });
    rig.tap('57, a share');
    rig.tap('Take it for free');
    expect(rig.sent).toEqual(['buy 57']);
  });

  test('too dear: the button tells the price and what is missing', () => {
    const rig = sit({ hands: [[1, 57], [90], []], portfolios: [[], [2, 7], [10]] });
    rig.tap('57, a share');
    rig.tap('Buy it for 3 2 cards short');
    expect([rig.sent, rig.explained]).toEqual([[], ['SHARES-25']]);
    expect(rig.said).toEqual(['The price is 3, you have 1 card besides it.']);
  });

  test('a card short: it cannot pay for itself', () => {
    const rig = sit({ hands: [[1, 57], [90], []], portfolios: [[], [2, 7], []] });
    rig.tap('57, a share');
    rig.tap('Buy it for 2 1 card short');
    expect(rig.explained).toEqual(['SHARES-24']);
  });

  test('a card that beats no line and costs too much can only pay', () => {
    const deep = { cleaning: [91], treasure: [92], pearl: [93], research: [94], wildlife: [95] };
    const rig = sit({ hands: [[57], [90], []], portfolios: [[], [2], []], stacks: deep });
    rig.tap('57, a share');
    expect(rig.explained).toEqual(['SHARES-31']);
    expect(rig.said).toEqual(['It beats no line, and the share is too dear. It can still pay.']);
  });
});

describe('when it is not up to this viewer', () => {
  const moment: Moment = { ...PRICED, active: 1 };

  test('somebody waits: the prompt says for whom; deck, hand and line say why not', () => {
    const rig = sit(moment);
    expect(rig.prompt()).toBe('Jun is thinking');
    rig.tap('Draw deck');
    rig.tap('57, a share');
    rig.tap('The line of Pearl');
    expect([rig.sent, rig.explained]).toEqual([[], ['SHARES-17', 'SHARES-17', 'SHARES-17']]);
    expect(rig.said).toEqual([undefined, 'It is not your turn.', 'It is not your turn.']);
  });

  test('somebody waits while another uses an ability', () => {
    expect(sit({ ...moment, offer: 'research' }).prompt()).toBe('Jun may use Deep Research');
  });

  test('somebody watches, and sees no hand', () => {
    const rig = sit(moment, { seat: null });
    expect(rig.prompt()).toBe('Jun is thinkingYou are watching.');
    expect(screen.getByText('Hands are hidden from those who watch.')).toBeTruthy();
    expect(rig.buttons(/a share in/)).toEqual([]);
    rig.tap('Draw deck');
    expect(rig.explained).toEqual(['SHARES-17']);
  });

  test('it is over: the prompt names the winner, and nothing more can be done', () => {
    const over: Moment = { ...PRICED, stacks: { pearl: [50] }, phase: { name: 'over' } };
    expect(sit(over, { seat: 1 }).prompt()).toBe('You winThe books are closed');
    cleanup();
    const rig = sit(over);
    expect(rig.prompt()).toBe('Jun winsThe books are closed');
    rig.tap('Draw deck');
    rig.tap('57, a share');
    expect([rig.explained, rig.said]).toEqual([
      ['SHARES-66', 'SHARES-66'],
      [undefined, undefined],
    ]);
  });
});
