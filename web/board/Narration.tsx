import './narration.css';
import type { ComponentChildren, CSSProperties } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Language } from '../settings/language.ts';
import { Emblem } from '../ui/pieces.tsx';
import { boxesOf, type Corner, clearPlace } from './clear-place.ts';
import type { BigMoment, Face, GameScreen } from './screen.ts';
import type { Beat } from './script.ts';
import type { Directed, Heard } from './use-director.ts';
import { within } from './within.ts';

interface NarrationProps {
  readonly telling: Directed<unknown>;
  readonly after: unknown; // the view once all is told
  readonly screen: GameScreen;
  readonly faces: readonly Face[];
  readonly language: Language;
  readonly pace: number;
}

/**
 * Says what the beat is about: a big one in the middle, another one's small one where it happens, long enough to be
 * read though the table goes on. The log is read aloud.
 */
export const Narration = (props: NarrationProps) => (
  <div className="narrator">
    <Saying {...props} />
  </div>
);

function Saying(props: NarrationProps) {
  const { telling, pace } = props;
  const { script, beat, heardLast, playing } = telling;
  const said = heardLast && saidAbout(heardLast, props);
  const caption = useLingering(said, pace);
  const style = { '--pace': pace } as CSSProperties;
  if (said?.moment) {
    const isOn = script?.beats[beat] === said.beat;
    return isOn ? <Big {...said} moment={said.moment} style={style} /> : null;
  }
  return caption && <Small key={caption.nth} {...caption.said} {...{ style, playing }} />;
}

/** What one beat says: a moment, or a caption. */
interface Said {
  readonly beat: Beat;
  readonly face: Face | undefined;
  readonly moment: BigMoment | null;
  readonly text: ComponentChildren;
}

function saidAbout({ beat, events }: Heard, { telling, after, screen, faces, language }: NarrationProps) {
  const views = { before: telling.before, after };
  const { waits, weight, silent, seat } = beat;
  if (waits) return null;
  const face = seat === null ? undefined : faces[seat];
  const moment = (weight === 'big' && screen.moment?.(events, views, faces, language)) || null;
  if (moment) return { beat, face, moment, text: null };
  if (silent || (weight === 'small' && (!face || face.you))) return null; // one knows what one did
  const text = events.map(event => screen.tell(event, faces, language)).findLast(line => line !== null);
  return text ? { beat, face, moment, text } : null;
}

const STANDS = 2000; // ms a caption stays, unless something else is said or touched

interface Kept {
  readonly said: Said;
  readonly nth: number;
  readonly over: boolean;
}

/** What was said last, for as long as one reads a caption. */
function useLingering(said: Said | null, pace: number): Kept | null {
  const [kept, setKept] = useState<Kept | null>(null);
  if (said && said.beat !== kept?.said.beat) setKept({ said, nth: (kept?.nth ?? 0) + 1, over: false }); // before anything is drawn
  useEffect(() => {
    if (!kept || kept.over) return;
    const done = () => setKept({ ...kept, over: true });
    const timer = setTimeout(done, STANDS / pace);
    const touches = ['pointerdown', 'keydown'] as const;
    for (const touch of touches) addEventListener(touch, done);
    return () => {
      clearTimeout(timer);
      for (const touch of touches) removeEventListener(touch, done);
    };
  }, [kept, pace]);
  return kept && !kept.over && !kept.said.moment ? kept : null;
}

interface BigProps extends Said {
  readonly moment: BigMoment;
  readonly style: CSSProperties;
}

function Big({ moment, face, style }: BigProps) {
  const { title, line, tone, detail, pieces } = moment;
  const ref = useRef<HTMLDivElement>(null);
  const [translate, setTranslate] = useState('');
  useLayoutEffect(() => {
    if (ref.current) setTranslate(awayFromJudged(ref.current));
  }, []);
  return (
    <div ref={ref} className="narration big" style={{ ...style, translate }} aria-hidden="true">
      {pieces}
      <section className={`panel ${tone}`}>
        <h2>
          {face && <Emblem colour={face.colour} />}
          {title}
        </h2>
        <p className="line">{line}</p>
        {detail && <p>{detail}</p>}
      </section>
    </div>
  );
}

/** In the middle, unless what one is judging (one's diver, say) would lie under it. */
function awayFromJudged(own: HTMLElement): string {
  const stage = own.closest<HTMLElement>('.stage');
  const parts = [...own.children].filter(part => part instanceof HTMLElement);
  if (!stage || parts.length === 0) return '';
  const left = Math.min(...parts.map(part => part.offsetLeft));
  const top = Math.min(...parts.map(part => part.offsetTop));
  const width = Math.max(...parts.map(part => part.offsetLeft + part.offsetWidth)) - left;
  const height = Math.max(...parts.map(part => part.offsetTop + part.offsetHeight)) - top;
  const judged = boxesOf(stage, '[data-judged]');
  const clear = clearPlace({ width, height }, { left, top }, within(stage, stage), judged);
  return `${clear.left - left}px ${clear.top - top}px`;
}

interface SmallProps extends Said {
  readonly style: CSSProperties;
  readonly playing: boolean; // more is being told: nobody chooses yet
}

/** What somebody may touch now, or is looking at: nothing is said over it. */
const TOUCHED = 'button:not([data-idle]), .prompt, [data-judged]';

/** Beside the place it is about (`data-say` tells on which side), kept inside the board and off what one may choose. */
function Small({ beat, face, style, text, playing }: SmallProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  const [place, setPlace] = useState<CSSProperties>({ visibility: 'hidden' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once all is told (`playing` ends) there is more one may choose
  useLayoutEffect(() => {
    const own = ref.current;
    const stage = own?.closest<HTMLElement>('.stage');
    if (!own || !stage) return;
    const spot =
      beat.spot && stage.querySelector<HTMLElement>(`[data-card="${beat.spot}"], [data-spot="${beat.spot}"]`);
    const { offsetWidth: width, offsetHeight: height } = own;
    const wish = wishedPlace({ width, height }, spot || null, stage);
    const { left, top } = clearPlace({ width, height }, wish, within(stage, stage), boxesOf(stage, TOUCHED));
    setPlace({ transform: `translate(${Math.round(left)}px, ${Math.round(top)}px)` }); // what moves like that shifts nothing
  }, [beat, playing]);
  return (
    <p ref={ref} className="narration small panel" style={{ ...style, ...place }} aria-hidden="true">
      {face && <Emblem colour={face.colour} className="em-s" />}
      <span>{text}</span>
    </p>
  );
}

const GAP = 8; // px between what is said and what it is about

function wishedPlace(
  { width, height }: { readonly width: number; readonly height: number },
  spot: HTMLElement | null,
  stage: HTMLElement,
): Corner {
  const box = within(stage, spot ?? stage);
  const middle = box.left + (box.width - width) / 2;
  if (!spot) return { left: middle, top: box.top + box.height / 3 };
  const left = box.left - width - GAP;
  if (spot.dataset.say === 'left' && left > 0) return { left, top: box.top + (box.height - height) / 2 };
  const above = box.top - height - GAP;
  const isBelow = spot.dataset.say === 'below' || above < GAP;
  return { left: middle, top: isBelow ? box.bottom + GAP : above };
}
