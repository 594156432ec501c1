/** What all plots have in common: sizes, colours and type of the page, and marks for A and B. */
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { Language } from '../../settings/language.ts';

export interface PlotFrame {
  readonly width: number; // of the place, in the page's pixels
  readonly height: number;
  readonly language: Language;
}

/** A canvas has at least two dots a pixel: it stays sharp on enlarged pages and in pictures. */
export const scale = (): number => Math.max(1, 2 / devicePixelRatio);

/** Dots of the canvas a pixel of the page. */
export const dots = (): number => scale() * devicePixelRatio;

export interface Inks {
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
  readonly axis: string;
  readonly panel: string;
  readonly a: string;
  readonly b: string;
}

/** The colours of the page as it is now, by day or by night. */
export function inksOf(host: Element): Inks {
  const styles = getComputedStyle(host);
  const token = (name: string) => styles.getPropertyValue(name).trim();
  return {
    ink: token('--ink'),
    soft: token('--ink-2'),
    line: token('--panel-line'),
    axis: token('--ink-3'),
    panel: token('--panel'),
    a: token('--lagoon'),
    b: token('--lab-b'),
  };
}

const FAMILY = '"Atkinson Hyperlegible Next Variable", system-ui, sans-serif';
export const fontOf = (size: number, weight = 600): string => `${weight} ${size}px ${FAMILY}`;

/** A plot of this size without anything that moves: what it shows stands in the table beside it. */
export function openPlot(
  host: HTMLElement,
  { width, height }: PlotFrame,
  options: Omit<uPlot.Options, 'width' | 'height'>,
  data: uPlot.AlignedData,
): uPlot {
  const k = scale();
  const plot = new uPlot(
    {
      cursor: { show: false },
      legend: { show: false },
      ...options,
      padding: (options.padding ?? [8, 8, 0, 8]).map(side => (side as number) * k) as uPlot.Padding,
      width: Math.round(width * k),
      height: Math.round(height * k),
    },
    data,
  );
  plot.root.style.zoom = `${1 / k}`;
  host.replaceChildren(plot.root);
  return plot;
}

/** The axis below: numbers, and a line where wanted. */
export function axisBelow(
  inks: Inks,
  values: (numbers: readonly number[]) => string[],
  options: { readonly grid: boolean },
): uPlot.Axis {
  const k = scale();
  return {
    stroke: inks.soft,
    font: fontOf(13 * k),
    size: 26 * k,
    gap: 4 * k,
    space: 56 * k,
    values: (_, splits) => values(splits),
    grid: { show: options.grid, stroke: inks.line, width: k },
    ticks: { show: false },
    border: { show: !options.grid, stroke: inks.axis, width: 1.4 * k },
  };
}

/** Names of the rows, at their middle. */
export function axisOfNames(inks: Inks, names: readonly string[], width: number): uPlot.Axis {
  const k = scale();
  return {
    stroke: inks.ink,
    font: fontOf(13 * k, 700),
    size: width * k,
    gap: 6 * k,
    splits: () => names.map((_, i) => i),
    values: () => names.map(name => fitted(name, width - 12)),
    grid: { show: false },
    ticks: { show: false },
  };
}

const LETTER = 6.9; // pixels a letter takes at 13 pixels, about
function fitted(name: string, width: number): string {
  const most = Math.floor(width / LETTER);
  return name.length <= most ? name : `${name.slice(0, most - 1)}…`;
}

/** A full disc for A, an open diamond for B: never by colour alone. */
export function mark(ctx: CanvasRenderingContext2D, side: 'a' | 'b', inks: Inks, x: number, y: number): void {
  const d = dots();
  ctx.beginPath();
  if (side === 'a') {
    ctx.arc(x, y, 6 * d, 0, 2 * Math.PI);
    ctx.fillStyle = inks.a;
    ctx.fill();
    return;
  }
  const r = 7 * d;
  ctx.moveTo(x, y - r);
  ctx.lineTo(x + r, y);
  ctx.lineTo(x, y + r);
  ctx.lineTo(x - r, y);
  ctx.closePath();
  ctx.fillStyle = inks.panel;
  ctx.fill();
  ctx.strokeStyle = inks.b;
  ctx.lineWidth = 2.6 * d;
  ctx.setLineDash([]);
  ctx.stroke();
}
