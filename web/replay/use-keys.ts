import { useEffect, useRef } from 'preact/hooks';
import type { Shortcut } from '../ui/shortcuts.ts';

export interface PlaybackKeys {
  readonly first: () => void;
  readonly last: () => void;
  readonly back: () => void;
  readonly on: () => void;
  readonly turnBack: () => void;
  readonly turnOn: () => void;
  readonly toggle: () => void;
}

/** With Shift an arrow goes by turns. */
export const REPLAY_KEYS = {
  back: { keys: ['ArrowLeft'], en: 'One step back', de: 'Einen Schritt zurück' },
  on: { keys: ['ArrowRight'], en: 'One step on', de: 'Einen Schritt weiter' },
  turnBack: { keys: ['PageUp'], en: 'One turn back', de: 'Einen Zug zurück' },
  turnOn: { keys: ['PageDown'], en: 'One turn on', de: 'Einen Zug weiter' },
  first: { keys: ['Home'], en: 'To the beginning', de: 'Zum Anfang' },
  last: { keys: ['End'], en: 'To the end', de: 'Ans Ende' },
  toggle: { keys: [' '], en: 'Play or pause', de: 'Abspielen oder anhalten' },
} satisfies { readonly [Move in keyof PlaybackKeys]: Shortcut };

const MOVES = Object.keys(REPLAY_KEYS) as (keyof PlaybackKeys)[];

/** What a key does; null = it is not ours. */
export function keyMove(key: string, shift: boolean): keyof PlaybackKeys | null {
  const move = MOVES.find(name => REPLAY_KEYS[name].keys[0] === key) ?? null;
  if (!shift) return move;
  return move === 'back' ? 'turnBack' : move === 'on' ? 'turnOn' : move;
}

/** Keys for the whole page, except where somebody types, a sheet is open, or a button waits for Space. */
export function useKeys(moves: PlaybackKeys): void {
  const now = useRef(moves);
  now.current = moves;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target, key, shiftKey, altKey, ctrlKey, metaKey } = event;
      if (altKey || ctrlKey || metaKey || document.querySelector('dialog[open]')) return;
      if (target instanceof HTMLInputElement && target.type !== 'range') return;
      if (key === ' ' && target instanceof Element && target.closest('button, a, select')) return;
      const move = keyMove(key, shiftKey);
      if (!move) return;
      event.preventDefault();
      now.current[move]();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
