import type { Ports } from './ports.ts';

/** How much may be said at once, and how much every second after that. */
interface Budget {
  readonly burst: number;
  readonly perSecond: number;
}

export interface TalkPace {
  /** Says it now, or, where too much was said already, a little later and once for all who asked meanwhile. */
  readonly say: (cost: number, run: () => void) => void;
  readonly callOff: () => void;
}

export function openPace(
  { burst, perSecond }: Budget,
  { now, after }: Pick<Ports, 'now' | 'after'>,
): TalkPace {
  let left = burst;
  let at = now();
  let callOff: (() => void) | null = null;

  const refill = (): void => {
    const then = at;
    at = now();
    left = Math.min(burst, left + (Math.max(0, at - then) / 1000) * perSecond);
  };

  return {
    say(cost, run) {
      if (callOff) return;
      refill();
      const spend = (): void => {
        left -= cost; // may go below nothing: what is due is said whole, and paid for by waiting
        run();
      };
      if (left > 0) return spend();
      callOff = after(Math.ceil(((1 - left) / perSecond) * 1000), () => {
        callOff = null;
        refill();
        spend();
      });
    },
    callOff() {
      callOff?.();
      callOff = null;
    },
  };
}
