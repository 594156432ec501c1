/** Makes pictures finer, off the page's own thread. */
import { UP } from '../../../ui/patience.ts';
import { finer } from './finer.ts';

addEventListener('message', async ({ data: picture }: MessageEvent<ImageBitmap>) =>
  postMessage(await made(picture)),
);
postMessage(UP);

async function made(image: ImageBitmap): Promise<Blob> {
  const { width: side } = image;
  const pixels = open(side);
  pixels.drawImage(image, 0, 0);
  const out = open(2 * side);
  const { data } = pixels.getImageData(0, 0, side, side);
  out.putImageData(new ImageData(finer(data, side), 2 * side, 2 * side), 0, 0);
  return out.canvas.convertToBlob({ type: 'image/webp', quality: 0.92 });
}

function open(side: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(side, side).getContext('2d', {
    alpha: false,
    willReadFrequently: true,
  });
  if (!context) throw new Error('no canvas to draw on');
  return context;
}
