import { countAll } from '@fathoms/lab/run/histogram.ts';
import { newTallies } from '@fathoms/lab/run/tallies.ts';
import { expect, test } from 'vitest';
import type { LabPart } from '../counting.ts';
import type { Experiment } from '../experiment.ts';
import { type LabWorker, openRunner, type PartAnswer, type PartTask } from '../runner.ts';

const EXPERIMENT: Experiment = {
  game: 'locker',
  version: 1,
  seed: 'reef',
  games: 40,
  a: { bots: ['seal', 'seal'], options: {} },
  b: null,
};

/** Workers whose answers come when the test says so; an answer's points are the numbers of its matches. */
function crew(workers: number, experiment = EXPERIMENT) {
  const waiting: { part: LabPart; answer: (problem?: string) => void }[] = [];
  let clock = 0;
  let gone = 0;
  const hire = async (): Promise<LabWorker> => {
    const worker: LabWorker = {
      onmessage: null,
      onerror: null,
      terminate: () => {
        gone++;
      },
      postMessage: ({ part }: PartTask) =>
        waiting.push({
          part,
          answer(problem) {
            const a = { ...newTallies(2), matches: part.games };
            a.numbers.set('nth', countAll(Array.from({ length: part.games }, (_, i) => part.first + i)));
            const data: PartAnswer = problem
              ? { part, problem }
              : { part, counted: { a, b: null, pairs: null } };
            worker.onmessage?.({ data } as MessageEvent<PartAnswer>);
          },
        }),
    };
    return worker;
  };
  const runner = openRunner(experiment, { hire, workers, now: () => clock, changed: () => {} });
  return {
    runner,
    waiting,
    take: (at = 0) => waiting.splice(at, 1)[0],
    pass: (ms: number) => {
      clock += ms;
    },
    gone: () => gone,
    hired: () => new Promise(resolve => setTimeout(resolve)),
  };
}

const numbers = (runner: { counted: { a: { numbers: Map<string, Map<number, number>> } } }) =>
  [...(runner.counted.a.numbers.get('nth') ?? [])].sort(([a], [b]) => a - b);

test('every match is counted once, in whatever order the parts come', async () => {
  const { runner, waiting, take, hired, gone } = crew(3);
  await hired();
  for (let turn = 0; waiting.length > 0; turn++) take(turn % waiting.length).answer();
  expect(runner.state()).toBe('done');
  expect(numbers(runner)).toEqual(Array.from({ length: 40 }, (_, i) => [i + 1, 1]));
  expect(gone()).toBe(3);
});

test('what shows are matches 1 to n: a part that came early waits, and nobody runs far ahead', async () => {
  const { runner, waiting, take, hired } = crew(2, { ...EXPERIMENT, games: 1_000_000 });
  await hired();
  const slow = take(0);
  let early = 0;
  for (; waiting.length > 0; early++) take().answer();
  expect([runner.done(), early]).toEqual([0, 6]); // then it waits for the slow one
  slow.answer();
  expect(runner.done()).toBe(Math.max(...numbers(runner).map(([nth]) => nth)));
  expect(waiting.length).toBe(2);
});

test('a pause gives out nothing more and keeps what comes; stopping keeps what came', async () => {
  const { runner, waiting, take, pass, hired, gone } = crew(1);
  await hired();
  pass(1000);
  take().answer();
  runner.pause();
  take().answer();
  const so = runner.done();
  expect([runner.state(), waiting.length]).toEqual(['paused', 0]);
  pass(60_000);
  expect(runner.rate()).toBe(so); // in the one second it played
  runner.goOn();
  expect(waiting.length).toBe(1);
  const late = take();
  runner.stop();
  late.answer();
  expect([runner.state(), runner.done(), gone()]).toEqual(['stopped', so, 1]);
});

test('a worker that fails ends it, with the reason', async () => {
  const { runner, take, hired } = crew(1);
  await hired();
  take().answer('no rules');
  expect([runner.state(), runner.problem()]).toEqual(['failed', 'no rules']);
});
