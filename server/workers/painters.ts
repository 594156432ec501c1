import { availableParallelism } from 'node:os';
import { loadPainter } from '@fathoms/games/painters.ts';
import { type FrameJob, openPictureCache, type PictureCache } from '@fathoms/table/pictures/picture-cache.ts';
import type { FairQueue } from '@fathoms/table/work/fair-queue.ts';
import { LIMITS } from '../guests/limits.ts';
import { openThreads } from './threads.ts';

export type Paint = (job: FrameJob) => Promise<Uint8Array>; // an encoded picture

/** Threads that draw. No more is handed to them at once: what waits there could not be overtaken. */
export const PAINTERS = Math.max(1, availableParallelism() >> 1);

interface Painters {
  readonly paint: Paint;
  readonly close: () => Promise<void>;
}

/** Pictures are drawn in threads of their own, all frames of one in the same: it has the scene ready. */
export function openPainters(script: URL): Painters {
  const threads = openThreads<FrameJob, Uint8Array>(script, PAINTERS);
  return { paint: job => threads.ask(job, job.picture.id), close: threads.close };
}

export const openServerPictures = (
  paint: Paint,
  queue: FairQueue,
  report: (problem: unknown) => void,
): PictureCache<Uint8Array> =>
  openPictureCache({
    painter: loadPainter,
    draw: paint,
    sizeOf: bytes => bytes.length,
    room: LIMITS.pictureBytes,
    queue,
    report,
  });
