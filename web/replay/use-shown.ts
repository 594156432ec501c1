import type { News } from '@fathoms/protocol/messages.ts';
import type { Moment } from '@fathoms/table/record/replay.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Eyes, Place } from '../record/address.ts';
import type { Reader } from '../record/reader.ts';
import { decisionStops, stopAfter } from './stops.ts';

/** A moment as it is on the screen. */
export interface Shown {
  readonly moment: Moment;
  readonly eyes: Eyes;
  readonly story: readonly News[]; // of the whole match, as these eyes saw it
  readonly fresh: readonly News[]; // what happened since the moment shown before, if that was the one before
}

/** Asks for the moment of a place. Until it comes, the one before stays; late answers are dropped. */
export function useShown(reader: Reader, { step, eyes }: Place): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const stories = useRef(new Map<Eyes, Promise<readonly News[]>>());
  useEffect(() => {
    let wanted = true;
    const story = stories.current.get(eyes) ?? reader.story(eyes);
    stories.current.set(eyes, story);
    Promise.all([story, reader.moment(step, eyes)]).then(
      ([news, moment]) =>
        wanted && setShown(before => following(before, { moment, eyes, story: news, fresh: [] })),
      why => wanted && setProblem(why),
    );
    return () => {
      wanted = false;
    };
  }, [reader, step, eyes]);
  if (problem) throw problem; // the page of last resort offers to load again
  return shown;
}

/** Stepping on is animated; a jump, or other eyes, is not. */
export function following(before: Shown | null, next: Shown): Shown {
  if (!before || before.eyes !== next.eyes) return next;
  const from = before.moment.step;
  const to = next.moment.step;
  const isStep = to > from && to <= stopAfter(decisionStops(next.story), from);
  return isStep ? { ...next, fresh: next.story.slice(from + 1, to + 1) } : next;
}
