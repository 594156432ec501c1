import { readFileSync } from 'node:fs';
import { replay } from '@fathoms/kernel/match.ts';
import { expect, test } from 'vitest';
import { shares } from '../index.ts';
import type { SharesKinds } from '../types.ts';
import { TRANSCRIPTS } from './transcript.ts';

function tallyOf(name: string) {
  const { log } = TRANSCRIPTS.read(readFileSync(`${import.meta.dirname}/golden/${name}.txt`, 'utf8'));
  const result = replay<SharesKinds>(shares, log);
  if (!result.ok) throw new Error(result.problem);
  const news = [...result.opening, ...result.steps.flatMap(step => step.events)];
  return { state: result.state, tally: shares.tally?.(result.state, news) };
}

test('a finished match tells what triggered its end, and who', () => {
  const { state, tally } = tallyOf('basic-3-idle');
  expect(tally?.match.end).toBe('fundraisers');
  expect(tally?.seats.map(seat => seat['triggered the end'])).toEqual(
    state.hands.map((_, seat) => (seat === state.ending ? 'yes' : 'no')),
  );
  expect(tallyOf('basic-4').tally?.match.end).toBe('depletion');
});

test('and how long it was, and what became of each company', () => {
  const { state, tally } = tallyOf('basic-4');
  expect(tally?.match).toMatchObject({
    'turns each': state.turn / 4,
    'pearl depth': state.stacks[2].length,
    'pearl shares': state.portfolios.reduce((sum, portfolio) => sum + portfolio[2].length, 0),
    'pearl share value': state.stacks[2].length + 2,
  });
});
