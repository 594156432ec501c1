import type uPlot from 'uplot';
import { dots, fontOf, type Inks, inksOf, openPlot, type PlotFrame, scale } from './frame.ts';
import type { HeatMap } from './spec.ts';

const FAINTEST = 8; // per cent of the colour: a place where nothing happened is still a place

export function drawHeat(host: HTMLElement, frame: PlotFrame, spec: HeatMap): uPlot {
  const inks = inksOf(host);
  const k = scale();
  const { rows, columns, values } = spec;
  const longest = Math.max(...rows.map(row => row.length));
  const sides = Math.min(frame.width * 0.36, 18 + 7.2 * longest);
  const most = Math.floor((frame.width - sides) / columns.length / 7); // letters that fit a column
  const names = columns.map(name =>
    name.length <= most ? name : `${name.slice(0, Math.max(1, most - 1))}.`,
  );
  const axis = { stroke: inks.soft, ticks: { show: false }, grid: { show: false }, gap: 4 * k };
  return openPlot(
    host,
    frame,
    {
      padding: [2, 4, 0, 0],
      scales: {
        x: { time: false, range: [0, columns.length] },
        y: { range: [0, rows.length], dir: -1 },
      },
      axes: [
        {
          ...axis,
          font: fontOf(12 * k),
          size: 24 * k,
          splits: () => columns.map((_, i) => i + 0.5),
          values: () => names,
        },
        {
          ...axis,
          font: fontOf(13 * k, 700),
          size: sides * k,
          splits: () => rows.map((_, i) => i + 0.5),
          values: () => [...rows],
        },
      ],
      series: [{}, { show: false }],
      hooks: { draw: [plot => drawPlaces(plot, values, spec, inks)] },
    },
    [
      [0, columns.length],
      [null, null],
    ],
  );
}

function drawPlaces(plot: uPlot, values: HeatMap['values'], { most, side }: HeatMap, inks: Inks): void {
  const { ctx } = plot;
  const gap = dots();
  ctx.save();
  values.forEach((row, y) => {
    row.forEach((value, x) => {
      const [left, top] = [plot.valToPos(x, 'x', true), plot.valToPos(y, 'y', true)];
      const [right, bottom] = [plot.valToPos(x + 1, 'x', true), plot.valToPos(y + 1, 'y', true)];
      const strength = most > 0 ? FAINTEST + (100 - FAINTEST) * Math.sqrt(value / most) : FAINTEST;
      ctx.fillStyle = `color-mix(in srgb, ${inks[side]} ${strength.toFixed(1)}%, ${inks.panel})`;
      ctx.beginPath();
      ctx.roundRect(left + gap, top + gap, right - left - 2 * gap, bottom - top - 2 * gap, 4 * gap);
      ctx.fill();
    });
  });
  ctx.restore();
}
