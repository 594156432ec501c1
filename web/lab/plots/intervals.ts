import type { Estimate } from '@fathoms/lab/run/statistics.ts';
import type uPlot from 'uplot';
import {
  axisBelow,
  axisOfNames,
  dots,
  fontOf,
  type Inks,
  inksOf,
  mark,
  openPlot,
  type PlotFrame,
} from './frame.ts';
import type { Intervals } from './spec.ts';

const STEP = 0.05; // the axis ends at whole steps: it does not twitch while the intervals shrink
const NAMES = 0.36; // of the width, at most
const LETTER = 7.2;

export function drawIntervals(host: HTMLElement, frame: PlotFrame, spec: Intervals): uPlot {
  const inks = inksOf(host);
  const [low, high] = rangeOf(spec);
  const percent = new Intl.NumberFormat(frame.language, { style: 'percent' });
  const longest = Math.max(...spec.names.map(name => name.length));
  const names = Math.min(frame.width * NAMES, 16 + LETTER * longest);
  return openPlot(
    host,
    frame,
    {
      padding: [spec.fair ? 18 : 6, 24, 0, 0],
      scales: {
        x: { time: false, range: [low, high] },
        y: { range: [-0.5, spec.names.length - 0.5], dir: -1 },
      },
      axes: [
        axisBelow(inks, splits => splits.map(at => percent.format(at)), { grid: true }),
        axisOfNames(inks, spec.names, names),
      ],
      series: [{}, { show: false }],
      hooks: { draw: [plot => drawRows(plot, spec, inks)] },
    },
    [
      [low, high],
      [null, null],
    ],
  );
}

function rangeOf({ a, b, fair }: Intervals): [number, number] {
  const all = [...a, ...(b ?? [])].filter(one => one !== null && !Number.isNaN(one.mean)) as Estimate[];
  const ends = all.flatMap(({ mean, margin }) => [mean - (margin || 0), mean + (margin || 0)]);
  const [low, high] = [Math.min(...ends, fair?.at ?? 1), Math.max(...ends, fair?.at ?? 0)];
  const end = Math.min(1, Math.ceil(high / STEP + 0.001) * STEP);
  return [Math.max(0, Math.min(Math.floor(low / STEP) * STEP, end - STEP)), end]; // never without a width
}

function drawRows(plot: uPlot, { names, a, b, fair }: Intervals, inks: Inks): void {
  const { ctx, bbox } = plot;
  const d = dots();
  ctx.save();
  if (fair) {
    const x = plot.valToPos(fair.at, 'x', true);
    ctx.setLineDash([2 * d, 3 * d]);
    ctx.strokeStyle = inks.soft;
    ctx.lineWidth = 1.4 * d;
    line(ctx, x, bbox.top - 8 * d, x, bbox.top + bbox.height);
    ctx.font = fontOf(12 * d);
    ctx.fillStyle = inks.soft;
    const isRight = x > bbox.left + 0.75 * bbox.width;
    ctx.textAlign = isRight ? 'right' : 'left';
    ctx.fillText(fair.name, x + (isRight ? -6 : 6) * d, bbox.top - 6 * d);
  }
  const apart = b ? 8 * d : 0;
  names.forEach((_, row) => {
    const y = plot.valToPos(row, 'y', true);
    drawInterval(plot, 'a', a[row], y - apart, inks);
    if (b) drawInterval(plot, 'b', b[row], y + apart, inks);
  });
  ctx.restore();
}

function drawInterval(plot: uPlot, side: 'a' | 'b', one: Estimate | null, y: number, inks: Inks): void {
  if (!one || Number.isNaN(one.mean)) return;
  const { ctx, bbox } = plot;
  const d = dots();
  const within = (x: number) => Math.min(bbox.left + bbox.width, Math.max(bbox.left, x));
  const at = (value: number) => within(plot.valToPos(value, 'x', true));
  ctx.lineCap = 'round';
  ctx.lineWidth = 3 * d;
  ctx.strokeStyle = inks[side];
  ctx.setLineDash(side === 'a' ? [] : [1 * d, 5 * d]);
  line(ctx, at(one.mean - (one.margin || 0)), y, at(one.mean + (one.margin || 0)), y);
  mark(ctx, side, inks, at(one.mean), y);
}

function line(ctx: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number): void {
  ctx.beginPath();
  ctx.moveTo(x1, y1);
  ctx.lineTo(x2, y2);
  ctx.stroke();
}
