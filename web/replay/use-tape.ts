import { useCallback, useMemo, useState } from 'preact/hooks';
import type { Face, GameScreen } from '../board/screen.ts';
import { logRows } from '../logbook/log.ts';
import type { Reader } from '../record/reader.ts';
import { useSettings } from '../settings/settings.ts';
import { decisionStops, stopAfter, stopBefore, turnStops } from './stops.ts';
import { type PlaybackKeys, useKeys } from './use-keys.ts';
import { usePlace } from './use-place.ts';
import { type Speed, usePlayback } from './use-playback.ts';
import { useShown } from './use-shown.ts';

/** Where a replay stands, what is to be seen there, and every way to another moment. */
export function useTape(reader: Reader, screen: GameScreen, faces: readonly Face[]) {
  const { language } = useSettings();
  const { steps } = reader;
  const [place, move] = usePlace(steps, faces.length);
  const [speed, setSpeed] = useState<Speed>(1);
  const shown = useShown(reader, place);
  const story = shown?.story;
  const rows = useMemo(
    () => (story ? logRows(screen, story, faces, language) : []),
    [screen, story, faces, language],
  );
  const stops = useMemo(() => (story ? decisionStops(story) : []), [story]);
  const turns = useMemo(() => turnStops(rows, steps), [rows, steps]);
  const go = useCallback((step: number) => move({ step }), [move]);
  const playback = usePlayback(shown, steps, speed, go, stopAfter(stops, place.step));
  const jump = (step: number) => {
    playback.pause();
    go(step);
  };
  const moves: PlaybackKeys = {
    first: () => jump(0),
    last: () => jump(steps),
    back: () => jump(stopBefore(stops, place.step)),
    on: () => jump(stopAfter(stops, place.step)),
    turnBack: () => jump(stopBefore(turns, place.step)),
    turnOn: () => jump(stopAfter(turns, place.step)),
    toggle: playback.toggle,
  };
  useKeys(moves);
  const { playing } = playback;
  return { place, move, shown, rows, turns, speed, setSpeed, playing, moves, jump };
}
