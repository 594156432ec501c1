/** Pictures for messengers, drawn in the page: a finished match with who won, the final scores and the curve. */
import { artUrl } from '../art/index.ts';
import type { TimePoint } from '../board/screen.ts';
import { EMBLEMS, type SeatColour } from '../ui/pieces.tsx';
import { scaleOf } from './chart.ts';

/** What is written on it. */
export interface SharedWords {
  readonly brand: string;
  readonly game: string;
  readonly headline: string;
  readonly line: string;
  readonly foot: string;
}

interface SharedMatch extends SharedWords {
  readonly seats: readonly SharedSeat[]; // as at the table
  readonly timeline: readonly TimePoint[];
}

interface SharedSeat {
  readonly name: string;
  readonly colour: SeatColour;
  readonly score: number;
  readonly place: number;
}

const [WIDTH, HEIGHT] = [1200, 630];
export const EDGE = 56;
const DASHES = [[], [2, 14], [18, 12], [28, 10, 4, 10], [7, 10]];
const WAVES = [110, 210, 325, 435, 520];

/** Water, the boat and the words; what else there is to see is drawn by whoever knows it. */
export async function drawShared(
  words: SharedWords,
  draw: (ctx: Ctx, token: ReadToken) => Promise<void> | void,
): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('this browser draws no pictures');
  const styles = getComputedStyle(document.documentElement);
  const token = (name: string) => styles.getPropertyValue(`--${name}`).trim();
  const boat = await loadImage(artUrl('scene-boat'));
  drawWater(ctx, token);
  ctx.drawImage(boat, 760, 30, 210, (210 / boat.width) * boat.height);
  drawWords(ctx, token, words);
  await draw(ctx, token);
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture came of it'))), 'image/png'),
  );
}

export const drawShare = (match: SharedMatch): Promise<Blob> =>
  drawShared(match, async (ctx, token) => {
    const emblems = await Promise.all(
      match.seats.map(({ colour }) => loadEmblem(colour, token(`seat-${colour}-d`))),
    );
    const emblem = (seat: number, x: number, y: number, r: number) =>
      drawEmblem(ctx, token, { colour: match.seats[seat]?.colour ?? 'sun', image: emblems[seat], x, y, r });
    drawScores(ctx, token, match, emblem);
    drawCurve(ctx, token, match, emblem);
  });

export type ReadToken = (name: string) => string;
export type Ctx = CanvasRenderingContext2D;
type DrawEmblem = (seat: number, x: number, y: number, r: number) => void;

function drawWater(ctx: Ctx, token: ReadToken): void {
  ctx.fillStyle = token('w0');
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
  WAVES.forEach((top, band) => {
    ctx.fillStyle = token(`w${band + 1}`);
    ctx.beginPath();
    ctx.moveTo(0, HEIGHT);
    for (let x = 0; x <= WIDTH; x += 12) ctx.lineTo(x, top + 9 * Math.sin(x / 110 + band * 1.7));
    ctx.lineTo(WIDTH, HEIGHT);
    ctx.fill();
  });
}

function drawWords(ctx: Ctx, token: ReadToken, { brand, game, headline, line, foot }: SharedWords): void {
  const display = token('display');
  const body = getComputedStyle(document.body).fontFamily;
  ctx.fillStyle = token('on-water') || token('ink');
  ctx.textBaseline = 'alphabetic';
  ctx.font = `700 28px ${display}`;
  ctx.fillText(`${brand}  ·  ${game}`, EDGE, 66);
  let size = 68;
  do ctx.font = `800 ${size}px ${display}`;
  while (ctx.measureText(headline).width > 640 && --size > 30);
  ctx.fillText(headline, EDGE, 160);
  ctx.font = `400 23px ${body}`;
  ctx.fillText(line, EDGE, 212, 660);
  ctx.fillStyle = token('paper');
  ctx.font = `600 22px ${body}`;
  ctx.fillText(foot, EDGE, HEIGHT - 36, WIDTH - 2 * EDGE);
}

function drawScores(ctx: Ctx, token: ReadToken, { seats }: SharedMatch, emblem: DrawEmblem): void {
  const body = getComputedStyle(document.body).fontFamily;
  const order = seats.map((seat, at) => ({ ...seat, at })).sort((a, b) => a.place - b.place);
  order.forEach(({ name, score, place, at }, row) => {
    const y = 250 + row * 66;
    ctx.fillStyle = token('paper');
    ctx.strokeStyle = token('seat-sun');
    ctx.lineWidth = 5;
    ctx.beginPath();
    ctx.roundRect(EDGE, y, 380, 56, 16);
    ctx.fill();
    if (place === 1) ctx.stroke();
    emblem(at, EDGE + 34, y + 28, 20);
    ctx.fillStyle = token('paper-ink');
    ctx.font = `700 23px ${body}`;
    ctx.fillText(name, EDGE + 68, y + 36, 210);
    ctx.textAlign = 'right';
    ctx.font = `800 32px ${token('display')}`;
    ctx.fillText(String(score).replace('-', '−'), EDGE + 362, y + 39);
    ctx.textAlign = 'left';
  });
}

function drawCurve(ctx: Ctx, token: ReadToken, { seats, timeline }: SharedMatch, emblem: DrawEmblem): void {
  if (timeline.length < 2) return;
  const { low, high } = scaleOf(timeline);
  const x = (i: number) => 520 + (i / (timeline.length - 1)) * 560;
  const y = (score: number) => 210 + ((high - score) / (high - low)) * 300;
  const inFront = seats
    .map((_, seat) => seat)
    .sort((a, b) => (seats[b]?.place ?? 0) - (seats[a]?.place ?? 0));
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  for (const seat of inFront) {
    const line = new Path2D();
    for (const [i, { scores }] of timeline.entries()) line.lineTo(x(i), y(scores[seat] ?? 0));
    ctx.setLineDash([]);
    ctx.lineWidth = 14;
    ctx.strokeStyle = seats[seat]?.place === 1 ? token('paper-ink') : token('paper');
    ctx.stroke(line);
    ctx.setLineDash(DASHES[seat] ?? []);
    ctx.lineWidth = 8;
    ctx.strokeStyle = token(`seat-${seats[seat]?.colour ?? 'sun'}`);
    ctx.stroke(line);
  }
  ctx.setLineDash([]);
  for (const seat of inFront) emblem(seat, 1080, y(timeline.at(-1)?.scores[seat] ?? 0), 20);
}

interface EmblemProps {
  colour: SeatColour;
  image: HTMLImageElement | undefined;
  x: number;
  y: number;
  r: number;
}

function drawEmblem(ctx: Ctx, token: ReadToken, { colour, image, x, y, r }: EmblemProps): void {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, 2 * Math.PI);
  ctx.fillStyle = token('paper');
  ctx.strokeStyle = token(`seat-${colour}`);
  ctx.lineWidth = 4;
  ctx.fill();
  ctx.stroke();
  const size = r * 1.25;
  if (image) ctx.drawImage(image, x - size / 2, y - size / 2, size, size);
}

const loadImage = (src: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = src;
  return image.decode().then(() => image);
};

/** The page's own symbol, in the seat's dark colour. */
function loadEmblem(colour: SeatColour, ink: string): Promise<HTMLImageElement> {
  const symbol = document.getElementById(`em-${EMBLEMS[colour]}`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 24 24" color="${ink}">${symbol?.innerHTML ?? ''}</svg>`;
  return loadImage(`data:image/svg+xml,${encodeURIComponent(svg)}`);
}
