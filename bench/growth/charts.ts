import { chartOf, type Panel } from '../shared/chart.ts';
import type { Cell, Report, ReportTable } from '../shared/report.ts';

/** The charts of a run by the name of their file: one a table, of what moves cost and of what they take. */
export const growthCharts = ({ tables }: Report): { readonly [file: string]: string } =>
  Object.fromEntries(
    tables.map(table => [
      `growth-${table.columns[0].head.replaceAll(' ', '-')}.svg`,
      chartOf(`${table.title}: CPU time and size`, [panelOf(table, [1, 2]), panelOf(table, [4, 5])]),
    ]),
  );

function panelOf({ columns, rows }: ReportTable, of: readonly number[]): Panel {
  const [, y] = columns[of[0]].head.split(': ');
  const lines = of.map(column => ({
    name: columns[column].head.split(': ')[0],
    points: rows.map(row => [numberIn(row[0]), numberIn(row[column])] as const),
  }));
  return { x: columns[0].head, y, lines };
}

function numberIn(cell: Cell): number {
  if (typeof cell === 'number') return cell;
  if (typeof cell === 'object' && cell !== null && 'median' in cell && cell.median !== undefined)
    return cell.median;
  throw new Error(`no figure to draw: ${JSON.stringify(cell)}`);
}
