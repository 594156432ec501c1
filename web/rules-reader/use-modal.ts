import type { RuleId } from '@fathoms/kernel/game.ts';
import { useEffectEvent } from 'preact/compat';
import { useEffect, useRef } from 'preact/hooks';
import { focusedElement } from '../ui/let-go.ts';
import { enterReader } from './address.ts';

/** Opens as a modal: the page behind is inert, Escape and a tap beside it close it, focus goes back after. */
export function useModal(game: string, rule: RuleId | undefined, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const closed = useEffectEvent(onClose);
  const first = useEffectEvent(() => rule);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = focusedElement();
    const leave = enterReader(game, first(), () => dialog.close());
    const beside = (event: MouseEvent) => event.target === dialog && dialog.close();
    const done = () => closed();
    dialog.addEventListener('close', done);
    dialog.addEventListener('click', beside);
    dialog.showModal();
    dialog.focus(); // not the search field: on a phone that would open the keyboard
    return () => {
      dialog.removeEventListener('close', done);
      dialog.removeEventListener('click', beside);
      dialog.close();
      leave();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [game]);
  return ref;
}
