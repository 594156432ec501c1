import { useEffect, useRef } from 'preact/hooks';
import type { SessionState } from '../session/session.ts';
import { useSettings } from '../settings/settings.ts';
import type { Sound } from './sound.ts';

/** Speaks only of what was just shown, and only when asked to. */
export function useSounds({ state, fresh }: SessionState): void {
  const { sound } = useSettings();
  const before = useRef(state);
  useEffect(() => {
    const name = soundOf(before.current, state, fresh.length);
    before.current = state;
    if (sound && name) import('./sound.ts').then(({ play }) => play(name));
  }, [state, fresh, sound]);
}

type Shown = SessionState['state'];

function soundOf(before: Shown, now: Shown, fresh: number): Sound | null {
  if (!now || !before || now.seq <= before.seq) return null;
  if (now.outcome) return 'end';
  if (isToAct(now) && !(isToAct(before) && before.seat === now.seat)) return 'your-turn';
  return fresh > 0 ? 'move' : null;
}

const isToAct = (state: NonNullable<Shown>): boolean =>
  state.seat !== null && state.toAct.includes(state.seat);
