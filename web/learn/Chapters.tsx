import type { Lesson } from '@fathoms/kernel/lesson.ts';
import { useSettings } from '../settings/settings.ts';
import { Button, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import type { Course } from './course.ts';
import type { LessonProgress } from './progress.ts';
import { LEARN } from './words.ts';

const DEEPER = 3; // metres a chapter

interface ChaptersProps {
  readonly lesson: Lesson;
  readonly course: Course;
  readonly progress: LessonProgress;
  readonly goTo: (chapter: number) => void;
  readonly back: () => void; // to where the lesson was left
  readonly leave: () => void;
}

/** The chapters hang on a sounding line, with what one knows already below. */
export function Chapters(props: ChaptersProps) {
  const { lesson, progress } = props;
  const words = useWords(LEARN);
  const { language } = useSettings();
  return (
    <aside className="learn-chapters" aria-label={`${lesson.title[language]}, ${words.chapters}`}>
      <header>
        <h2>{lesson.title[language]}</h2>
        <p>{words.nothingCounts(lesson.minutes)}</p>
      </header>
      <ChapterList {...props} />
      <Bottom {...props} chapter={progress.chapter} />
    </aside>
  );
}

export function ChapterList({ lesson, course, progress, goTo }: ChaptersProps) {
  const words = useWords(LEARN);
  const { language } = useSettings();
  const { chapter: now, done, free, step } = progress;
  const learnt = lesson.chapters.flatMap((chapter, n) => (n < now || done ? chapter.learnt : []));
  return (
    <>
      <ol className="learn-line">
        {lesson.chapters.map((chapter, n) => {
          const isNow = n === now && !(done && free);
          const isDone = n < now || done;
          const title = chapter.title[language];
          return (
            <li
              key={chapter.title.en}
              className={isNow ? 'now' : isDone ? 'done' : ''}
              aria-current={isNow ? 'step' : undefined}
            >
              <b className="learn-depth num">{words.metres((n + 1) * DEEPER)}</b>
              <div>
                <button type="button" aria-label={words.from(title)} onClick={() => goTo(n)}>
                  {title}
                </button>
                {isNow ? (
                  <Dots {...{ course, step, chapter: n }} />
                ) : (
                  isDone && (
                    <span>
                      <Icon id="check" />
                      {words.done}
                    </span>
                  )
                )}
              </div>
            </li>
          );
        })}
      </ol>
      {learnt.length > 0 && (
        <section className="learn-known">
          <h3>{words.known}</h3>
          <ul>
            {learnt.map(said => (
              <li key={said.en}>
                <Icon id="check" />
                <span>{said[language]}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Dots({ course, step, chapter }: { course: Course; step: number; chapter: number }) {
  const words = useWords(LEARN);
  const first = course.stops.findIndex(stop => stop.chapter === chapter);
  const of = course.stops.filter(stop => stop.chapter === chapter).length;
  const at = Math.max(0, Math.min(of - 1, step - first));
  return (
    <div className="learn-dots" role="img" aria-label={words.step(at + 1, of)}>
      {Array.from({ length: of }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its place
        <i key={n} className={n < at ? 'past' : n === at ? 'on' : ''} />
      ))}
    </div>
  );
}

function Bottom({ progress, goTo, back, leave, chapter }: ChaptersProps & { readonly chapter: number }) {
  const words = useWords(LEARN);
  const { free, done } = progress;
  return (
    <>
      {free && (
        <p className="learn-free" role="status">
          <b>{words.free.title}</b> {words.free.say}
        </p>
      )}
      <div className="learn-bottom">
        {free && !done ? (
          <Button small kind="primary" icon="undo" onClick={back}>
            {words.back}
          </Button>
        ) : (
          <Button small kind="quiet" icon="again" onClick={() => goTo(chapter)}>
            {words.repeat}
          </Button>
        )}
        <Button small kind="quiet" icon="surface" onClick={leave}>
          {words.leave}
        </Button>
      </div>
    </>
  );
}

/** On a phone: the depths in the coach's card, the whole line behind them. */
export function ChapterStrip({
  lesson,
  progress,
  open,
  leave,
}: Pick<ChaptersProps, 'lesson' | 'progress' | 'leave'> & { readonly open: () => void }) {
  const words = useWords(LEARN);
  const { language } = useSettings();
  const title = lesson.chapters[progress.chapter]?.title[language] ?? '';
  return (
    <div className="learn-strip">
      <button type="button" className="learn-depths" aria-label={words.chapters} onClick={open}>
        {lesson.chapters.map((chapter, n) => (
          <span
            key={chapter.title.en}
            className={n === progress.chapter ? 'now' : n < progress.chapter || progress.done ? 'done' : ''}
          >
            {words.metres((n + 1) * DEEPER)}
          </span>
        ))}
      </button>
      <p>{title}</p>
      <button type="button" className="learn-leave" onClick={leave}>
        {words.leave}
      </button>
    </div>
  );
}
