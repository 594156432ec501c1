// @vitest-environment happy-dom
import { openJudge } from '@fathoms/bots/judge/judge.ts';
import { ledgerOf } from '@fathoms/bots/review/ledger.ts';
import { type Decision, type Review, reviewMatch } from '@fathoms/bots/review/review.ts';
import { currentGame } from '@fathoms/games/catalog.ts';
import { findSounding } from '@fathoms/games/soundings.ts';
import { scripted } from '@fathoms/kernel/chance.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import type { Sounding } from '@fathoms/kernel/sounding.ts';
import { readRecord } from '@fathoms/table/record/read-record.ts';
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import CORPUS from '../../../games/test/corpus/locker-v1-base-2.jsonl?raw';
import type { Face } from '../../board/screen.ts';
import { siteOf } from '../../games/sites.ts';
import { Decisions } from '../Decisions.tsx';
import { percent, roundLedger, signed } from '../figures.ts';
import { Headline } from '../Headline.tsx';
import { REVIEW } from '../words.ts';

afterEach(cleanup);

const FACES: Face[] = [
  { name: 'You', colour: 'sun', you: true, level: null, here: true },
  { name: 'Ada', colour: 'red', you: false, level: 'seal', here: true },
];

describe('figures', () => {
  test('small changes keep a decimal, nothing is neither plus nor minus', () => {
    expect([-600, 50, -30, 0, 4, 1234].map(change => signed(change, 'en'))).toEqual([
      '−6\u00a0%',
      '+0.5\u00a0%',
      '−0.3\u00a0%',
      '±0\u00a0%',
      '±0\u00a0%',
      '+12\u00a0%',
    ]);
    expect(signed(-30, 'de')).toBe('−0,3\u00a0%');
    expect(percent(4649)).toBe('46\u00a0%');
  });

  test('a ledger in whole per cent still adds up: the larger of luck and rivals’ play takes the rest', () => {
    const round = roundLedger({ start: 3340, luck: -2240, own: -860, rivals: -240, end: 0, turns: [] });
    expect(round).toEqual({ start: 33, luck: -22, own: -9, rivals: -2, end: 0 });
    const odd = roundLedger({ start: 3340, luck: 6650, own: -40, rivals: 50, end: 10000, turns: [] });
    expect(odd.start + odd.luck + odd.own + odd.rivals).toBe(100);
  });

  test('the headline says what was gained and lost, in both languages', () => {
    const you = { name: 'You', you: true };
    const told = (language: 'en' | 'de', own: number, luck: number) =>
      REVIEW[language]
        .headline(language === 'de' ? { ...you, name: 'Du' } : you, own, luck)
        .map(part => (typeof part === 'string' ? part : REVIEW[language].part(part)))
        .join('');
    expect(told('en', -9, -22)).toBe('You lost 9\u00a0% by decisions and 22\u00a0% by luck');
    expect(told('en', -4, 31)).toBe('You gained 31\u00a0% by luck and lost 4\u00a0% by decisions');
    expect(told('en', 0, 31)).toBe('You gained 31\u00a0% by luck. Your decisions cost nothing.');
    expect(told('de', -9, -22)).toBe(
      'Du hast 9\u00a0% durch Entscheidungen und 22\u00a0% durch Glück verloren',
    );
  });
});

/** A real match, reviewed in a hurry. */
async function reviewInHurry(): Promise<{ review: Review; viewAt: (step: number, seat: number) => unknown }> {
  const read = readRecord(CORPUS);
  if (!read.ok) throw new Error(read.problem);
  const game = currentGame('locker') as Game;
  const sounding = (await findSounding('locker')) as Sounding;
  const { seats, options, rolls, entries } = read.record;
  const log = { seats: seats.length, options, rolls, entries };
  const work = reviewMatch({ game, sounding, judge: openJudge(game, sounding) }, log, 'page', {
    each: 2,
    close: 6,
  });
  let next = work.next();
  while (!next.done) next = work.next();
  const viewAt = (step: number, seat: number): unknown => {
    const state = game.setup(seats.length, options, { chance: scripted(...rolls), tell: () => {} });
    for (const entry of entries.slice(0, step))
      game.apply(state, entry.seat, game.parse(entry.action), {
        chance: scripted(...entry.rolls),
        tell: () => {},
      });
    return game.view(state, seat);
  };
  return { review: next.value, viewAt };
}

const YOU = { name: 'You', you: true };

describe('a reviewed match of Locker', async () => {
  const { review, viewAt } = await reviewInHurry();

  test('the sum is shown as it adds up, and every decision has its sentence', async () => {
    const said = await siteOf('locker')?.review?.();
    if (!said) throw new Error('Locker says nothing about reviews');
    render(<Headline ledger={ledgerOf(review, 0)} who={YOU} />);
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/at the start.*at the end/);
    const views = review.steps.map(({ step, seat, decision }) =>
      seat === 0 && decision ? viewAt(step, 0) : undefined,
    );
    render(
      <Decisions {...{ review, views, said }} seat={0} faces={FACES} points={[]} nth={0} pick={() => {}} />,
    );
    const costs = [...document.querySelectorAll('.review-list li .num')].map(cell => cell.textContent ?? '');
    expect(costs.length).toBe(5);
    expect(costs[0]).toMatch(/^−/); // worst first
  });

  test('parts beyond 100 are explained, others need no word', () => {
    const ledger = { start: 5000, luck: 6000, own: -1000, rivals: 0, end: 10_000, turns: [] };
    const { container, rerender } = render(<Headline ledger={ledger} who={YOU} />);
    const note = () => container.querySelector('.review-beyond')?.textContent ?? '';
    expect(note()).toBe('');
    rerender(<Headline ledger={{ ...ledger, luck: 12_800, own: -7800 }} who={YOU} />);
    expect(note()).toMatch(/each time counts/);
  });

  test('in both languages each choice has a name and what was done a sentence', async () => {
    const said = await siteOf('locker')?.review?.();
    for (const language of ['en', 'de'] as const)
      for (const { step, seat, decision } of review.steps) {
        if (!decision || !said) continue;
        const at = { view: viewAt(step, seat), seat, faces: FACES, language };
        const { container } = render(
          <p>
            {said.did(decision.chosen, at)} {decision.options.map(({ action }) => said.choice(action, at))}{' '}
            {said.why(decision, at)}
          </p>,
        );
        expect(container.textContent).not.toMatch(/undefined|NaN|\{|\}/);
        expect(said.why(decision, at)).toMatch(/\d|known|safe|bekannt|harmlos|nothing|nichts/);
        cleanup();
      }
  });

  test('odds are told as counted, and what was known is told as known', async () => {
    const said = await siteOf('locker')?.review?.();
    const first = review.steps.find(({ decision }) => decision?.chosen === 'reveal');
    if (!first || !said) throw new Error('nobody went on');
    const at = {
      view: viewAt(first.step, first.seat),
      seat: first.seat,
      faces: FACES,
      language: 'en' as const,
    };
    const decision = (reasons: Decision['reasons']): Decision => ({
      ...(first.decision as Decision),
      reasons,
    });
    expect(said.why(decision({ bad: 7, total: 16, stake: 14 }), at)).toBe(
      '7 of 16 cards sink you. 14 points at stake.',
    );
    expect(said.why(decision({ bad: 1, total: 1, stake: 0 }), at)).toBe(
      'The next card was known: it sinks you.',
    );
    expect(said.odds({ bad: 7, total: 16 })).toEqual({ bad: 7, total: 16 });
    expect(said.odds({ bad: 1, total: 1 })).toBeNull();
  });
});
