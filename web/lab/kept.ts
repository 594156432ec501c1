/** The experiments this browser has run, newest first: addresses, which give the same games again. */
import { openKept } from '../ui/kept.ts';

export interface KeptExperiment {
  readonly search: string;
  readonly title: string;
  readonly state: 'settled' | 'open' | 'single';
}

interface Shelf {
  readonly experiments: readonly KeptExperiment[];
}

const MOST = 6;

export const keptExperiments = openKept<Shelf>('fathoms:lab', stored => {
  const found: unknown = JSON.parse(stored ?? '{}');
  const list = (found as { experiments?: unknown }).experiments;
  return { experiments: Array.isArray(list) ? list.filter(isKept).slice(0, MOST) : [] };
});

const isKept = (one: unknown): one is KeptExperiment => {
  const { search, title, state } = (one ?? {}) as { [name: string]: unknown };
  return (
    typeof search === 'string' &&
    typeof title === 'string' &&
    ['settled', 'open', 'single'].includes(`${state}`)
  );
};

export function keepExperiment(one: KeptExperiment): void {
  const others = keptExperiments.get().experiments.filter(({ search }) => search !== one.search);
  keptExperiments.change({ experiments: [one, ...others].slice(0, MOST) });
}
