import './coach.css';
import type { LessonTarget } from '@fathoms/kernel/lesson.ts';
import { type ComponentChildren, toChildArray } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { LessonBook } from '../board/screen.ts';
import { Art, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { placeSpeech } from './speech-place.ts';
import { useSpot } from './use-spot.ts';
import { useStray } from './use-stray.ts';
import { Veil } from './Veil.tsx';
import { LEARN } from './words.ts';

/** What the coach says now. */
export interface Speech {
  readonly key: string; // another step, another key
  readonly head: string;
  readonly say: string;
  readonly ask: { readonly icon: string; readonly say: string } | null; // null = to go on
  readonly answer: string | null; // to what was just tried
  readonly lit: readonly LessonTarget[];
  readonly shows: readonly string[]; // pieces
  readonly touch: readonly LessonTarget[];
  readonly passed?: () => void; // nothing is left to touch
}

interface CoachProps {
  readonly speech: Speech | null; // null = says nothing now
  readonly book: Pick<LessonBook, 'selectors' | 'Piece'>;
  readonly strip: ComponentChildren; // on a phone: chapters and the way out
  readonly veil?: boolean; // darken what is not meant
  readonly folded?: boolean; // only the strip is left, where there is one
  readonly stray: (what: string) => void; // something else was touched
  readonly children: ComponentChildren; // buttons
}

const SAID = 'learn-said';

/** A layer over the board: lights what is meant, rings what is to be touched, says one thing. */
export function Coach({ speech, book, strip, veil = true, folded = false, stray, children }: CoachProps) {
  const words = useWords(LEARN);
  const { selectors, Piece } = book;
  const layer = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLElement>(null);
  const { lit = [], touch = [] } = speech ?? {};
  const spot = useSpot(layer, lit, touch, selectors, speech !== null, SAID);
  const { control, ready, ring, room, dock } = spot;
  const now = spot.of === JSON.stringify([lit, touch]);
  const tries = speech?.passed !== undefined; // seen only while there is something to try
  const shown = speech !== null && ready && (!tries || (now && spot.left));
  const bob = useStray(layer, shown ? control : null, shown, stray);
  const [said, setSaid] = useState(0); // once more
  const size = useCardSize(card, `${speech?.key}${speech?.answer}${shown}${folded}${room.width}`);
  useFocus(card, control, shown, speech?.key);
  usePassed(speech, now && spot.done);
  useSayAgain(shown, () => setSaid(n => n + 1));
  const place = dock
    ? { ...dock, nib: null }
    : placeSpeech(room, size, ring ?? spot.lit[0] ?? null, [...spot.lit, ...(ring ? [ring] : [])]);
  return (
    <div ref={layer} className={`learn-coach ${shown ? 'shown' : ''}`}>
      {shown && veil && <Veil holes={ring ? [...spot.lit, ring] : spot.lit} />}
      {shown && ring && (
        <div key={`ring${bob}`} className={`learn-ring ${bob > 0 ? 'bob' : ''}`} style={px(ring)} />
      )}
      <section
        ref={card}
        className={`learn-speech panel ${dock ? 'docked' : folded ? 'folded' : ''} ${speech?.ask && toChildArray(children).length === 0 ? 'asks' : ''}`}
        aria-label={words.coach}
        hidden={!shown}
        style={dock ? px(dock) : { left: place.left, top: place.top }}
      >
        {place.nib && ring && <i className={`learn-nib ${place.nib.side}`} style={{ left: place.nib.x }} />}
        {strip}
        <div className="learn-face" aria-hidden="true">
          <Art id="dv-bosun" />
          <b>{words.coach}</b>
        </div>
        <div className="learn-words" id={SAID} role="status">
          {speech && shown && (
            <div key={`${speech.key}:${said}`}>
              <h2>{speech.head}</h2>
              <p>{speech.say}</p>
              {speech.shows.length > 0 && (
                <p className="learn-pieces" aria-hidden="true">
                  {speech.shows.map(id => (
                    <Piece key={id} id={id} />
                  ))}
                </p>
              )}
              {speech.answer && <p className="learn-answer">{speech.answer}</p>}
              {speech.ask && (
                <p className="learn-do">
                  <Icon id={speech.ask.icon} />
                  {speech.ask.say}
                </p>
              )}
            </div>
          )}
        </div>
        <div className="learn-acts">
          {shown && children}
          <button
            type="button"
            className="learn-again"
            aria-label={words.again}
            onClick={() => setSaid(n => n + 1)}
          >
            <Icon id="again" />
            <span>{words.again}</span>
          </button>
        </div>
      </section>
    </div>
  );
}

const px = ({ left, top, width, height }: { left: number; top: number; width: number; height: number }) => ({
  left,
  top,
  width,
  height,
});

function useCardSize(card: { readonly current: HTMLElement | null }, when: string) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another size
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = card.current ?? {};
    setSize(before => (before.width === width && before.height === height ? before : { width, height }));
  }, [when]);
  return size;
}

/** The control is where the keyboard goes on; a step that is only read goes on with its button. */
function useFocus(
  card: { readonly current: HTMLElement | null },
  control: HTMLElement | null,
  shown: boolean,
  key: string | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step asks for the focus once
  useEffect(() => {
    if (!shown) return;
    const next = control ?? card.current?.querySelector<HTMLElement>('[data-coach]');
    next?.focus({ preventScroll: true });
  }, [shown, key, control]);
}

/** What is only tried goes on by itself when it is done. */
function usePassed(speech: Speech | null, done: boolean): void {
  const { passed, key } = speech ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a step
  useEffect(() => {
    if (done) passed?.();
  }, [key, done]);
}

/** `R` reads it once more. */
function useSayAgain(on: boolean, again: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it does stays the same
  useEffect(() => {
    if (!on) return;
    const onKey = (event: KeyboardEvent) => {
      const typing = (event.target as Element | null)?.closest?.('input, textarea, dialog');
      if (event.key.toLowerCase() === 'r' && !typing && !event.ctrlKey && !event.metaKey) again();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [on]);
}
