import { availableParallelism } from 'node:os';
import { loadPainter } from '@fathoms/games/painters.ts';
import type { LookJob } from '@fathoms/table/pictures/painter-pool.ts';
import { type FrameJob, openPictureCache, type PictureCache } from '@fathoms/table/pictures/picture-cache.ts';
import type { FairQueue } from '@fathoms/table/work/fair-queue.ts';
import { LIMITS } from '../guests/limits.ts';
import { openThreads } from './threads.ts';

export type Paint = (job: FrameJob) => Promise<Uint8Array>; // an encoded picture
export type Look = (job: LookJob) => Promise<unknown>; // what a bot makes of it

/** What a painter's thread is asked for. */
export type PainterQuestion =
  | { readonly is: 'frame'; readonly job: FrameJob }
  | { readonly is: 'look'; readonly job: LookJob };

/** Threads that draw. No more is handed to them at once: what waits there could not be overtaken. */
export const PAINTERS = Math.max(1, availableParallelism() >> 1);

interface Painters {
  readonly paint: Paint;
  readonly look: Look;
  readonly close: () => Promise<void>;
}

/** Pictures are drawn, and looked at by bots, in threads of their own, one picture in the same: it has the scene ready. */
export function openPainters(script: URL): Painters {
  const threads = openThreads<PainterQuestion, unknown>(script, PAINTERS);
  return {
    paint: job => threads.ask({ is: 'frame', job }, job.picture.id) as Promise<Uint8Array>,
    look: job => threads.ask({ is: 'look', job }, job.picture.id),
    close: threads.close,
  };
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
