import { openJudge } from '@fathoms/bots/judge/judge.ts';
import { type Review, reviewMatch } from '@fathoms/bots/review/review.ts';
import { findSounding } from '@fathoms/games/soundings.ts';
import { readRecord } from '@fathoms/table/record/read-record.ts';
import { loadEngine } from '../games/engines.ts';
import { UP } from '../ui/patience.ts';
import type { ReviewAnswer, ReviewQuestion } from './messages.ts';

const tell = (answer: ReviewAnswer): void => postMessage(answer);

async function review(text: string): Promise<Review> {
  const read = readRecord(text);
  if (!read.ok) throw new Error(read.problem);
  const { record } = read;
  const [engine, sounding] = await Promise.all([
    loadEngine(record.game, record.version),
    findSounding(record.game),
  ]);
  if (!engine || sounding?.rules !== record.version) throw new Error(`nobody can judge ${record.game}`);
  const { game } = engine;
  const all = record.entries.length;
  const log = { ...record, seats: record.seats.length };
  const work = reviewMatch({ game, sounding, judge: openJudge(game, sounding) }, log, 'review');
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    tell({ t: 'progress', done: next.value?.step ?? 0, all });
  }
}

addEventListener('message', async ({ data: { text } }: MessageEvent<ReviewQuestion>) => {
  try {
    tell({ t: 'done', review: await review(text) });
  } catch (problem) {
    tell({ t: 'failed', problem: problem instanceof Error ? problem.message : String(problem) });
  }
});
postMessage(UP);
