/** Everything that draws, with the plotting library: fetched when there is something to see. */
import type uPlot from 'uplot';
import { drawDistribution } from './distribution.ts';
import type { PlotFrame } from './frame.ts';
import { drawHeat } from './heat.ts';
import { drawIntervals } from './intervals.ts';
import type { PlotSpec } from './spec.ts';

export function draw(host: HTMLElement, frame: PlotFrame, spec: PlotSpec): uPlot {
  switch (spec.is) {
    case 'intervals':
      return drawIntervals(host, frame, spec);
    case 'distribution':
      return drawDistribution(host, frame, spec);
    case 'heat':
      return drawHeat(host, frame, spec);
  }
}
