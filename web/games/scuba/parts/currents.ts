/** What a current card does, as one can draw it. */
import {
  CURRENT_KINDS,
  type CurrentId,
  type CurrentKind,
  parseCurrent,
  RIP_AIR,
  SHIFTS,
  type Shift,
} from '@fathoms/games/scuba/parts.ts';
import type { Direction } from './spaces.ts';

interface CurrentCard {
  readonly kind: CurrentKind;
  readonly shifts: readonly Shift[]; // of each band, then of the divers
  readonly air: number; // a rip costs everybody
}

export function cardOf(id: CurrentId): CurrentCard {
  const card = parseCurrent(id);
  const kind = card === null ? undefined : CURRENT_KINDS[card];
  const shifts = card === null ? undefined : SHIFTS[card];
  if (card === null || !kind || !shifts) throw new Error(`no current ${id}`);
  return { kind, shifts, air: RIP_AIR[card] ?? 0 };
}

export const kindOf = (id: CurrentId): CurrentKind => cardOf(id).kind;

/** Which way a shift goes, and how far; null = nowhere. */
export function wayOf({ right, down }: Shift): { readonly way: Direction; readonly spaces: number } | null {
  if (right !== 0) return { way: right < 0 ? 'left' : 'right', spaces: Math.abs(right) };
  if (down !== 0) return { way: down < 0 ? 'up' : 'down', spaces: Math.abs(down) };
  return null;
}
