import { useEffect, useState } from 'preact/hooks';
import { holdTime } from '../session/frames.ts';
import type { Shown } from './use-shown.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

interface Playback {
  readonly playing: boolean;
  readonly toggle: () => void;
  readonly pause: () => void;
}

/** Goes on by itself, one decision at a time; from the end it begins again. */
export function usePlayback(
  shown: Shown | null,
  steps: number,
  speed: Speed,
  go: (step: number) => void,
  next: number,
): Playback {
  const [playing, setPlaying] = useState(false);
  const at = shown?.moment.step ?? 0;
  const fresh = shown?.fresh;
  useEffect(() => {
    if (!playing || !fresh) return;
    const timer = setTimeout(() => (at >= steps ? setPlaying(false) : go(next)), holdTime(fresh, speed));
    return () => clearTimeout(timer);
  }, [playing, fresh, at, steps, speed, go, next]);
  return {
    playing: playing && at < steps,
    toggle() {
      if (!playing && at >= steps) go(0);
      setPlaying(!playing || at >= steps);
    },
    pause: () => setPlaying(false),
  };
}
