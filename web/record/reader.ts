/** The page's half of a replay. Views are computed in a worker, so that jumping about never blocks the page. */
import type { Viewer } from '@fathoms/kernel/game.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import type { MatchRecord } from '@fathoms/table/record/record.ts';
import type { Moment } from '@fathoms/table/record/replay.ts';
import { startWorker } from '../ui/patience.ts';
import type { Answers, Ask, ReplayQuestion, Reply } from './messages.ts';
import type { Trouble, Verdict } from './reading.ts';

export interface Reader {
  readonly record: MatchRecord;
  readonly steps: number;
  readonly story: (viewer: Viewer) => Promise<readonly News[]>;
  readonly moment: (step: number, viewer: Viewer) => Promise<Moment>;
  readonly picture: (picture: string, frame: string) => Promise<Blob | null>; // null = there is no such picture
  readonly check: () => Promise<Verdict>;
  readonly close: () => void;
}

export type OpenedReader =
  | { readonly ok: true; readonly reader: Reader }
  | { readonly ok: false; readonly trouble: Trouble };

/** As much of a Worker as is used here. */
export interface ReplayWorker {
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(question: ReplayQuestion): void;
  terminate(): void;
}

const hire = (): Promise<ReplayWorker> =>
  startWorker(() => new Worker(new URL('./replay-worker.ts', import.meta.url), { type: 'module' }));

export async function openReader(
  text: string,
  start: () => ReplayWorker | Promise<ReplayWorker> = hire,
): Promise<OpenedReader> {
  const { ask, close } = correspond(await start());
  try {
    const opened = await ask({ t: 'open', text });
    if (!opened.ok) {
      close();
      return opened;
    }
    const { record, steps } = opened;
    const reader: Reader = {
      record,
      steps,
      story: viewer => ask({ t: 'story', viewer }),
      moment: (step, viewer) => ask({ t: 'moment', step, viewer }),
      picture: (picture, frame) => ask({ t: 'picture', picture, frame }),
      check: () => ask({ t: 'check' }),
      close,
    };
    return { ok: true, reader };
  } catch (problem) {
    close();
    throw problem;
  }
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (problem: Error) => void;
}

function correspond(worker: ReplayWorker) {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  worker.onmessage = ({ data }) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ('problem' in data) asker?.reject(new Error(data.problem));
    else asker?.resolve(data.value as never); // the answer to `t` is an Answers[t]
  };
  worker.onerror = event => {
    for (const { reject } of waiting.values()) reject(new Error(event.message || 'the replay stopped'));
    waiting.clear();
  };
  const ask = <T extends Ask['t']>(question: Extract<Ask, { t: T }>): Promise<Answers[T]> =>
    new Promise<Answers[T]>((resolve, reject) => {
      const id = ++asked;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, ask: question });
    });
  return { ask, close: () => worker.terminate() };
}
