import { useEffect, useRef } from 'preact/hooks';

export interface PlaybackKeys {
  readonly first: () => void;
  readonly last: () => void;
  readonly back: () => void;
  readonly on: () => void;
  readonly turnBack: () => void;
  readonly turnOn: () => void;
  readonly toggle: () => void;
}

/** What a key does; null = it is not ours. */
export function keyMove(key: string, shift: boolean): keyof PlaybackKeys | null {
  switch (key) {
    case 'ArrowLeft':
      return shift ? 'turnBack' : 'back';
    case 'ArrowRight':
      return shift ? 'turnOn' : 'on';
    case 'PageUp':
      return 'turnBack';
    case 'PageDown':
      return 'turnOn';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    case ' ':
      return 'toggle';
    default:
      return null;
  }
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
