import type { Band, CombinationId, CurrentKind, EventId, Species } from '@fathoms/games/scuba/parts.ts';

/** An animal: its name, and as what somebody sees (`a clownfish`, `einen Clownfisch`). */
export type Animals = { readonly [S in Species]: { readonly name: string; readonly a: string } };
export type Combos = { readonly [C in CombinationId]: string };
export type Bands = { readonly [B in Band]: string };
export type Currents = { readonly [K in CurrentKind]: string };
export type EventCards = { readonly [E in EventId]: { readonly name: string; readonly text: string } };
