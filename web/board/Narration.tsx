import './narration.css';
import type { CSSProperties } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Language } from '../settings/language.ts';
import { Emblem } from '../ui/pieces.tsx';
import { eventsIn } from './news.ts';
import type { BigMoment, Face, GameScreen } from './screen.ts';
import type { Beat } from './script.ts';
import type { Telling } from './use-director.ts';

interface NarrationProps {
  readonly telling: Telling;
  readonly after: unknown; // the view once all is told
  readonly screen: GameScreen;
  readonly faces: readonly Face[];
  readonly language: Language;
  readonly pace: number;
}

/** Says what the beat is about: a big one in the middle, another one's small one where it happens. The log is read aloud. */
export function Narration({ telling, after, screen, faces, language, pace }: NarrationProps) {
  const { script, news, beat: at, landed, before } = telling;
  const beat = script?.beats[at];
  if (!beat || beat.waits || landed <= at) return null;
  const from = script?.beats.slice(0, at).reduce((sum, { events }) => sum + events, 0) ?? 0;
  const events = eventsIn(news).slice(from, from + beat.events);
  const face = beat.seat === null ? undefined : faces[beat.seat];
  const style = { '--pace': pace } as CSSProperties;
  const moment = beat.weight === 'big' ? screen.moment?.(events, { before, after }, faces, language) : null;
  if (moment) return <Big key={at} {...{ moment, face, style }} />;
  if (beat.silent || (beat.weight === 'small' && (!face || face.you))) return null; // one knows what one did
  const text = events.map(event => screen.tell(event, faces, language)).findLast(said => said !== null);
  return text ? (
    <Small key={at} beat={beat} face={face} style={style}>
      {text}
    </Small>
  ) : null;
}

interface BigProps {
  readonly moment: BigMoment;
  readonly face: Face | undefined;
  readonly style: CSSProperties;
}

function Big({ moment, face, style }: BigProps) {
  const { title, line, tone, detail, pieces } = moment;
  return (
    <div className="narration big" style={style} aria-hidden="true">
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

interface SmallProps {
  readonly beat: Beat;
  readonly face: Face | undefined;
  readonly style: CSSProperties;
  readonly children: unknown;
}

/** Over the place it is about, kept inside the board. */
function Small({ beat, face, style, children }: SmallProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  const [place, setPlace] = useState<CSSProperties>({ visibility: 'hidden' });
  useLayoutEffect(() => {
    const own = ref.current;
    const room = own?.parentElement?.getBoundingClientRect();
    const spot =
      beat.spot &&
      own?.parentElement?.querySelector(`[data-card="${beat.spot}"], [data-spot="${beat.spot}"]`);
    if (!own || !room) return;
    const box = spot ? spot.getBoundingClientRect() : room;
    const { offsetWidth: width, offsetHeight: height } = own;
    const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));
    const left = clamp(box.left + (box.width - width) / 2 - room.left, EDGE, room.width - width - EDGE);
    const above = box.top - room.top - height - EDGE;
    const top = spot ? (above > EDGE ? above : box.bottom - room.top + EDGE) : room.height / 3;
    setPlace({ left, top: clamp(top, EDGE, room.height - height - EDGE) });
  }, [beat]);
  return (
    <p ref={ref} className="narration small panel" style={{ ...style, ...place }} aria-hidden="true">
      {face && <Emblem colour={face.colour} className="em-s" />}
      <span>{children as string}</span>
    </p>
  );
}

const EDGE = 8; // px
