import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { startWorker } from '../ui/patience.ts';
import type { Experiment } from './experiment.ts';
import { openRunner, type Runner } from './runner.ts';

const LOOK_MS = 500; // plots are drawn anew at most so often
const CALM_LOOK_MS = 5000; // where motion is reduced
const MOST_WORKERS = 16;

const hire = () =>
  startWorker(() => new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' }));

/** All cores but one: the device stays usable. */
const workers = () => Math.min(MOST_WORKERS, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));

export interface Run {
  readonly experiment: Experiment;
  readonly runner: Runner;
  readonly look: number; // changes when there is more to see
}

/** The experiment that is running, or has run; null = none yet. */
export function useRun() {
  const [run, setRun] = useState<Run | null>(null);
  const open = useRef<Runner | null>(null);
  const clear = useCallback(() => {
    open.current?.stop();
    open.current = null;
    setRun(null);
  }, []);
  const start = useCallback((experiment: Experiment) => {
    open.current?.stop();
    const look = openLook(() =>
      setRun(old => (old && old.runner === runner ? { ...old, look: old.look + 1 } : old)),
    );
    const runner = openRunner(experiment, {
      hire,
      workers: workers(),
      now: () => performance.now(),
      changed: () => look(runner.state() === 'running'),
    });
    open.current = runner;
    setRun({ experiment, runner, look: 0 });
  }, []);
  useEffect(() => () => open.current?.stop(), []);
  return { run, start, clear };
}

/** Looks soon, and at once when what matters has changed. */
function openLook(look: () => void): (later: boolean) => void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const now = () => {
    timer = null;
    look();
  };
  return later => {
    if (timer !== null && later) return;
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(now, later ? (isCalm ? CALM_LOOK_MS : LOOK_MS) : 0);
  };
}
