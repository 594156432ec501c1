import type { Seat } from '@fathoms/kernel/game.ts';
import type { Privacy } from '../session/frames.ts';

/** What the screen would show next. */
export interface Sight {
  readonly yours: readonly Seat[]; // people sharing this device
  readonly seat: Seat | null; // whose eyes
  readonly privacy: Privacy;
}

/** Who looked at the screen last. */
export interface Holder {
  readonly seat: Seat | null;
  readonly alone: boolean; // it was uncovered for them; else everybody may have looked along
}

/**
 * Whether the device must be passed on before anything is shown. Who decides apart from the others may go on
 * where the whole table looked along: nothing has been decided yet.
 */
export function isCovered(holder: Holder | null, { yours, seat, privacy }: Sight): boolean {
  if (yours.length < 2 || seat === null || privacy === 'open') return false;
  return holder?.seat !== seat || (privacy === 'secret' && !holder.alone);
}

/** Who has looked after this sight; null = nobody, it is covered. A secret that went and comes again is covered again. */
export function holderAfter(holder: Holder | null, sight: Sight): Holder | null {
  if (isCovered(holder, sight)) return null;
  const alone = sight.privacy !== 'open' && holder?.seat === sight.seat && holder.alone;
  return holder?.seat === sight.seat && holder.alone === alone ? holder : { seat: sight.seat, alone };
}
