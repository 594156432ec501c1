/** How well somebody sees, as a picture for messengers. */
import {
  type Ctx,
  drawShared,
  EDGE,
  type ReadToken,
  type SharedWords,
} from '../../../score/share-picture.ts';
import { EYES, LEVELS, shareOf, tally } from './figures.ts';
import type { Answered } from './kept.ts';

const COLOURS = ['#cfe9e5', '#8fcdd3', '#3f9dad', '#14607a', '#0b2e45']; // the five levels, as on the page
const [LEFT, WIDE, TOP, ROW, TALL] = [EDGE + 54, 820, 246, 62, 46];

interface SharedEye extends SharedWords {
  readonly answered: readonly Answered[];
  readonly you: string;
  readonly bots: readonly string[];
  readonly percent: (share: number) => string;
}

export const drawEye = (eye: SharedEye): Promise<Blob> =>
  drawShared(eye, (ctx, token) => {
    ctx.fillStyle = token('paper');
    ctx.beginPath();
    ctx.roundRect(EDGE - 16, TOP - 16, 1200 - 2 * EDGE + 32, LEVELS.length * ROW + 22, 20);
    ctx.fill();
    for (const [i, level] of LEVELS.entries()) drawLevel(ctx, token, eye, level, TOP + i * ROW);
    drawKey(ctx, token, eye);
  });

function drawLevel(
  ctx: Ctx,
  token: ReadToken,
  { answered, percent }: SharedEye,
  level: number,
  y: number,
): void {
  const own = shareOf(tally(answered, 'you', level));
  ctx.fillStyle = token('paper-ink');
  ctx.font = `800 32px ${token('display')}`;
  ctx.fillText(String(level), EDGE, y + 34);
  ctx.fillStyle = COLOURS[level - 1] ?? '';
  ctx.strokeStyle = token('paper-ink');
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.roundRect(LEFT, y, Math.max(4, own * WIDE), TALL, 8);
  ctx.fill();
  ctx.stroke();
  for (const eye of EYES) {
    const theirs = tally(answered, eye, level);
    if (theirs.of > 0) drawMark(ctx, token, eye, LEFT + shareOf(theirs) * WIDE, y + TALL / 2);
  }
  ctx.fillStyle = token('paper-ink');
  ctx.textAlign = 'right';
  ctx.fillText(percent(own), 1200 - EDGE, y + 34);
  ctx.textAlign = 'left';
}

/** A circle, a square, a diamond: as in the chart. */
function drawMark(ctx: Ctx, token: ReadToken, eye: number, x: number, y: number): void {
  ctx.beginPath();
  if (eye === 0) ctx.arc(x, y, 9, 0, 2 * Math.PI);
  else if (eye === 1) ctx.rect(x - 8, y - 8, 16, 16);
  else
    for (const [dx, dy] of [
      [0, -12],
      [12, 0],
      [0, 12],
      [-12, 0],
    ] as const)
      ctx.lineTo(x + dx, y + dy);
  ctx.closePath();
  ctx.fillStyle = eye === 2 ? token('sun') : '#fff';
  ctx.strokeStyle = '#0a1520';
  ctx.lineWidth = 3;
  ctx.fill();
  ctx.stroke();
}

function drawKey(ctx: Ctx, token: ReadToken, { bots }: SharedEye): void {
  ctx.font = `700 22px ${getComputedStyle(document.body).fontFamily}`;
  let x = 640;
  for (const [eye, name] of bots.entries()) {
    drawMark(ctx, token, eye, x, 594 - 8);
    ctx.fillStyle = token('paper');
    ctx.fillText(name, x + 20, 594);
    x += 50 + ctx.measureText(name).width;
  }
}
