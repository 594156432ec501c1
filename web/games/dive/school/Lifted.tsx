import type { LevelCues } from '@fathoms/games/dive/picture/cues.ts';
import type { CSSProperties } from 'preact';
import { useRef } from 'preact/hooks';
import type { BoardProps } from '../../../board/screen.ts';
import { Bubbles, Button } from '../../../ui/pieces.tsx';
import { useWords } from '../../../words/words.ts';
import { CardFace } from '../pieces/CardFace.tsx';
import { explainLevel } from './explain.ts';
import { LEVELS } from './figures.ts';
import { THINGS } from './things.ts';
import { cardId, type SchoolRound, underId } from './use-school.ts';
import { SCHOOL } from './words.ts';

interface LiftedProps extends Pick<BoardProps, 'picture'> {
  readonly lesson: SchoolRound;
  readonly level: number; // whose card is shown
}

/** The card of a level, off the stack, and under it what is left. */
export function Lifted({ lesson, level, picture }: LiftedProps) {
  const content = lesson.truth[level - 1];
  const under = picture(underId(lesson.id, level), 'c');
  const last = useRef<string | null>(null);
  if (under) last.current = under;
  const below = under ?? last.current ?? picture(lesson.id, 'c');
  return (
    <div className="off">
      {below && <img className={`rest ${under ? '' : 'unsettled'}`} src={below} alt="" draggable={false} />}
      {content && (
        <div key={level} className="lift">
          <CardFace content={content} url={picture(cardId(lesson.id, level), 'c')} />
        </div>
      )}
    </div>
  );
}

interface CueProps extends LiftedProps {
  readonly again: () => void;
}

/** What gave it away: the sentence, the two tilted views under one line, how far each level slides. */
export function Cue({ lesson, level, picture, again }: CueProps) {
  const words = useWords(SCHOOL);
  const things = useWords(THINGS);
  const cues = lesson.cues?.[level - 1];
  if (lesson.cues && !cues) return null; // nothing could be measured
  if (!lesson.cues || !cues)
    return (
      <section className="cue panel">
        <p role="status">
          <Bubbles /> {words.measuring}
        </p>
      </section>
    );
  const thing = things[cues.sprite] ?? '';
  return (
    <section className="cue panel" aria-labelledby="dive-cue">
      <h2 id="dive-cue">{words.card(level, cues.shark ? thing : words.none)}</h2>
      <p>{explainLevel(lesson.cues, level, lesson.said[level - 1] === true, words, things)}</p>
      <div className="pair" aria-hidden="true">
        <Crop cues={cues} url={picture(lesson.id, 'l2')} caption={words.left} />
        <Crop cues={cues} url={picture(lesson.id, 'r2')} caption={words.rightView} />
      </div>
      <Slides cues={cues} level={level} />
      <Facts cues={cues} />
      <Button small icon="tilt" onClick={again}>
        {words.again}
      </Button>
    </section>
  );
}

const FLAT = 0.62; // height of a crop, in its widths

/** The same cut-out of a tilted view, with a line where the thing would be if nothing slid. */
function Crop({
  cues: { x, y, width, height },
  url,
  caption,
}: {
  readonly cues: LevelCues;
  readonly url: string | null;
  readonly caption: string;
}) {
  const share = Math.max(0.2, Math.min(0.6, 1.25 * Math.max(width, height / FLAT)));
  const tall = share * FLAT;
  const left = Math.max(0, Math.min(1 - share, x - share / 2));
  const top = Math.max(0, Math.min(1 - tall, y - tall / 2));
  const style: CSSProperties = {
    backgroundImage: url ? `url("${url}")` : undefined,
    backgroundSize: `${100 / share}%`,
    backgroundPosition: `${(100 * left) / (1 - share)}% ${(100 * top) / (1 - tall)}%`,
  };
  return (
    <figure>
      <i style={style}>
        <b style={{ left: `${(100 * (x - left)) / share}%` }} />
      </i>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** From the ring (tilted left) to the dot (tilted right), to one scale. */
function Slides({ cues, level }: { readonly cues: LevelCues; readonly level: number }) {
  const words = useWords(SCHOOL);
  const most = Math.max(0.01, ...cues.slides.map(Math.abs));
  const told = cues.slides.map((slide, i) => `${words.charts.level} ${i + 1}: ${words.slide(slide)}`);
  return (
    <div className="slides" role="img" aria-label={`${words.slides}. ${told.join(', ')}.`}>
      {LEVELS.map((one, i) => {
        const slide = cues.slides[i] ?? 0;
        const half = (38 * slide) / most; // per cent of the rail
        return (
          <div key={one} className={`l${one} ${one === level ? 'now' : ''}`}>
            <b className="num">{one}</b>
            <span>
              <i
                className="way"
                style={{ left: `${50 - Math.abs(half)}%`, width: `${2 * Math.abs(half)}%` }}
              />
              <i className="from" style={{ left: `${50 + half}%` }} />
              <i className="to" style={{ left: `${50 - half}%` }} />
            </span>
            <em>{words.slide(slide)}</em>
          </div>
        );
      })}
    </div>
  );
}

function Facts({ cues: { contrast, blur, under } }: { readonly cues: LevelCues }) {
  const { facts } = useWords(SCHOOL);
  const things = useWords(THINGS);
  const covered =
    under && under.share >= 0.01
      ? facts.by(under.share, things[under.sprite] ?? '', under.level)
      : facts.nothing;
  return (
    <dl className="facts">
      <div>
        <dt>{facts.contrast}</dt>
        <dd>{facts.shades(contrast)}</dd>
      </div>
      <div>
        <dt>{facts.soft}</dt>
        <dd>{facts.pixels(blur)}</dd>
      </div>
      <div>
        <dt>{facts.covered}</dt>
        <dd>{covered}</dd>
      </div>
    </dl>
  );
}
