/** What every board's explanations share: where the question was asked, how they go away, the way into the rules. */
import '../ui/about.css';
import type { RuleId } from '@fathoms/kernel/game.ts';
import type { RefObject } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { Icon } from '../ui/pieces.tsx';
import { useQuestions } from './use-questions.ts';

/** A question about the thing at this place. */
export interface Asked {
  readonly about: string; // its `data-about`
  readonly x: number; // its middle, from the board's corner
  readonly y: number;
  readonly stay: boolean; // until closed; else until the mouse goes on
}

/** What somebody wants explained. A question asked by resting the mouse ends when the table changes. */
export function useAbout(
  root: RefObject<HTMLElement | null>,
  now: unknown,
): { readonly asked: Asked | null; readonly close: () => void } {
  const [question, setQuestion] = useState<(Asked & { readonly now: unknown }) | null>(null);
  const close = useCallback(() => setQuestion(null), []);
  const leave = useCallback(() => setQuestion(old => (old?.stay ? old : null)), []);
  const ask = useCallback(
    (about: string, element: HTMLElement, stay: boolean) => {
      const corner = root.current?.getBoundingClientRect();
      if (!corner) return;
      const box = element.getBoundingClientRect();
      const x = box.left + box.width / 2 - corner.left;
      const y = box.top + box.height / 2 - corner.top;
      setQuestion({ about, x, y, stay, now });
    },
    [root, now],
  );
  useQuestions(root, { ask, leave });
  return { asked: question && (question.stay || question.now === now) ? question : null, close };
}

/** Opened to stay: it takes the focus, gives it back, and goes at Escape or a touch elsewhere. */
export function useDismissal(ref: RefObject<HTMLElement | null>, stay: boolean, close: () => void): void {
  useEffect(() => {
    if (!stay) return;
    const back = document.activeElement as HTMLElement | null;
    ref.current?.querySelector<HTMLElement>('button')?.focus();
    const outside = (event: PointerEvent) => {
      if (!ref.current?.contains(event.target as Node)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', onKey);
      if (back?.isConnected) back.focus({ preventScroll: true });
    };
  }, [ref, stay, close]);
}

interface AboutLinksProps {
  readonly rule: RuleId;
  readonly words: { readonly rule: string; readonly close: string };
  readonly close: () => void;
  readonly explain: (rule: RuleId) => void;
}

/** The foot of an explanation that stays. */
export function AboutLinks({ rule, words, close, explain }: AboutLinksProps) {
  return (
    <div className="links">
      <button
        type="button"
        className="link"
        onClick={() => {
          close();
          explain(rule);
        }}
      >
        <Icon id="rules" />
        {words.rule}
      </button>
      <button type="button" className="tool" aria-label={words.close} onClick={close}>
        <Icon id="close" />
      </button>
    </div>
  );
}
