import './opening.css';
import type { Lesson } from '@fathoms/kernel/lesson.ts';
import { useEffect, useRef } from 'preact/hooks';
import type { LessonBook, Site } from '../board/screen.ts';
import { useSettings } from '../settings/settings.ts';
import { Head } from '../shell/Head.tsx';
import { Shallows } from '../shell/Loading.tsx';
import { useTitle } from '../shell/use-title.ts';
import { Art, Button, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { LEARN } from './words.ts';

interface OpeningProps {
  readonly site: Site;
  readonly book: LessonBook;
  readonly lesson: Lesson;
  readonly start: () => void;
  readonly know: () => void;
}

/** The goal in one sentence and one picture, before the first card. */
export function Opening({ site, book, lesson, start, know }: OpeningProps) {
  const words = useWords(LEARN);
  const shell = useWords();
  const { language } = useSettings();
  useTitle(lesson.title[language], site.words[language].name);
  const go = useRef<HTMLDivElement>(null);
  useEffect(() => go.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  const { Goal } = book;
  return (
    <div className={`learn-open game-${site.id}`}>
      <Shallows />
      <Head
        name={site.words[language].name}
        subtitle={`${lesson.title[language]} · ${words.subtitle}`}
        label=""
        className="learn-top"
      >
        {null}
      </Head>
      <main className="learn-card panel" aria-labelledby="learn-goal">
        <div className="learn-text">
          <p className="learn-eyebrow">{words.open.eyebrow}</p>
          <h2 id="learn-goal">{lesson.goal.say[language]}</h2>
          <p>{lesson.goal.more[language]}</p>
          <ul>
            <li>
              <Icon id="clock" />
              {words.open.minutes(lesson.minutes)}
            </li>
            {lesson.rivals.length > 0 && (
              <li>
                <Icon id="bot" />
                {words.open.rivals(shell.and(lesson.rivals), lesson.rivals.length > 1)}
              </li>
            )}
            <li>
              <Icon id="undo" />
              {words.open.stop}
            </li>
          </ul>
          <div ref={go} className="learn-go">
            <Button kind="primary" icon="dive" onClick={start}>
              {words.open.start}
            </Button>
            <Button kind="quiet" onClick={know}>
              {words.open.know}
            </Button>
          </div>
        </div>
        {lesson === book.lessons[0] ? <Goal /> : <Portrait />}
      </main>
    </div>
  );
}

/** A single lesson is about one thing; the coach stands for it. */
const Portrait = () => (
  <div className="learn-portrait" aria-hidden="true">
    <Art id="dv-bosun" />
  </div>
);
