/** One quantity against another, on axes with equal steps for equal factors. */
export interface Panel {
  readonly x: string;
  readonly y: string;
  readonly lines: readonly ChartLine[]; // the last one is ours
}

export interface ChartLine {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

const [WIDTH, HEIGHT] = [400, 300]; // of a panel
const BOX = { left: 62, right: 385, top: 58, bottom: 250 };
const LEAST_RANGE = 10; // what stays the same is to look so

const STYLE = `
  :root { --paper: #fff; --ink: #1f2933; --faint: #d5dce3; --l0: #8a5a00; --l1: #0b6e99; }
  @media (prefers-color-scheme: dark) {
    :root { --paper: #0d1720; --ink: #e4ebf1; --faint: #32414e; --l0: #e3b04b; --l1: #58c4ee; }
  }
  text { font: 13px system-ui, sans-serif; fill: var(--ink); }
  .grid { stroke: var(--faint); }
  .alike { stroke: var(--ink); stroke-dasharray: 2 4; stroke-width: 1.5; fill: none; opacity: .8; }
  .l0, .l1 { fill: none; stroke-width: 2.5; }
  .l0 { stroke: var(--l0); stroke-dasharray: 8 4; } .l1 { stroke: var(--l1); }
  .p0 { fill: var(--l0); } .p1 { fill: var(--l1); }`;

/** Panels side by side as one drawing, readable on light and on dark paper. */
export function chartOf(title: string, panels: readonly Panel[]): string {
  const width = WIDTH * panels.length;
  const drawn = panels.map(
    (panel, i) => `<g transform="translate(${i * WIDTH})">\n${drawPanel(panel)}\n</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}" role="img">
<title>${escaped(title)}</title>
<style>${STYLE}
</style>
<clipPath id="box"><rect x="${BOX.left}" y="${BOX.top}" width="${BOX.right - BOX.left}" height="${BOX.bottom - BOX.top}"/></clipPath>
<rect width="${width}" height="${HEIGHT}" fill="var(--paper)"/>
${drawn.join('\n')}
</svg>
`;
}

function drawPanel({ x, y, lines }: Panel): string {
  const xs = [...new Set(lines.flatMap(({ points }) => points.map(([at]) => at)))].sort((a, b) => a - b);
  const [low, high] = rangeOf(lines.flatMap(({ points }) => points.map(([, value]) => value)));
  const toX = scaleOf(xs[0], xs[xs.length - 1], BOX.left + 14, BOX.right - 14);
  const toY = scaleOf(low, high, BOX.bottom, BOX.top);
  const place = ([at, value]: readonly [number, number]): string => `${px(toX(at))},${px(toY(value))}`;
  const [first] = lines[lines.length - 1].points;
  const last = xs[xs.length - 1];
  return [
    text(BOX.left, 20, y, 'font-weight="600"'),
    text((BOX.left + BOX.right) / 2, BOX.bottom + 38, x, 'text-anchor="middle"'),
    ...ticksIn(low, high).flatMap(tick => [
      `<path class="grid" d="M${BOX.left} ${px(toY(tick))}H${BOX.right}"/>`,
      text(BOX.left - 8, toY(tick) + 4, figure(tick), 'text-anchor="end"'),
    ]),
    ...xs.map(at => text(toX(at), BOX.bottom + 18, figure(at), 'text-anchor="middle"')),
    `<path class="alike" clip-path="url(#box)" d="M${place(first)} L${place([last, (first[1] * last) / first[0]])}"/>`,
    ...lines.flatMap(({ name, points }, i) => [
      `<polyline class="l${i}" points="${points.map(place).join(' ')}"/>`,
      ...points.map(point => mark(i, toX(point[0]), toY(point[1]))),
      mark(i, BOX.left + 6 + i * 90, 38),
      text(BOX.left + 16 + i * 90, 42, name),
    ]),
    `<path class="alike" d="M${BOX.left + 186} 38h20"/>`,
    text(BOX.left + 212, 42, 'in proportion'),
  ].join('\n');
}

/** Told apart by shape as well as by colour. */
const mark = (line: number, x: number, y: number): string =>
  line === 0
    ? `<rect class="p0" x="${px(x - 4)}" y="${px(y - 4)}" width="8" height="8"/>`
    : `<circle class="p${line}" cx="${px(x)}" cy="${px(y)}" r="4.5"/>`;

const text = (x: number, y: number, content: string, attributes = ''): string =>
  `<text x="${px(x)}" y="${px(y)}" ${attributes}>${escaped(content)}</text>`;

const scaleOf = (low: number, high: number, from: number, to: number) => (value: number) =>
  from + ((to - from) * Math.log(value / low)) / Math.log(high / low);

const STEPS = [1, 2, 5];
const roundNumbers = Array.from({ length: 30 }, (_, i) => STEPS[i % 3] * 10 ** (Math.floor(i / 3) - 2));

/** Round numbers around all of these, and not too near each other. */
function rangeOf(values: readonly number[]): [number, number] {
  let low = roundNumbers.findLastIndex(n => n <= Math.min(...values));
  let high = roundNumbers.findIndex(n => n >= Math.max(...values));
  for (let up = true; roundNumbers[high] < LEAST_RANGE * roundNumbers[low]; up = !up) up ? high++ : low--;
  return [roundNumbers[Math.max(0, low)], roundNumbers[high]];
}

const ticksIn = (low: number, high: number): number[] => roundNumbers.filter(n => n >= low && n <= high);
const figure = (n: number): string => n.toLocaleString('en');
const px = (n: number): string => String(Number(n.toFixed(1)));
const escaped = (content: string): string => content.replace(/&/g, '&amp;').replace(/</g, '&lt;');
