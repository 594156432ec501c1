import type { View } from '@fathoms/games/scuba/types.ts';
import { type RefObject, useCallback, useState } from 'react';
import { useQuestions } from '../../ui/use-questions.ts';
import type { Asked } from './About.tsx';

/** What somebody wants explained. A question asked by resting the mouse ends when the table changes. */
export function useAbout(
  root: RefObject<HTMLElement | null>,
  view: View,
): { readonly asked: Asked | null; readonly close: () => void } {
  const [question, setQuestion] = useState<(Asked & { readonly view: View }) | null>(null);
  const close = useCallback(() => setQuestion(null), []);
  const leave = useCallback(() => setQuestion(old => (old?.stay ? old : null)), []);
  const ask = useCallback(
    (about: string, element: HTMLElement, stay: boolean) => {
      const corner = root.current?.getBoundingClientRect();
      if (!corner) return;
      const box = element.getBoundingClientRect();
      const x = box.left + box.width / 2 - corner.left;
      const y = box.top + box.height / 2 - corner.top;
      setQuestion({ about, x, y, stay, view });
    },
    [root, view],
  );
  useQuestions(root, { ask, leave });
  return { asked: question && (question.stay || question.view === view) ? question : null, close };
}
