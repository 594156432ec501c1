/** Plays an experiment in workers and adds up what they bring. */
import { type Counted, type LabPart, mergeCounted, nothingCounted } from './counting.ts';
import type { Experiment } from './experiment.ts';

export interface PartTask {
  readonly experiment: Experiment;
  readonly part: LabPart;
}
export interface PartDone {
  readonly part: LabPart;
  readonly counted: Counted;
}
export type PartAnswer = PartDone | { readonly part: LabPart; readonly problem: string };

/** As much of a Worker as is used here. */
export interface LabWorker {
  onmessage: ((event: MessageEvent<PartAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(task: PartTask): void;
  terminate(): void;
}

export interface RunnerPorts {
  readonly hire: () => Promise<LabWorker>;
  readonly workers: number;
  readonly now: () => number; // milliseconds
  readonly changed: () => void;
}

export type RunState = 'running' | 'paused' | 'stopped' | 'done' | 'failed';

export interface Runner {
  readonly counted: Counted; // matches 1 to `done`, all of them and no others
  done(): number;
  state(): RunState;
  problem(): string | null;
  rate(): number; // matches of each setting a second, while it was not paused
  pause(): void;
  goOn(): void;
  stop(): void; // what has come stays
}

const PART_MS = 250; // long enough to be worth a message, short enough that a pause is a pause
const MOST_IN_PART = 1000;
const AHEAD = 3; // parts a worker may be ahead of the slowest one, so that what waits stays small

export function openRunner(experiment: Experiment, { hire, workers, now, changed }: RunnerPorts): Runner {
  const counted = nothingCounted(experiment);
  const early = new Map<number, PartDone>(); // came before those in front of them, by first match
  const staff: LabWorker[] = [];
  const idle = new Set<LabWorker>();
  let state: RunState = 'running';
  let problem: string | null = null;
  let next = 1; // the first match nobody has been given
  let size = 1; // matches a part
  let [played, since] = [0, now()]; // milliseconds of playing until `since`

  const end = (how: 'stopped' | 'done' | 'failed'): void => {
    if (!isOpen()) return;
    if (state === 'running') played += now() - since;
    state = how;
    for (const worker of staff) worker.terminate();
    early.clear();
    changed();
  };
  const isOpen = (): boolean => state === 'running' || state === 'paused';
  const fail = (message: string): void => {
    problem = message;
    end('failed');
  };

  const feed = (): void => {
    for (const worker of idle) {
      if (state !== 'running' || next > experiment.games || early.size >= AHEAD * workers) return;
      const part = { first: next, games: Math.min(size, experiment.games - next + 1) };
      next += part.games;
      idle.delete(worker);
      give(worker, part);
    }
  };
  const give = (worker: LabWorker, part: LabPart): void => {
    const begun = now();
    worker.onmessage = ({ data }) => {
      if (!isOpen()) return;
      if ('problem' in data) return fail(data.problem);
      const took = Math.max(1, now() - begun);
      size = Math.min(MOST_IN_PART, 2 * size, Math.max(1, Math.round((part.games * PART_MS) / took)));
      keep(data);
      idle.add(worker);
      feed();
    };
    worker.onerror = event => fail(event.message || 'a worker stopped');
    worker.postMessage({ experiment, part });
  };
  const keep = (done: PartDone): void => {
    early.set(done.part.first, done);
    for (let one = early.get(counted.a.matches + 1); one; one = early.get(counted.a.matches + 1)) {
      early.delete(one.part.first);
      mergeCounted(counted, one.counted);
    }
    if (counted.a.matches === experiment.games) end('done');
    else changed();
  };

  for (let i = 0; i < workers; i++)
    hire().then(
      worker => {
        if (!isOpen()) return worker.terminate();
        staff.push(worker);
        idle.add(worker);
        feed();
      },
      error => fail(String(error)),
    );

  return {
    counted,
    done: () => counted.a.matches,
    state: () => state,
    problem: () => problem,
    rate: () => (1000 * counted.a.matches) / Math.max(1, played + (state === 'running' ? now() - since : 0)),
    pause() {
      if (state !== 'running') return;
      played += now() - since;
      state = 'paused';
      changed();
    },
    goOn() {
      if (state !== 'paused') return;
      since = now();
      state = 'running';
      feed();
      changed();
    },
    stop: () => end('stopped'),
  };
}
