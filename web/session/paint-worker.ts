/** Draws a local table's pictures, beside the worker that runs the table, so that play never waits for it. */
import { loadPainter } from '@fathoms/games/painters.ts';
import type { Pixels } from '@fathoms/kernel/painter.ts';
import { openPainterPool } from '@fathoms/table/pictures/painter-pool.ts';
import type { FrameJob } from '@fathoms/table/pictures/picture-cache.ts';

export interface PaintAsk {
  readonly n: number;
  readonly job: FrameJob;
}
export type PaintReply =
  | { readonly n: number; readonly blob: Blob }
  | { readonly n: number; readonly problem: string };

const draw = openPainterPool(loadPainter);

async function encode({ width, height, rgba }: Pixels): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('no canvas to draw on');
  context.putImageData(new ImageData(rgba, width, height), 0, 0);
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.9 });
}

async function reply({ n, job }: PaintAsk): Promise<PaintReply> {
  try {
    return { n, blob: await encode(await draw(job)) };
  } catch (problem) {
    return { n, problem: problem instanceof Error ? problem.message : String(problem) };
  }
}

addEventListener('message', async ({ data }: MessageEvent<PaintAsk>) => postMessage(await reply(data)));
