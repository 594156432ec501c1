import type { Seat } from '@fathoms/kernel/game.ts';

/** What the screen would show next. */
export interface Sight {
  readonly yours: readonly Seat[]; // people sharing this device
  readonly seat: Seat | null; // whose eyes
  readonly secret: boolean; // something only that seat may see
}

/**
 * Whose secret lies open after this sight; null = nobody's. A secret stays uncovered until it is gone or
 * another seat's turn to look comes.
 */
export const stillUncovered = (uncovered: Seat | null, sight: Sight): Seat | null =>
  sight.secret && sight.seat === uncovered ? uncovered : null;

/** Whether the device must be passed on before anything is shown. */
export const isCovered = (uncovered: Seat | null, sight: Sight): boolean =>
  sight.yours.length > 1 && sight.secret && sight.seat !== null && sight.seat !== uncovered;
