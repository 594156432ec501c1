import { availableParallelism } from 'node:os';
import { loadPainter } from '@fathoms/games/painters.ts';
import { type FrameJob, openPictureCache, type PictureCache } from '@fathoms/table/pictures/picture-cache.ts';
import { LIMITS } from '../guests/limits.ts';
import { openThreads } from './threads.ts';

export type Paint = (job: FrameJob) => Promise<Uint8Array>; // an encoded picture

const THREADS = Math.max(1, availableParallelism() >> 1);

interface Painters {
  readonly paint: Paint;
  readonly close: () => Promise<void>;
}

/** Pictures are drawn in threads of their own, all frames of one in the same: it has the scene ready. */
export function openPainters(script: URL): Painters {
  const threads = openThreads<FrameJob, Uint8Array>(script, THREADS);
  return { paint: job => threads.ask(job, job.picture.id), close: threads.close };
}

export const openServerPictures = (
  paint: Paint,
  report: (problem: unknown) => void,
): PictureCache<Uint8Array> =>
  openPictureCache({
    painter: loadPainter,
    draw: paint,
    sizeOf: bytes => bytes.length,
    room: LIMITS.pictureBytes,
    hands: THREADS + 1, // so that no thread waits for its next one
    report,
  });
