/** A run of a bench as data: where, when and on what it was measured, and its tables. */
export interface Report {
  readonly name: string;
  readonly command: string;
  readonly date: string; // 2026-11-15
  readonly commit: string | null; // null, here and below = not recorded
  readonly machine: Machine;
  readonly load: number | null; // of the last minute before it began
  readonly peers: { readonly [name: string]: string }; // what was measured beside us, or worked for us: its version
  readonly tables: readonly ReportTable[];
}

export interface Machine {
  readonly processor: string | null;
  readonly cores: number | null;
  readonly node: string | null;
  readonly os: string | null;
}

export interface ReportTable {
  readonly title: string;
  readonly note?: string; // what is different from the rest of the run
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

interface Column {
  readonly head: string;
  readonly digits?: number; // after the point; none = as many as a figure has
}

export type Cell = string | number | null | readonly number[] | Spread | Share;

/** From the smallest to the largest, and the one in the middle if it stands in the same cell. */
interface Spread {
  readonly median?: number;
  readonly min: number;
  readonly max: number;
}

/** Per cent, and how far the truth may be off with 95 %. */
interface Share {
  readonly percent: number;
  readonly within: number;
}

/** A table as it stands in the documents. */
export function markdownOf({ columns, rows }: ReportTable): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const heads = columns.map(({ head }) => head);
  const rule = columns.map((_, i) => (i === 0 ? '---' : '---:'));
  const body = rows.map(row => columns.map(({ digits }, i) => textOf(row[i] ?? null, digits)));
  return [heads, rule, ...body].map(line).join('\n');
}

function textOf(cell: Cell, digits: number | undefined): string {
  const figure = (n: number): string =>
    n.toLocaleString('en', { minimumFractionDigits: digits ?? 0, maximumFractionDigits: digits ?? 3 });
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return figure(cell);
  if ('percent' in cell) return `${cell.percent.toFixed(1)} % ± ${cell.within.toFixed(1)}`;
  if ('min' in cell) {
    const range = `${figure(cell.min)} – ${figure(cell.max)}`;
    return cell.median === undefined ? range : `${figure(cell.median)} (${range})`;
  }
  return cell.map(figure).join(', ');
}

/** All of a run: what a bench prints at its end, and again from its file. */
export function textOfReport({ name, date, commit, machine, load, peers, tables }: Report): string {
  const { processor, cores, node, os } = machine;
  const where = [
    date,
    `commit ${commit ?? 'not recorded'}`,
    `Node ${node ?? 'not recorded'}`,
    os ?? 'system not recorded',
    `${cores ?? '?'} × ${processor ?? 'processor not recorded'}`,
    `load before ${load ?? 'not recorded'}`,
    ...Object.entries(peers).map(([peer, version]) => `${peer} ${version}`),
  ].join(', ');
  const parts = tables.map(table =>
    [`### ${table.title}`, ...(table.note ? [table.note] : []), markdownOf(table)].join('\n\n'),
  );
  return [`## ${name}`, where, ...parts].join('\n\n');
}
