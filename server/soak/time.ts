import type { Ports } from '@fathoms/table/room/ports.ts';

/** Time that goes by when it is told to. */
export interface SoakTime extends Pick<Ports, 'now' | 'after'> {
  readonly pass: (ms: number) => void; // what was to happen meanwhile happens
}

interface Alarm {
  readonly at: number;
  readonly run: () => void;
}

export function soakTime(): SoakTime {
  const alarms = new Set<Alarm>();
  let time = 0;
  return {
    now: () => time,
    after(ms, run) {
      const alarm = { at: time + ms, run };
      alarms.add(alarm);
      return () => alarms.delete(alarm);
    },
    pass(ms) {
      time += ms;
      for (const alarm of alarms) {
        if (alarm.at > time) continue;
        alarms.delete(alarm);
        alarm.run();
      }
    },
  };
}
