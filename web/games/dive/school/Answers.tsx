import { Icon } from '../../../ui/pieces.tsx';
import { isByShortcut, shortcutOf } from '../../../ui/shortcuts.ts';
import { useWords } from '../../../words/words.ts';
import { LEVELS } from './figures.ts';
import { KEYS } from './keys.ts';
import { THINGS } from './things.ts';
import type { SchoolRound } from './use-school.ts';
import { SCHOOL } from './words.ts';

interface AnswersProps {
  readonly lesson: SchoolRound;
  readonly announce: (text: string) => void;
}

const SIDES = [false, true] as const;

/** Five levels, shark or no shark, until the cards are lifted. */
export function Answers({ lesson, announce }: AnswersProps) {
  const words = useWords(SCHOOL);
  const { said, level: at, choose, say } = lesson;
  const notes = { 1: words.onTop, 5: words.bottom } as { readonly [level: number]: string };
  return (
    <section className="bd panel" aria-labelledby="dive-five">
      <header>
        <h2 id="dive-five">{words.five}</h2>
        <span className="tag">
          <Icon id="eyeoff" />
          {words.hidden}
        </span>
      </header>
      <ol className="lvs">
        {LEVELS.map((level, i) => {
          const now = said[i] ?? null;
          return (
            <li key={level} className={`lv l${level} ${level === at ? 'now' : ''}`}>
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere */}
              <div role="group" className="row" aria-label={words.level(level, now)}>
                <button
                  type="button"
                  className="lno num"
                  aria-label={words.at(level)}
                  aria-pressed={level === at}
                  {...shortcutOf(KEYS.level, i)}
                  onClick={event => {
                    choose(level);
                    if (isByShortcut(event)) announce(words.level(level, now));
                  }}
                >
                  {level}
                </button>
                <span className="wat">{notes[level]}</span>
                <div className="two">
                  {SIDES.map(shark => (
                    <button
                      key={String(shark)}
                      type="button"
                      className={`${shark ? 'sh' : ''} ${now === shark ? 'on' : ''}`}
                      aria-pressed={now === shark}
                      aria-label={words.says(level, shark)}
                      {...shortcutOf(level === at ? KEYS[shark ? 'shark' : 'none'] : undefined)}
                      onClick={event => {
                        say(level, shark);
                        if (isByShortcut(event)) announce(words.says(level, shark));
                      }}
                    >
                      <Icon id={shark ? 'shark' : 'noshark'} />
                      <span>{shark ? words.shark : words.none}</span>
                    </button>
                  ))}
                </div>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** What was said, and level by level what was there. */
export function Verdicts({
  lesson,
  shown,
  show,
}: {
  readonly lesson: SchoolRound;
  readonly shown: number; // the level whose card is looked at
  readonly show: (level: number) => void;
}) {
  const words = useWords(SCHOOL);
  const things = useWords(THINGS);
  const { said, truth, lifted, cues } = lesson;
  const right = truth.slice(0, lifted).filter(({ shark }, i) => shark === said[i]).length;
  return (
    <section className="bd ans panel" aria-labelledby="dive-by-card">
      <header>
        <h2 id="dive-by-card">{words.byCard}</h2>
        <span className="tag safe">
          <Icon id="check" />
          {words.soFar(right, lifted)}
        </span>
      </header>
      <ol className="lvs">
        {LEVELS.map((level, i) => {
          const open = level <= lifted;
          const shark = truth[i]?.shark === true;
          const isRight = said[i] === shark;
          const thing = things[cues?.[i]?.sprite ?? ''];
          return (
            <li key={level} className={`lv l${level} ${open && level === shown ? 'now' : ''}`}>
              <button
                type="button"
                className="row"
                disabled={!open}
                aria-pressed={open && level === shown}
                onClick={() => show(level)}
              >
                <span className="lno num">{level}</span>
                <i className={`said ${said[i] ? 's' : ''}`}>
                  <Icon id={said[i] ? 'shark' : 'noshark'} />
                </i>
                <span className="what">
                  <b>{open ? (shark ? words.shark : words.none) : words.youSaid(said[i] === true)}</b>
                  <small>
                    {!open
                      ? words.still
                      : isRight
                        ? thing && words.was(thing)
                        : words.youSaid(said[i] === true)}
                  </small>
                </span>
                {open ? (
                  <span className={`ver ${isRight ? 'ok' : 'no'}`}>
                    <Icon id={isRight ? 'check' : 'close'} />
                    {isRight ? words.right : words.wrong}
                  </span>
                ) : (
                  <Icon id="eyeoff" />
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
