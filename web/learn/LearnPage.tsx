import './coach.css';
import './opening.css';
import './learn.css';
import type { Lesson, Puzzle } from '@fathoms/kernel/lesson.ts';
import { Link } from 'wouter-preact';
import type { LessonBook, Site } from '../board/screen.ts';
import { useSettings, useTheme } from '../settings/settings.ts';
import { Head } from '../shell/Head.tsx';
import { Loading, Shallows } from '../shell/Loading.tsx';
import { useTitle } from '../shell/use-title.ts';
import { Icon, Scene } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { keyOf, type LessonProgress, useKept } from './progress.ts';
import { useBook } from './use-book.ts';
import { LEARN } from './words.ts';

const DEEPER = 3; // metres a lesson

/** Everything a game teaches, with how far one has come. Nothing is locked. */
export function LearnPage({ site }: { readonly site: Site }) {
  const words = useWords(LEARN);
  const theme = useTheme();
  const loaded = useBook(site);
  const { language } = useSettings();
  useTitle(words.page.subtitle, site.words[language].name);
  const { lessons: begun, solved } = useKept();
  if (!loaded) return <Loading />;
  const { book } = loaded;
  const text = site.words[language];
  const progressOf = (lesson: Lesson) => begun[keyOf(site.id, lesson.id)];
  const done = book.lessons.filter(lesson => progressOf(lesson)?.done).length;
  const next = book.lessons.find(lesson => !progressOf(lesson)?.done);
  const isSolved = (puzzle: Puzzle) => solved.includes(keyOf(site.id, puzzle.id));
  return (
    <div className={`learn-page game-${site.id}`}>
      <Shallows />
      <Head name={text.name} subtitle={words.page.subtitle} label={words.page.subtitle} className="learn-top">
        <Link className="learn-just" href={`/new/${site.id}/solo`}>
          {words.page.play}
        </Link>
      </Head>
      <section className="learn-lead" aria-labelledby="learn-name">
        <p className="learn-place">
          {words.metres(site.depth)} · {text.place}
        </p>
        <h2 id="learn-name">{words.page.learn(text.name)}</h2>
        <p>{words.page.lead}</p>
        <div className="learn-progress">
          <div aria-hidden="true">
            {book.lessons.map(lesson => (
              <i
                key={lesson.id}
                className={progressOf(lesson)?.done ? 'done' : progressOf(lesson) ? 'begun' : ''}
              />
            ))}
          </div>
          <b>{words.page.progress(done, book.lessons.length)}</b>
        </div>
        <Scene id={`${site.art}-${theme}`} sizes="460px" lazy />
      </section>
      <main className="learn-all panel">
        <section>
          <h3>
            {words.page.lessons} <small>{words.page.deeper}</small>
          </h3>
          <ol className="learn-line">
            {book.lessons.map((lesson, n) => (
              <LessonRow
                key={lesson.id}
                {...{ site, lesson, depth: (n + 1) * DEEPER }}
                progress={progressOf(lesson)}
                isNow={lesson === next}
              />
            ))}
          </ol>
        </section>
        {book.puzzles.length > 0 && <Puzzles {...{ site, book, isSolved }} />}
        {book.practice && (
          <section className="learn-practice">
            <h3>{book.practice.title[language]}</h3>
            <p>{book.practice.about[language]}</p>
            <Link className="btn" href={`/practice/${site.id}`}>
              <Icon id="eye" />
              <span>{words.page.practise}</span>
            </Link>
          </section>
        )}
      </main>
    </div>
  );
}

interface LessonRowProps {
  readonly site: Site;
  readonly lesson: Lesson;
  readonly depth: number;
  readonly progress: LessonProgress | undefined;
  readonly isNow: boolean; // the one to go on with
}

function LessonRow({ site, lesson, depth, progress, isNow }: LessonRowProps) {
  const words = useWords(LEARN);
  const { language } = useSettings();
  const to = `/learn/${site.id}/${lesson.id}`;
  const isDone = progress?.done === true;
  return (
    <li className={isDone ? 'done' : isNow ? 'now' : ''} aria-current={isNow ? 'step' : undefined}>
      <b className="learn-depth num">{words.metres(depth)}</b>
      <div>
        <Link className="learn-title" href={to}>
          {lesson.title[language]}
        </Link>
        <p>{lesson.about[language]}</p>
      </div>
      <span>
        {isDone ? (
          <>
            <Icon id="check" />
            {words.done}
          </>
        ) : progress ? (
          words.chapter(progress.chapter + 1, lesson.chapters.length)
        ) : (
          <>
            <Icon id="clock" />
            {words.page.minutes(lesson.minutes)}
          </>
        )}
      </span>
      {isNow && (
        <Link className="btn primary sm" href={to}>
          <Icon id="dive" />
          <span>{progress ? words.page.resume : words.page.begin}</span>
        </Link>
      )}
    </li>
  );
}

interface PuzzlesProps {
  readonly site: Site;
  readonly book: LessonBook;
  readonly isSolved: (puzzle: Puzzle) => boolean;
}

function Puzzles({ site, book, isSolved }: PuzzlesProps) {
  const words = useWords(LEARN);
  const { language } = useSettings();
  const { Piece, puzzles } = book;
  const next = puzzles.find(puzzle => !isSolved(puzzle));
  return (
    <section className="learn-riddles">
      <h3>
        {words.page.puzzles}{' '}
        <small>{words.page.solvedOf(puzzles.filter(isSolved).length, puzzles.length)}</small>
      </h3>
      <ul>
        {puzzles.map(puzzle => (
          <li key={puzzle.id}>
            <Link href={`/learn/${site.id}/${puzzle.id}`}>
              <span className="learn-pieces" aria-hidden="true">
                {puzzle.shows.map(id => (
                  <Piece key={id} id={id} />
                ))}
              </span>
              <b>{puzzle.title[language]}</b>
              {isSolved(puzzle) ? (
                <span className="tag safe">
                  <Icon id="check" />
                  {words.page.solved}
                </span>
              ) : (
                puzzle === next && <span className="tag">{words.page.nextOne}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <p>{words.page.order}</p>
    </section>
  );
}
