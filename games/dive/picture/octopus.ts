import type { Atlas } from './atlas.ts';
import { type Canvas, cleanCanvas, stamp } from './ink.ts';
import type { Frame } from './light.ts';
import { settle } from './optics.ts';

/** Where the Giant Octopus lies: its centre in % of the picture's side, and eighths of a turn. */
export interface OctopusSpot {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

const RADIUS = 0.25; // of the picture
const SKIN = [0.045, 0.015, 0.07];

/** [DIVE-95] An opaque silhouette that fills a circle of half the card's side. */
export function paintOctopus(atlas: Atlas, spot: OctopusSpot, { window, margin, side }: Frame): Canvas {
  const canvas = cleanCanvas(side);
  const angle = (spot.turn * Math.PI) / 4;
  const [x, y] = [spot.x, spot.y].map(share => ((share / 100) * window + margin) / side);
  const placed = {
    ...{ sprite: 'giant', x, y, side: (2 * RADIUS * window) / side, mirrored: false },
    ...{ cos: settle(Math.cos(angle)), sin: settle(Math.sin(angle)), density: 1 },
  };
  stamp(canvas, atlas.sprites.giant[0], placed, STRAIGHT);
  fillDisc(canvas, x * side, y * side, RADIUS * window);
  return canvas;
}

const STRAIGHT = { turn: { xx: 1, xy: 0, yx: 0, yy: 1 }, x: 0, y: 0 };

/** Nothing shines through, wherever the drawing is thin. */
function fillDisc({ red, green, blue, cover, side }: Canvas, x: number, y: number, radius: number): void {
  const clamp = (pixel: number): number => Math.max(0, Math.min(side - 1, Math.round(pixel)));
  const [left, right, top, bottom] = [x - radius, x + radius, y - radius, y + radius].map(clamp);
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      if ((column + 0.5 - x) ** 2 + (row + 0.5 - y) ** 2 > radius * radius) continue;
      const i = row * side + column;
      const bare = 1 - cover[i];
      red[i] += bare * SKIN[0];
      green[i] += bare * SKIN[1];
      blue[i] += bare * SKIN[2];
      cover[i] = 1;
    }
  }
}
