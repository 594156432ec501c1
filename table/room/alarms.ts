import type { RoomCore } from './core.ts';
import { hostAwaitedMs, passHost } from './host.ts';
import { seek, seekMs } from './seeking.ts';
import { dealOpened, openingMs } from './start.ts';
import { runOut } from './time-up.ts';

/** When time is up and the node cannot write it down, it is tried again so much later. */
const RETRY_MS = 1000;

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
  let callOff = (): void => {};

  const alarm = (ms: number | null, run: () => Promise<void>): (() => void) =>
    ms === null
      ? () => {}
      : ports.after(
          ms,
          () =>
            void enqueue(run).catch(problem => {
              ports.report(problem, state.now().table.id);
              callOff();
              callOff = ports.after(RETRY_MS, done); // the store may be back by then
            }),
        );

  return {
    set() {
      callOff();
      const alarms = [
        alarm(time.expiresIn() || null, async () => {
          await lookUp();
          done();
        }),
        alarm(presence.leads() ? time.hurryMs() : null, async () => {
          await lookUp();
          await runOut(core);
          done();
        }),
        alarm(presence.leads() ? openingMs(core) : null, async () => {
          await lookUp();
          await dealOpened(core); // another node was first: then there is nothing left to do
          done();
        }),
        alarm(presence.leads() ? hostAwaitedMs(core) : null, async () => {
          await lookUp();
          await passHost(core);
          done();
        }),
        alarm(presence.leads() ? seekMs(core) : null, async () => {
          await lookUp();
          await seek(core);
          done();
        }),
      ];
      callOff = () => {
        for (const stop of alarms) stop();
      };
    },
    callOff: () => callOff(),
  };
}
