import type { Painter } from '@fathoms/kernel/painter.ts';
import { type FairQueue, FOR_ANYBODY, type QueuedJob, type Work } from '../work/fair-queue.ts';
import type { Picture } from './picture-ids.ts';

/** One frame to draw. */
export interface FrameJob {
  readonly game: string;
  readonly picture: Picture;
  readonly frame: string;
}

export type Drawn<Encoded> =
  | { readonly is: 'drawn'; readonly encoded: Encoded }
  | { readonly is: 'unknown' } // there is no such frame
  | { readonly is: 'later' }; // whoever asks may not have it drawn now, or wants too much at once

/** For whom pictures are drawn ahead, and which of them may still be looked at. */
export interface Ahead extends Pick<Work, 'payers'> {
  readonly isWanted: (picture: string) => boolean; // by its id
}

/** Where a node's pictures are drawn and kept: each frame once, whoever asks for it. */
export interface PictureCache<Encoded> {
  /** Draws what will be looked at soon, one picture after the other, while nobody waits for anything else. */
  readonly prepare: (game: string, pictures: readonly Picture[], ahead?: Ahead) => void;
  /** `mayDraw` is asked only about a frame that is drawn on demand and has not been asked for yet. */
  readonly frame: (job: FrameJob, mayDraw?: () => boolean, work?: Work) => Promise<Drawn<Encoded>>;
}

export interface PictureCachePorts<Encoded> {
  readonly painter: (game: string) => Promise<Painter | null>;
  readonly draw: (job: FrameJob) => Promise<Encoded>;
  readonly sizeOf: (encoded: Encoded) => number;
  readonly room: number; // for all that is kept
  readonly queue: FairQueue; // in which they wait to be drawn
  readonly report: (problem: unknown) => void;
}

interface Kept<Encoded> {
  readonly queued: QueuedJob<Encoded>;
  size: number; // 0 while it is being drawn
}

export function openPictureCache<Encoded>(ports: PictureCachePorts<Encoded>): PictureCache<Encoded> {
  const kept = new Map<string, Kept<Encoded>>(); // by id and frame, the one asked for last at the end
  let size = 0;

  const drop = (key: string, { size: gone }: Kept<Encoded>): void => {
    if (kept.delete(key)) size -= gone;
  };

  const makeRoom = (): void => {
    for (const [key, one] of kept) if (size > ports.room && one.size > 0) drop(key, one);
  };

  const draw = (key: string, job: FrameJob, work: Work): Kept<Encoded> => {
    const one: Kept<Encoded> = { queued: ports.queue(work, () => ports.draw(job)), size: 0 };
    kept.set(key, one);
    one.queued.done.then(
      encoded => {
        if (encoded === null) return drop(key, one);
        one.size = ports.sizeOf(encoded);
        size += one.size;
        makeRoom();
      },
      () => drop(key, one), // whoever waits for it hears of the failure; the next one tries again
    );
    return one;
  };

  const prepare = async (
    game: string,
    pictures: readonly Picture[],
    { payers, isWanted }: Ahead,
  ): Promise<void> => {
    const painter = await ports.painter(game);
    for (const picture of pictures)
      for (const frame of painter?.ahead(picture.scene) ?? []) {
        const key = keyOf(picture, frame);
        if (kept.has(key)) continue;
        const work = { payers, isWanted: () => isWanted(picture.id) };
        draw(key, { game, picture, frame }, work).queued.done.catch(ports.report);
      }
  };

  return {
    prepare: (game, pictures, ahead = FOR_ANYBODY) => void prepare(game, pictures, ahead).catch(ports.report),
    async frame(job, mayDraw = () => true, work = FOR_ANYBODY) {
      const { game, picture, frame } = job;
      const painter = await ports.painter(game);
      if (!painter?.frames(picture.scene).includes(frame)) return { is: 'unknown' };
      const key = keyOf(picture, frame);
      const there = kept.get(key);
      if (!there && !painter.ahead(picture.scene).includes(frame) && !mayDraw()) return { is: 'later' };
      const one = there ?? draw(key, job, work);
      kept.delete(key);
      kept.set(key, one);
      one.queued.hurry(work);
      const encoded = await one.queued.done;
      return encoded === null ? { is: 'later' } : { is: 'drawn', encoded };
    },
  };
}

const keyOf = ({ id }: Picture, frame: string): string => `${id}/${frame}`;
