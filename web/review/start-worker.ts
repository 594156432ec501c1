import { startWorker } from '../ui/patience.ts';

export const startReviewWorker = (): Promise<Worker> =>
  startWorker(() => new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' }));
