/** From a script to the moments at which something changes. Pure. */
import { type Beat, readingTime } from './script.ts';

export interface Cue {
  readonly wait: number; // ms after the cue before it; Infinity = until somebody goes on
  readonly beat: number; // the one that is on; as many as there are beats: all is over
  readonly landed: number; // so many beats are told
}

/** `still`: nothing travels, but what is said still comes one after the other. */
export function cuesOf(beats: readonly Beat[], still: boolean): readonly Cue[] {
  const cues: Cue[] = [{ wait: 0, beat: 0, landed: 0 }];
  const last = beats.findLastIndex(({ silent }) => !silent);
  beats.forEach((beat, i) => {
    const { waits, weight, at, lands, until } = beat;
    cues.push({ wait: still || waits ? 0 : lands - at, beat: i, landed: i + 1 });
    const read = weight === 'small' && i >= last ? 0 : readingTime(beat);
    const rest = waits ? Number.POSITIVE_INFINITY : still ? read : until - lands;
    cues.push({ wait: rest, beat: i + 1, landed: i + 1 });
  });
  return cues;
}

/** What happens at once is one cue: nobody sees a moment without length. */
export const nextCue = (cues: readonly Cue[], from: number): number => {
  let at = from;
  while (cues[at + 1]?.wait === 0) at++;
  return at;
};
