/** The worker that draws, as a local table's worker uses it: started when there is something to draw. */
import type { FrameJob } from '@fathoms/table/pictures/picture-cache.ts';
import type { PaintAsk, PaintReply } from './paint-worker.ts';

interface Waiting {
  readonly resolve: (blob: Blob) => void;
  readonly reject: (problem: Error) => void;
}

export function openPaint(): (job: FrameJob) => Promise<Blob> {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let asked = 0;

  const settle = ({ data }: MessageEvent<PaintReply>): void => {
    const asker = waiting.get(data.n);
    waiting.delete(data.n);
    if ('blob' in data) asker?.resolve(data.blob);
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

  return job => {
    worker ??= hire();
    const n = ++asked;
    const question: PaintAsk = { n, job };
    worker.postMessage(question);
    return new Promise((resolve, reject) => waiting.set(n, { resolve, reject }));
  };
}
