import type { Face } from '../screen.ts';

/** Which names in views and events stand for a seat, and which hold one value a seat. The rest is shown as it is. */
export interface SeatFields {
  readonly [name: string]: 'seat' | 'per seat';
}

/** The face a value stands for; null = it is just a value. */
export const faceIn = (
  name: string,
  value: unknown,
  faces: readonly Face[],
  reads: SeatFields,
): Face | null =>
  typeof value === 'number' && (name === 'seat' || reads[name] === 'seat') ? (faces[value] ?? null) : null;
