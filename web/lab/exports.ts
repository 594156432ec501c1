/** What can be taken along: every figure as JSON, every count as CSV, every plot as a picture. */
import { ascending, type Histogram } from '@fathoms/lab/run/histogram.ts';
import { reportOf } from '@fathoms/lab/run/report.ts';
import type { Fared, Tallies } from '@fathoms/lab/run/tallies.ts';
import type { Counted } from './counting.ts';
import { type Experiment, tableOf } from './experiment.ts';
import { type Difference, pairedDifference } from './verdict.ts';

/** Both settings' figures are those of `lab sim --json`, to the byte. */
export function jsonOf(experiment: Experiment, { a, b, pairs }: Counted, address: string): string {
  const { seed } = experiment;
  const difference: { readonly [name: string]: Difference | readonly Difference[] } | null = pairs && {
    wins: pairs.wins.map(one => pairedDifference(one, pairs.wins.length)),
    points: pairedDifference(pairs.points),
    actions: pairedDifference(pairs.actions),
  };
  return JSON.stringify({
    address,
    a: reportOf(tableOf(experiment, experiment.a), seed, a),
    b: experiment.b && b ? reportOf(tableOf(experiment, experiment.b), seed, b) : null,
    difference,
  });
}

type CsvRow = readonly [what: string, of: string, value: string | number, times: number];

/** One line a value that came up: in which setting, of what, and how often. */
export function csvOf({ a, b }: Counted): string {
  const lines = ['setting,what,of,value,count'];
  for (const [setting, tallies] of Object.entries({ A: a, ...(b && { B: b }) }))
    for (const [what, of, value, times] of rowsOf(tallies))
      lines.push([setting, what, of, value, times].map(quoted).join(','));
  return `${lines.join('\r\n')}\r\n`;
}

const quoted = (field: string | number): string =>
  /[",\n]/.test(`${field}`) ? `"${`${field}`.replaceAll('"', '""')}"` : `${field}`;

function* rowsOf(t: Tallies): Generator<CsvRow> {
  for (const [who, all] of [['seat', t.seats] as const, ['turn', t.order] as const])
    for (const [i, fared] of all.entries()) yield* faredRows(`${who} ${i + 1}`, fared);
  for (const [name, histogram] of t.numbers) yield* countRows('number', name, histogram);
  for (const [name, labels] of t.labels)
    for (const [label, times] of [...labels].sort(([x], [y]) => (x < y ? -1 : 1)))
      yield ['label', name, label, times];
  for (const [name, labels] of t.fates)
    for (const [label, fared] of [...labels].sort(([x], [y]) => (x < y ? -1 : 1)))
      yield* faredRows(`${name}: ${label}`, fared);
  for (const [name, { rows, columns, counts }] of t.places)
    for (const [y, row] of counts.entries())
      for (const [x, times] of row.entries()) yield ['place', name, `${rows[y]}/${columns[x]}`, times];
}

function* faredRows(of: string, { wins, score }: Fared): Generator<CsvRow> {
  yield* countRows('wins', of, wins);
  yield* countRows('points', of, score);
}

function* countRows(what: string, of: string, histogram: Histogram): Generator<CsvRow> {
  for (const [value, times] of ascending(histogram)) yield [what, of, value, times];
}

const EDGE = 40;
const GAP = 36;

/** Every plot that is drawn on the page, under its title, as one picture. */
export async function pictureOf(page: HTMLElement, title: string, line: string): Promise<Blob> {
  await document.fonts.ready;
  const plots = [...page.querySelectorAll<HTMLElement>('.lab-plot')].flatMap(place => {
    const canvas = place.querySelector('canvas');
    return canvas && canvas.width > 0 ? [{ canvas, title: place.dataset.title ?? '' }] : [];
  });
  const styles = getComputedStyle(page);
  const token = (name: string) => styles.getPropertyValue(name).trim();
  const picture = document.createElement('canvas');
  const widest = Math.max(600, ...plots.map(({ canvas }) => canvas.width));
  const tall = plots.reduce((sum, { canvas }) => sum + canvas.height + 2 * GAP, 0);
  Object.assign(picture, { width: widest + 2 * EDGE, height: tall + 4 * EDGE });
  const ctx = picture.getContext('2d');
  if (!ctx) throw new Error('this browser draws no pictures');
  ctx.fillStyle = token('--panel');
  ctx.fillRect(0, 0, picture.width, picture.height);
  const write = (text: string, y: number, font: string, colour: string): void => {
    ctx.font = font;
    ctx.fillStyle = token(colour);
    ctx.fillText(text, EDGE, y, widest);
  };
  write(title, EDGE + 34, `650 40px ${token('--display')}`, '--ink');
  write(line, EDGE + 74, `600 22px ${token('--text')}`, '--ink-2');
  let y = 3 * EDGE;
  for (const plot of plots) {
    write(plot.title, y + GAP, `650 28px ${token('--display')}`, '--ink');
    ctx.drawImage(plot.canvas, EDGE, y + GAP + 14);
    y += plot.canvas.height + 2 * GAP;
  }
  return new Promise((resolve, reject) =>
    picture.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture came of it'))), 'image/png'),
  );
}
