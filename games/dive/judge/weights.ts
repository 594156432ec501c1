import type { Weights } from '@fathoms/kernel/sounding.ts';

export const WEIGHTS: Weights = { layers: [1, 1], numbers: '0 0' };
