import type { RoomCore } from './core.ts';
import { hostAwaitedMs, passHost } from './host.ts';
import { seek, seekMs } from './seeking.ts';
import { dealOpened, openingMs } from './start.ts';
import { runOut } from './time-up.ts';

/** When time is up and the node cannot write it down, it is tried again so much later. */
const RETRY_MS = 1000;

const onlyLook = (): void => {};

/** What wakes a room when somebody's time is up. */
export interface Alarms {
  readonly set: () => void; // anew, from how the table is now
  readonly callOff: () => void;
}

/**
 * `lookUp` reads what other nodes wrote: the message about a pause agreed on there may be lost. `done`: time
 * was looked at, which may be early; it sets the alarms anew.
 */
export function openAlarms(
  core: RoomCore,
  enqueue: <T>(job: () => Promise<T>) => Promise<T>,
  lookUp: () => Promise<void>,
  done: () => void,
): Alarms {
  const { ports, time, presence, state } = core;
  let stops: (() => void)[] = []; // one for each alarm that is set

  const callOff = (): void => {
    if (stops.length === 0) return;
    for (const stop of stops) stop();
    stops = [];
  };

  const fail = (problem: unknown): void => {
    ports.report(problem, state.now().table.id);
    callOff();
    stops = [ports.after(RETRY_MS, done)]; // the store may be back by then
  };

  const set = (ms: number | null, act: (core: RoomCore) => unknown): void => {
    if (ms === null) return;
    const run = async (): Promise<void> => {
      await lookUp();
      await act(core);
      done();
    };
    stops.push(ports.after(ms, () => void enqueue(run).catch(fail)));
  };

  return {
    set() {
      callOff();
      set(time.expiresIn() || null, onlyLook);
      if (!presence.leads()) return;
      set(time.hurryMs(), runOut);
      set(openingMs(core), dealOpened); // another node was first: then there is nothing left to do
      set(hostAwaitedMs(core), passHost);
      set(seekMs(core), seek);
    },
    callOff,
  };
}
