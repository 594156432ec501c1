/** Asking the coach: what the judge makes of a decision that is still to be made. */
import type { Advice } from '@fathoms/bots/review/advice.ts';
import type { Kinds, Seen } from '@fathoms/kernel/game.ts';
import { countLocalAdvice, localVersion } from '../session/local-tables.ts';
import type { AdviceQuestion, ReviewAnswer } from './messages.ts';
import { startReviewWorker } from './start-worker.ts';

export interface AskedTable {
  readonly id: string; // a table of this device
  readonly game: string;
}

const given = new WeakMap<object, Promise<Advice>>(); // by view: who asks twice about one decision asked once

/** What the coach says to this seat now. It is counted with the table before it is told. */
export function askOnce(table: AskedTable, seen: Seen<Kinds>): Promise<Advice> {
  const about = seen.view as object;
  const known = given.get(about);
  if (known) return known;
  const asked = ask(table, seen);
  given.set(about, asked);
  asked.catch(() => given.delete(about)); // may be asked again
  return asked;
}

async function ask({ id, game }: AskedTable, seen: Seen<Kinds>): Promise<Advice> {
  const version = await localVersion(id);
  if (version === null) throw new Error(`no table called ${id} on this device`);
  const advice = await weighInWorker({ t: 'advice', game, version, seen });
  if (advice.options.length > 1) await countLocalAdvice(id);
  return advice;
}

async function weighInWorker(question: AdviceQuestion): Promise<Advice> {
  const worker = await startReviewWorker();
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<ReviewAnswer>) => {
        if (data.t === 'advice') resolve(data.advice);
        else reject(new Error(data.t === 'failed' ? data.problem : data.t));
      };
      worker.onerror = event => reject(new Error(event.message));
      worker.postMessage(question);
    });
  } finally {
    worker.terminate();
  }
}
