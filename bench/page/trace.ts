/** What a trace of Chromium says about one page's main thread: wall time beside the thread's own time. */

/** Of one task, input or frame, in milliseconds. */
export interface Took {
  readonly wall: number;
  readonly own: number; // time of the main thread itself: others at work on this machine have no part in it
}

export interface Felt {
  readonly inputs: readonly Took[]; // from the touch to the next paint
  readonly frames: readonly Took[]; // from one to the next
  readonly tasks: readonly Took[];
}

/** What is recorded: tasks with their threads' time, and inputs. */
export const CATEGORIES = ['-*', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** The same with every function that ran: to find out where time goes, not to measure it. */
export const PROFILED = [
  ...CATEGORIES,
  'disabled-by-default-v8.cpu_profiler',
  'disabled-by-default-devtools.timeline.stack',
];

export interface TraceEvent {
  readonly name: string;
  readonly ph: string; // X = all of it, b and e = its beginning and end
  readonly pid: number;
  readonly tid: number;
  readonly ts: number; // microseconds
  readonly dur?: number;
  readonly tdur?: number; // the thread's own
  readonly id?: string;
}

interface Task {
  readonly from: number;
  readonly to: number;
  readonly own: number; // microseconds
}

const SHORTEST = 8; // ms: what nobody can tell from nothing, as Event Timing has it

/** From the first touch on: before it the browser is busy with beginning the trace. */
export function feltIn(events: readonly TraceEvent[]): Felt {
  const thread = mainThread(events);
  const all = events.filter(({ pid, tid }) => `${pid}/${tid}` === thread).sort((a, b) => a.ts - b.ts);
  const own = all.slice(all.findIndex(({ name }) => name === 'EventTiming'));
  const tasks = tasksIn(own);
  const took = (from: number, to: number): Took => ({
    wall: (to - from) / 1000,
    own: ownTime(tasks, from, to) / 1000,
  });
  const begins = own.filter(({ name, ph }) => name === 'AnimationFrame' && ph === 'b').map(({ ts }) => ts);
  return {
    inputs: spansOf(own, 'EventTiming')
      .map(({ from, to }) => took(from, to))
      .filter(({ wall }) => wall >= SHORTEST),
    frames: begins.slice(1).map((to, i) => took(begins[i], to)),
    tasks: tasks.map(({ from, to, own }) => ({ wall: (to - from) / 1000, own: own / 1000 })),
  };
}

/** The thread that draws frames; helpers and workers of the browser do not. */
function mainThread(events: readonly TraceEvent[]): string {
  const frames = new Map<string, number>();
  for (const { name, pid, tid } of events) {
    const key = `${pid}/${tid}`;
    if (name === 'FireAnimationFrame') frames.set(key, (frames.get(key) ?? 0) + 1);
  }
  const [most] = [...frames].sort(([, a], [, b]) => b - a);
  if (!most) throw new Error('a trace without a frame');
  return most[0];
}

/** One after the other; what runs within one (a loop of its own) belongs to it. */
function tasksIn(events: readonly TraceEvent[]): Task[] {
  const tasks: Task[] = [];
  for (const { name, ph, ts, dur = 0, tdur = 0 } of events) {
    if (name !== 'RunTask' || ph !== 'X' || ts < (tasks.at(-1)?.to ?? 0)) continue;
    tasks.push({ from: ts, to: ts + dur, own: tdur });
  }
  return tasks;
}

/** Of a task that only reaches into it, that share. */
function ownTime(tasks: readonly Task[], from: number, to: number): number {
  let sum = 0;
  for (const task of tasks) {
    const shared = Math.min(to, task.to) - Math.max(from, task.from);
    if (shared > 0) sum += (task.own * shared) / (task.to - task.from);
  }
  return sum;
}

function spansOf(events: readonly TraceEvent[], called: string): { from: number; to: number }[] {
  const begun = new Map<string, number>();
  return events.flatMap(({ name, ph, ts, id = '' }) => {
    if (name !== called) return [];
    if (ph === 'b') begun.set(id, ts);
    const from = begun.get(id);
    if (ph !== 'e' || from === undefined) return [];
    begun.delete(id);
    return [{ from, to: ts }];
  });
}
