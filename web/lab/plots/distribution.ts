import { meanOf } from '@fathoms/lab/run/histogram.ts';
import uPlot from 'uplot';
import { type Bins, binsOf } from './bins.ts';
import {
  axisBelow,
  dots,
  fontOf,
  type Inks,
  inksOf,
  mark,
  openPlot,
  type PlotFrame,
  scale,
} from './frame.ts';
import type { Distribution } from './spec.ts';

const MOST_BINS = 24;
const ROOM = 1.22; // above the highest bar, for the marks

export function drawDistribution(host: HTMLElement, frame: PlotFrame, spec: Distribution): uPlot {
  const inks = inksOf(host);
  const bins = binsOf(spec.b ? [spec.a, spec.b] : [spec.a], MOST_BINS);
  const { first, width, shares } = bins;
  const starts = Array.from({ length: shares[0].length + 1 }, (_, i) => first + i * width);
  const number = new Intl.NumberFormat(frame.language);
  const last = starts.at(-1) ?? first;
  const isWhole = width >= 1 && [...spec.a.keys()].every(Number.isInteger);
  const highest = Math.max(...shares.flat());
  const closed = shares.map(heights => [...heights, 0]);
  return openPlot(
    host,
    frame,
    {
      padding: [4, 14, 0, 8],
      scales: { x: { time: false, range: [first, last] }, y: { range: [0, highest * ROOM] } },
      axes: [
        {
          ...axisBelow(inks, splits => splits.map(at => number.format(at)), { grid: false }),
          ...(isWhole && width === 1 && { incrs: [1, 2, 5, 10, 20, 50, 100] }),
        },
        { show: false },
      ],
      series: [
        {},
        {
          fill: translucent(inks.a),
          width: 0,
          points: { show: false },
          ...(uPlot.paths.bars && { paths: uPlot.paths.bars({ size: [0.94, 200 * scale()], align: 1 }) }),
        },
        ...(spec.b
          ? [
              {
                stroke: inks.b,
                width: 2.6 * scale(),
                points: { show: false },
                ...(uPlot.paths.stepped && { paths: uPlot.paths.stepped({ align: 1 }) }),
              },
            ]
          : []),
      ],
      hooks: { draw: [plot => drawMeans(plot, spec, bins, inks, number)] },
    },
    [starts, ...closed] as uPlot.AlignedData,
  );
}

const translucent = (colour: string): string => `color-mix(in srgb, ${colour} 55%, transparent)`;

function drawMeans(
  plot: uPlot,
  { a, b }: Distribution,
  { width }: Bins,
  inks: Inks,
  number: Intl.NumberFormat,
): void {
  const whole = [...a.keys()].every(Number.isInteger);
  const middle = whole && width === 1 ? 0.5 : 0; // a bar of one value stands for its middle
  const means = b ? [meanOf(a), meanOf(b)] : [meanOf(a)];
  const text = new Intl.NumberFormat(number.resolvedOptions().locale, { maximumFractionDigits: 1 });
  means.forEach((mean, i) => {
    const side = i === 0 ? 'a' : 'b';
    const isLeft = means.length === 2 && (i === 0) === means[0] <= means[1];
    const label = b ? `${side.toUpperCase()} ${text.format(mean)}` : text.format(mean);
    drawMean(plot, side, mean + middle, inks, { label, isLeft, row: i });
  });
}

interface Label {
  readonly label: string;
  readonly isLeft: boolean;
  readonly row: number;
}

function drawMean(plot: uPlot, side: 'a' | 'b', at: number, inks: Inks, { label, isLeft, row }: Label): void {
  const { ctx, bbox } = plot;
  const d = dots();
  const x = plot.valToPos(at, 'x', true);
  const y = bbox.top + (9 + 17 * row) * d;
  ctx.save();
  ctx.strokeStyle = inks.ink;
  ctx.lineWidth = 1.4 * d;
  ctx.setLineDash(side === 'a' ? [] : [4 * d, 3 * d]);
  ctx.beginPath();
  ctx.moveTo(x, y + 6 * d);
  ctx.lineTo(x, bbox.top + bbox.height);
  ctx.stroke();
  mark(ctx, side, inks, x, y);
  ctx.font = fontOf(13 * d, 700);
  ctx.fillStyle = inks.ink;
  ctx.textBaseline = 'middle';
  ctx.textAlign = isLeft ? 'right' : 'left';
  ctx.fillText(label, x + (isLeft ? -12 : 12) * d, y);
  ctx.restore();
}
