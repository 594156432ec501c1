/** Draws a local table's pictures, beside the worker that runs the table, so that play never waits for it. */
import { loadPainter } from '@fathoms/games/painters.ts';
import type { Pixels } from '@fathoms/kernel/painter.ts';
import { type LookJob, openPainterPool } from '@fathoms/table/pictures/painter-pool.ts';
import type { FrameJob } from '@fathoms/table/pictures/picture-cache.ts';

export type PaintAsk =
  | { readonly n: number; readonly is: 'frame'; readonly job: FrameJob }
  | { readonly n: number; readonly is: 'look'; readonly job: LookJob };
export type PaintReply =
  | { readonly n: number; readonly answer: unknown } // a picture, or what a bot makes of one
  | { readonly n: number; readonly problem: string };

const { draw, look } = openPainterPool(loadPainter);

async function encode({ width, height, rgba }: Pixels): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('no canvas to draw on');
  context.putImageData(new ImageData(rgba, width, height), 0, 0);
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.9 });
}

async function reply(asked: PaintAsk): Promise<PaintReply> {
  const { n } = asked;
  try {
    return { n, answer: asked.is === 'frame' ? await encode(await draw(asked.job)) : await look(asked.job) };
  } catch (problem) {
    return { n, problem: problem instanceof Error ? problem.message : String(problem) };
  }
}

addEventListener('message', async ({ data }: MessageEvent<PaintAsk>) => postMessage(await reply(data)));
