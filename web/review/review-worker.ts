import { openJudge } from '@fathoms/bots/judge/judge.ts';
import { advise } from '@fathoms/bots/review/advice.ts';
import type { Expertise } from '@fathoms/bots/review/imagine.ts';
import { type Readings, readPictures } from '@fathoms/bots/review/readings.ts';
import { type Review, reviewMatch } from '@fathoms/bots/review/review.ts';
import { loadPainter } from '@fathoms/games/painters.ts';
import { findSounding } from '@fathoms/games/soundings.ts';
import type { Kinds } from '@fathoms/kernel/game.ts';
import type { Log } from '@fathoms/kernel/match.ts';
import { readRecord } from '@fathoms/table/record/read-record.ts';
import { loadEngine } from '../games/engines.ts';
import { UP } from '../ui/patience.ts';
import type { ReviewAnswer, ReviewQuestion } from './messages.ts';

const tell = (answer: ReviewAnswer): void => postMessage(answer);
const SEED = 'review';

async function expertiseIn(id: string, version: number): Promise<Expertise> {
  const [engine, sounding] = await Promise.all([loadEngine(id, version), findSounding(id)]);
  if (!engine || sounding?.rules !== version) throw new Error(`nobody can judge ${id}`);
  const { game } = engine;
  return { game, sounding, judge: openJudge(game, sounding) };
}

async function review(text: string): Promise<Review> {
  const read = readRecord(text);
  if (!read.ok) throw new Error(read.problem);
  const { record } = read;
  const expertise = await expertiseIn(record.game, record.version);
  const all = record.entries.length;
  const log = { ...record, seats: record.seats.length };
  const readings = await lookThrough(expertise, log);
  const looked = readings.some(reading => reading !== null) ? LOOKING : 0;
  const work = reviewMatch(expertise, log, SEED, undefined, readings);
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    const done = next.value?.step ?? 0;
    tell({ t: 'progress', of: 'moves', done, all, share: looked + (1 - looked) * (done / all) });
  }
}

const LOOKING = 0.4; // of the work

/** What the bots' eyes make of the pictures. */
async function lookThrough({ game, sounding }: Expertise, log: Log<Kinds>): Promise<Readings> {
  const painter = game.pictures ? await loadPainter(game.id) : null;
  if (!painter) return [];
  const work = readPictures(game, log, painter, sounding);
  for (;;) {
    const next = await work.next();
    if (next.done) return next.value;
    const { done, all } = next.value;
    tell({ t: 'progress', of: 'pictures', done, all, share: LOOKING * (done / all) });
  }
}

async function answer(question: ReviewQuestion): Promise<ReviewAnswer> {
  if (question.t === 'review') return { t: 'done', review: await review(question.text) };
  const { game, version, seen } = question;
  return { t: 'advice', advice: advise(await expertiseIn(game, version), seen, SEED) };
}

addEventListener('message', async ({ data }: MessageEvent<ReviewQuestion>) => {
  try {
    tell(await answer(data));
  } catch (problem) {
    tell({ t: 'failed', problem: problem instanceof Error ? problem.message : String(problem) });
  }
});
postMessage(UP);
