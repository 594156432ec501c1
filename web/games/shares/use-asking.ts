import type { View } from '@fathoms/games/shares/types.ts';
import { type RefObject, useCallback, useState } from 'react';
import type { Questions } from '../../ui/use-questions.ts';
import type { Asked } from './About.tsx';
import { parseTopic } from './touch.ts';

interface Asking extends Questions {
  readonly asked: Asked | null;
  readonly close: () => void;
}

/** What somebody wants explained. A question asked by resting the mouse ends when the table changes. */
export function useAsking(root: RefObject<HTMLElement | null>, view: View): Asking {
  const [question, setQuestion] = useState<(Asked & { view: View }) | null>(null);
  const close = useCallback(() => setQuestion(null), []);
  const leave = useCallback(() => setQuestion(old => (old?.stay ? old : null)), []);
  const ask = useCallback(
    (about: string, element: HTMLElement, stay: boolean) => {
      const topic = parseTopic(about);
      const corner = root.current?.getBoundingClientRect();
      if (!topic || !corner) return;
      const box = element.getBoundingClientRect();
      const x = box.left + box.width / 2 - corner.left;
      const y = box.top + box.height / 2 - corner.top;
      setQuestion({ topic, x, y, stay, view });
    },
    [root, view],
  );
  const asked = question && (question.stay || question.view === view) ? question : null;
  return { asked, ask, leave, close };
}
