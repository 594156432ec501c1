import type { Rules } from '@fathoms/lab/run/match.ts';
import { loadEngine } from '../games/engines.ts';
import { UP } from '../ui/patience.ts';
import { type LabPart, playPart } from './counting.ts';
import type { Experiment } from './experiment.ts';
import type { PartDone, PartTask } from './runner.ts';

let rules: Rules | null = null; // a worker serves one experiment

async function play(experiment: Experiment, part: LabPart): Promise<PartDone> {
  rules ??= await loadEngine(experiment.game, experiment.version);
  if (!rules) throw new Error(`no rules of ${experiment.game}, version ${experiment.version}`);
  return { part, counted: await playPart(experiment, part, rules) };
}

addEventListener('message', ({ data: { experiment, part } }: MessageEvent<PartTask>) => {
  play(experiment, part).then(
    done => postMessage(done),
    problem => postMessage({ part, problem: problem instanceof Error ? problem.message : String(problem) }),
  );
});
postMessage(UP);
