import type { Seat } from '@fathoms/kernel/game.ts';
import type { Privacy } from '../session/frames.ts';

/** What the screen would show next. */
export interface Sight {
  readonly yours: readonly Seat[]; // people sharing this device
  readonly seat: Seat | null; // whose eyes
  readonly privacy: Privacy;
  readonly before: Seat | null; // whose eyes were shown before, and still see this moment
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

/** Where the device is: with somebody who looks, or on its way, still with whoever saw the last moment. */
export interface Hands {
  readonly holder: Holder | null;
  readonly passing: Seat | null; // sees what came of it, then passes the device on
}

export function handsAfter(hands: Hands, sight: Sight): Hands {
  const holder = holderAfter(hands.holder, sight);
  const actor = holder ? null : (hands.holder?.seat ?? hands.passing);
  const passing = actor !== sight.seat && actor === sight.before ? actor : null;
  return holder === hands.holder && passing === hands.passing ? hands : { holder, passing };
}
