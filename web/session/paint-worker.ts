/** Draws a local table's pictures, beside the worker that runs the table, so that play never waits for it. */
import { loadPainter } from '@fathoms/games/painters.ts';
import type { Pixels } from '@fathoms/kernel/painter.ts';
import { type CuesJob, type LookJob, openPainterPool } from '@fathoms/table/pictures/painter-pool.ts';
import type { FrameJob } from '@fathoms/table/pictures/picture-cache.ts';

export type PaintAsk =
  | { readonly n: number; readonly is: 'frame'; readonly job: FrameJob }
  | { readonly n: number; readonly is: 'look'; readonly job: LookJob }
  | { readonly n: number; readonly is: 'cues'; readonly job: CuesJob };
export type PaintReply =
  | { readonly n: number; readonly answer: unknown } // a picture, what a bot makes of one, or what gives it away
  | { readonly n: number; readonly problem: string };

const { draw, look, cues } = openPainterPool(loadPainter);

async function encode({ width, height, rgba }: Pixels): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('no canvas to draw on');
  context.putImageData(new ImageData(rgba, width, height), 0, 0);
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.9 });
}

function answer(asked: PaintAsk): Promise<unknown> {
  switch (asked.is) {
    case 'frame':
      return draw(asked.job).then(encode);
    case 'look':
      return look(asked.job);
    case 'cues':
      return cues(asked.job);
  }
}

async function reply(asked: PaintAsk): Promise<PaintReply> {
  const { n } = asked;
  try {
    return { n, answer: await answer(asked) };
  } catch (problem) {
    return { n, problem: problem instanceof Error ? problem.message : String(problem) };
  }
}

addEventListener('message', async ({ data }: MessageEvent<PaintAsk>) => postMessage(await reply(data)));
