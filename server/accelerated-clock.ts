import type { Ports } from '@fathoms/table/room/ports.ts';

/** Time that runs so many times as fast as the world's: for tests and for showing what days of play look like. */
export function acceleratedClock(factor: number): Pick<Ports, 'now' | 'after'> {
  if (!(factor > 0)) throw new Error('time has to go on');
  const start = Date.now();
  return {
    now: () => start + (Date.now() - start) * factor,
    after(ms, run) {
      const timer = setTimeout(run, ms / factor);
      return () => clearTimeout(timer);
    },
  };
}
