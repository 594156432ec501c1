import type { Painter } from '@fathoms/kernel/painter.ts';
import { openPainterPool } from '@fathoms/table/pictures/painter-pool.ts';
import sharp from 'sharp';
import type { Look, Paint } from './painters.ts';

/** Measured by `npm run bench -- picture`: a round of nine views stays under 250 KB, and encoding is quick. */
const WEBP = { quality: 74, effort: 2 } as const;

sharp.concurrency(1); // there is a thread for each processor already
sharp.cache(false);

/** Draws and encodes. Nothing but pixels is in the file: no names, no dates, no profiles. Bots look at the same pixels. */
export function drawnBy(painterOf: (game: string) => Promise<Painter | null>): { paint: Paint; look: Look } {
  const { draw, look } = openPainterPool(painterOf);
  return {
    look,
    async paint(job) {
      const { width, height, rgba } = await draw(job);
      const raw = { width, height, channels: 4 } as const;
      return sharp(rgba, { raw }).removeAlpha().webp(WEBP).toBuffer();
    },
  };
}
