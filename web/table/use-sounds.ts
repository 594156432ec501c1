import type { StateMessage } from '@fathoms/protocol/messages.ts';
import { useEffect, useRef } from 'preact/hooks';
import type { GameScreen } from '../board/screen.ts';
import type { Beat } from '../board/script.ts';
import type { Sound, SoundSet } from '../board/sounds.ts';
import type { Directed } from '../board/use-director.ts';
import { useSettings } from '../settings/settings.ts';

const TABLES: SoundSet = {}; // nothing of its own: what every table sounds like

const loadTables = async (): Promise<SoundSet> => TABLES;

/** Each beat sounds when it is understood; nothing does unless asked for. */
export function useSounds(
  { heardLast, state }: Directed<StateMessage>,
  load: NonNullable<GameScreen['sounds']> = loadTables,
): void {
  const { sound, volume } = useSettings();
  const set = useRef(TABLES);
  const before = useRef(state);
  const played = useRef<Beat | null>(null);
  useEffect(() => {
    if (!sound) return;
    load().then(own => {
      set.current = own;
      sounding(module => module.prepare(own));
    });
  }, [load, sound]);
  useEffect(() => {
    if (!heardLast || heardLast.beat === played.current) return;
    played.current = heardLast.beat;
    const { sound: name } = heardLast.beat;
    if (sound && name) sounding(module => module.play(name, set.current, volume));
  }, [heardLast, sound, volume]);
  useEffect(() => {
    const turn = turnSound(before.current, state);
    before.current = state;
    if (sound && turn) sounding(module => module.play(turn, set.current, volume));
  }, [state, sound, volume]);
  useEffect(() => {
    if (sound) sounding(module => module.setSea(volume));
    return () => {
      if (sound) sounding(module => module.setSea(0));
    };
  }, [sound, volume]);
}

const sounding = (use: (module: typeof import('./sound.ts')) => void): void => {
  import('./sound.ts').then(use);
};

function turnSound(before: StateMessage, now: StateMessage): Sound | null {
  if (now.seq <= before.seq) return null;
  if (now.outcome) return 'end';
  return isToAct(now) && !(isToAct(before) && before.seat === now.seat) ? 'your-turn' : null;
}

const isToAct = (state: StateMessage): boolean => state.seat !== null && state.toAct.includes(state.seat);
