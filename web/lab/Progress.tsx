import { useSettings } from '../settings/settings.ts';
import { Button } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import type { Experiment } from './experiment.ts';
import { numbersIn } from './numbers.ts';
import type { RunState } from './runner.ts';
import type { Run } from './use-run.ts';
import { LAB, type LabWords } from './words.ts';

interface ProgressProps {
  experiment: Experiment;
  run: Run | null;
  start: () => void;
}

/** How far it is, and what can be done about it. */
export function Progress({ experiment, run, start }: ProgressProps) {
  const words = useWords(LAB);
  const { whole } = numbersIn(useSettings().language);
  const done = run?.runner.done() ?? 0;
  const all = run?.experiment.games ?? experiment.games;
  const share = done / all;
  const state = run?.runner.state() ?? null;
  return (
    <section className="lab-progress panel" aria-label={words.progress} data-state={state ?? 'none'}>
      <p className="lab-count">{words.of(whole(done), all, whole(all), experiment.b !== null)}</p>
      <div
        className="lab-tank"
        role="progressbar"
        aria-label={words.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(100 * share)}
      >
        <div style={{ width: `${100 * share}%` }}>
          <i />
          <i />
          <i />
        </div>
      </div>
      {run && <p>{lineOf(run, words, whole)}</p>}
      <p className="vh" role="status">
        {share >= 0.25 ? words.spoken(25 * Math.floor(4 * share)) : ''}
      </p>
      <Controls state={state} run={run} start={start} />
    </section>
  );
}

function Controls({ state, run, start }: { state: RunState | null; run: Run | null; start: () => void }) {
  const words = useWords(LAB);
  const runner = run?.runner;
  const isOpen = state === 'running' || state === 'paused';
  return (
    <div className="lab-acts">
      {state === 'running' && (
        <Button small onClick={() => runner?.pause()}>
          {words.pause}
        </Button>
      )}
      {state === 'paused' && (
        <Button small kind="primary" onClick={() => runner?.goOn()}>
          {words.goOn}
        </Button>
      )}
      {isOpen && (
        <Button small kind="quiet" onClick={() => runner?.stop()}>
          {words.stop}
        </Button>
      )}
      {!isOpen && (
        <Button small kind={state === null ? 'primary' : 'plain'} onClick={start}>
          {state === null ? words.start : words.again}
        </Button>
      )}
    </div>
  );
}

function lineOf({ runner, experiment }: Run, words: LabWords, whole: (n: number) => string): string {
  const done = runner.done();
  switch (runner.state()) {
    case 'running': {
      const seconds = (experiment.games - done) / runner.rate();
      return done === 0 ? words.warming : words.toGo(timeOf(seconds, words));
    }
    case 'paused':
      return words.paused(whole(done));
    case 'stopped':
      return words.stopped(whole(done));
    case 'done':
      return words.done(whole(Math.max(1, runner.rate())));
    case 'failed':
      return words.failed(runner.problem() ?? '');
  }
}

function timeOf(seconds: number, { seconds: s, minutes, hours }: LabWords): string {
  if (seconds < 90) return s(Math.max(1, Math.round(seconds)));
  return seconds < 5400 ? minutes(Math.round(seconds / 60)) : hours(Math.round(seconds / 3600));
}
