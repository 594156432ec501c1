import { parentPort } from 'node:worker_threads';
import { type Batch, type BatchResult, playBatch } from './threads/pool.ts';

parentPort?.on('message', async ({ first, fixtures }: Batch) => {
  const result: BatchResult = { first, played: await playBatch(fixtures) };
  parentPort?.postMessage(result);
});
