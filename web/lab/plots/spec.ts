/** What a plot shows, as data; how it is drawn is the business of the other files here. */
import type { Histogram } from '@fathoms/lab/run/histogram.ts';
import type { Estimate } from '@fathoms/lab/run/statistics.ts';

/** Shares with their intervals, a row each; `fair` = a line to compare them with. */
export interface Intervals {
  readonly is: 'intervals';
  readonly names: readonly string[];
  readonly a: readonly (Estimate | null)[];
  readonly b: readonly (Estimate | null)[] | null;
  readonly fair: { readonly at: number; readonly name: string } | null;
}

/** How often each value came up: A as full bars, B as an outline. */
export interface Distribution {
  readonly is: 'distribution';
  readonly a: Histogram;
  readonly b: Histogram | null;
}

/** How much happened at each place, the more the stronger; `most` has the full colour. */
export interface HeatMap {
  readonly is: 'heat';
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly values: readonly (readonly number[])[];
  readonly most: number;
  readonly side: 'a' | 'b';
}

export type PlotSpec = Intervals | Distribution | HeatMap;

export const heightOf = (spec: PlotSpec): number => {
  switch (spec.is) {
    case 'intervals':
      return 44 + spec.names.length * (spec.b ? 40 : 34);
    case 'distribution':
      return 208;
    case 'heat':
      return 34 + spec.rows.length * 26;
  }
};
