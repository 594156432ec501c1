import { useCallback, useMemo, useState } from 'preact/hooks';
import { type Look, STRAIGHT } from '../model/look.ts';

export interface Looking {
  readonly look: Look;
  readonly change: (how: (look: Look) => Look) => void;
}

/** How this device looks into the stack. A new round is looked at straight again, but with the same comfort. */
export function useLook(round: number): Looking {
  const [held, setHeld] = useState({ round, look: STRAIGHT });
  const { turn, contrast } = held.look;
  const isNew = held.round !== round;
  const look = useMemo(
    () => (isNew ? { ...STRAIGHT, turn, contrast } : held.look),
    [isNew, held.look, turn, contrast],
  );
  const change = useCallback(
    (how: (look: Look) => Look) =>
      setHeld(old => {
        const now =
          old.round === round ? old.look : { ...STRAIGHT, turn: old.look.turn, contrast: old.look.contrast };
        return { round, look: how(now) };
      }),
    [round],
  );
  return useMemo(() => ({ look, change }), [look, change]);
}
