import { expect, test } from 'vitest';
import { feltIn, type TraceEvent } from '../page/trace.ts';

const main = { pid: 1, tid: 1 };
const task = (from: number, wall: number, own: number, thread = main): TraceEvent => ({
  ...{ name: 'RunTask', ph: 'X', ...thread },
  ...{ ts: from * 1000, dur: wall * 1000, tdur: own * 1000 },
});
const mark = (name: string, ph: string, at: number, id?: string): TraceEvent => ({
  ...{ name, ph, ...main, ts: at * 1000 },
  ...(id && { id }),
});

test('an input, a frame and a task take what the clock says, and of that what the page itself worked', () => {
  const felt = feltIn([
    mark('AnimationFrame', 'b', -900),
    task(-800, 700, 700), // before anything is played
    mark('EventTiming', 'b', 0, 'tap'),
    task(10, 40, 20), // half of it others were at work
    task(15, 5, 5), // runs within the one before
    task(20, 500, 500, { pid: 1, tid: 2 }), // a worker
    mark('AnimationFrame', 'b', 50),
    mark('FireAnimationFrame', 'X', 50),
    mark('EventTiming', 'b', 55, 'short'),
    mark('EventTiming', 'e', 60, 'short'), // nobody can tell it from nothing
    task(60, 20, 10),
    mark('EventTiming', 'e', 70, 'tap'), // in the middle of a task
    mark('AnimationFrame', 'b', 90),
  ]);
  expect(felt).toEqual({
    inputs: [{ wall: 70, own: 25 }],
    frames: [{ wall: 40, own: 10 }],
    tasks: [
      { wall: 40, own: 20 },
      { wall: 20, own: 10 },
    ],
  });
});
