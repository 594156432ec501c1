/** The worker that draws, as a local table's worker uses it: started when there is something to draw. */
import type { CuesJob, LookJob } from '@fathoms/table/pictures/painter-pool.ts';
import type { FrameJob } from '@fathoms/table/pictures/picture-cache.ts';
import type { PaintAsk, PaintReply } from './paint-worker.ts';

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (problem: Error) => void;
}

export interface LocalPainter {
  readonly draw: (job: FrameJob) => Promise<Blob>;
  readonly look: (job: LookJob) => Promise<unknown>;
  readonly cues: (job: CuesJob) => Promise<unknown>;
  readonly close: () => void; // whoever waits goes without an answer
}

type Asked =
  | Pick<Extract<PaintAsk, { is: 'frame' }>, 'is' | 'job'>
  | Pick<Extract<PaintAsk, { is: 'look' }>, 'is' | 'job'>
  | Pick<Extract<PaintAsk, { is: 'cues' }>, 'is' | 'job'>;

export function openPaint(): LocalPainter {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let asked = 0;

  const settle = ({ data }: MessageEvent<PaintReply>): void => {
    const asker = waiting.get(data.n);
    waiting.delete(data.n);
    if ('answer' in data) asker?.resolve(data.answer);
    else asker?.reject(new Error(data.problem));
  };

  const hire = (): Worker => {
    const hired = new Worker(new URL('./paint-worker.ts', import.meta.url), { type: 'module' });
    hired.onmessage = settle;
    hired.onerror = event => {
      worker = null; // the next picture finds a new one
      for (const { reject } of waiting.values()) reject(new Error(event.message || 'the painter stopped'));
      waiting.clear();
    };
    return hired;
  };

  const ask = (question: Asked): Promise<unknown> => {
    worker ??= hire();
    const n = ++asked;
    worker.postMessage({ n, ...question } satisfies PaintAsk);
    return new Promise((resolve, reject) => waiting.set(n, { resolve, reject }));
  };
  return {
    draw: job => ask({ is: 'frame', job }) as Promise<Blob>,
    look: job => ask({ is: 'look', job }),
    cues: job => ask({ is: 'cues', job }),
    close: () => worker?.terminate(),
  };
}
