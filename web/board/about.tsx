/** What every board's explanations share: where the question was asked, how they go away, the way into the rules. */
import './about.css';
import type { RuleId } from '@fathoms/kernel/game.ts';
import type { ComponentChildren, CSSProperties, RefObject } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { focusedElement } from '../ui/let-go.ts';
import { Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { boxesOf, clearPlace } from './clear-place.ts';
import { useQuestions } from './use-questions.ts';
import { within } from './within.ts';
import { BOARD_WORDS } from './words.ts';

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
      const board = root.current;
      if (!board) return;
      const box = within(board, element);
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      setQuestion({ about, x, y, stay, now });
    },
    [root, now],
  );
  useQuestions(root, { ask, leave });
  return { asked: question && (question.stay || question.now === now) ? question : null, close };
}

/** Opened to stay: it takes the focus, gives it back, and goes at Escape or a touch elsewhere. */
function useDismissal(ref: RefObject<HTMLElement | null>, stay: boolean, close: () => void): void {
  useEffect(() => {
    if (!stay) return;
    const back = focusedElement() as HTMLElement | null;
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

/** What is being judged just now (`data-judged`) is never covered: the explanation moves to the nearest free place. */
function useClearPlace(ref: RefObject<HTMLElement | null>, asked: Asked): CSSProperties {
  const [moved, setMoved] = useState<{ readonly asked: Asked; readonly place: CSSProperties } | null>(null);
  useLayoutEffect(() => {
    const panel = ref.current;
    const board = panel?.offsetParent;
    if (!panel || !(board instanceof HTMLElement)) return;
    const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = panel;
    const judged = boxesOf(board, '[data-judged]');
    const clear = clearPlace({ width, height }, { left, top }, within(board, board), judged);
    if (clear.left !== left || clear.top !== top) setMoved({ asked, place: { ...clear, bottom: 'auto' } });
  }, [ref, asked]);
  return moved?.asked === asked ? moved.place : {};
}

/** What every explanation is given. */
export interface AboutProps {
  readonly asked: Asked;
  readonly room: { readonly width: number; readonly height: number }; // the board's
  readonly close: () => void;
  readonly explain: (rule: RuleId) => void;
}

interface AboutPanelProps extends AboutProps {
  readonly title: string;
  readonly rule: RuleId; // to read on
  readonly place: CSSProperties;
  readonly children: ComponentChildren;
}

/** The frame of an explanation; one that stays has the way into the rules at its foot. */
export function AboutPanel({ asked, title, rule, place, close, explain, children }: AboutPanelProps) {
  const { rule: read, close: shut } = useWords(BOARD_WORDS);
  const ref = useRef<HTMLElement>(null);
  const { stay } = asked;
  useDismissal(ref, stay, close);
  const clear = useClearPlace(ref, asked);
  const readRule = () => {
    close();
    explain(rule);
  };
  return (
    <section
      ref={ref}
      className={`about panel ${stay ? 'stay' : ''}`}
      style={{ ...place, ...clear }}
      aria-label={title}
      aria-live={stay ? undefined : 'polite'}
    >
      {children}
      {stay && (
        <div className="links">
          <button type="button" className="link" onClick={readRule}>
            <Icon id="rules" />
            {read}
          </button>
          <button type="button" className="tool" aria-label={shut} onClick={close}>
            <Icon id="close" />
          </button>
        </div>
      )}
    </section>
  );
}

const EDGE = 8; // pixels to the board's edge

/** Over the middle of what was asked about, as far as the board has room. */
export function placeOver({ asked, room }: AboutProps, width: number, height: number): CSSProperties {
  const left = Math.max(EDGE, Math.min(room.width - width - EDGE, asked.x - width / 2));
  const top = Math.max(EDGE, Math.min(room.height - height - EDGE, asked.y - height / 2));
  return { left, top };
}

/** Above or below what was asked about, so that it can still be seen. */
export function placeBeside({ asked: { x, y }, room }: AboutProps, width: number): CSSProperties {
  const left = Math.max(EDGE, Math.min(x - width / 2, room.width - width - EDGE));
  const beside = y > room.height / 2 ? { bottom: room.height - y + 34 } : { top: y + 34 };
  return { left, width, ...beside };
}

/** What a piece's `data-about` says: its kind and, where there are several, which. */
interface AnyTopic {
  readonly kind: string;
  readonly id?: string;
}

export const topicText = <Topic extends AnyTopic>({ kind, id = '' }: Topic): string => `${kind}:${id}`;

/** Reads what `topicText` of the same board has written. */
export function readTopic<Topic extends AnyTopic>(about: string): Topic {
  const [kind, id] = about.split(':');
  return { kind, id } as AnyTopic as Topic;
}
