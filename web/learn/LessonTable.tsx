import type { Lesson } from '@fathoms/kernel/lesson.ts';
import { useEffect, useState } from 'preact/hooks';
import type { GameScreen, LessonBook, Site } from '../board/screen.ts';
import type { Transport } from '../session/connection.ts';
import type { Session, SessionState } from '../session/session.ts';
import { useOpenSession } from '../session/use-open-session.ts';
import { useSession } from '../session/use-session.ts';
import { useSettings } from '../settings/settings.ts';
import { Loading } from '../shell/Loading.tsx';
import { PlayTable } from '../table/PlayTable.tsx';
import { Sheet } from '../ui/controls.tsx';
import { Art, Button } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { ChapterList, ChapterStrip, Chapters } from './Chapters.tsx';
import { Coach } from './Coach.tsx';
import type { Course } from './course.ts';
import type { LessonProgress } from './progress.ts';
import { useGuide } from './use-guide.tsx';
import { LEARN } from './words.ts';

export interface LessonTableProps {
  readonly site: Site;
  readonly screen: GameScreen;
  readonly book: LessonBook;
  readonly lesson: Lesson;
  readonly course: Course;
  readonly progress: LessonProgress;
  readonly keep: (part: Partial<LessonProgress>) => void;
  readonly goTo: (step: number) => void; // lays the table again, at a step
  readonly leave: () => void;
  readonly transport: Transport;
  readonly table: string;
}

/** A real table on this device, with the coach over it. */
export function LessonTable(props: LessonTableProps) {
  const session = useOpenSession(props.transport, props.table);
  return session ? <OpenTable {...props} session={session} /> : <Loading />;
}

function OpenTable(props: LessonTableProps & { readonly session: Session }) {
  const shown = useSession(props.session);
  const { condition } = shown;
  const { goTo, progress } = props;
  const gone = condition.is === 'gone';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table that is gone is laid again, once
  useEffect(() => {
    if (gone) goTo(progress.step);
  }, [gone]);
  return shown.state && shown.table ? <Guided {...props} shown={shown} /> : <Loading />;
}

function Guided(props: LessonTableProps & { readonly session: Session; readonly shown: SessionState }) {
  const { site, screen, book, lesson, course, progress, session, shown, goTo, leave } = props;
  const words = useWords(LEARN);
  const { language } = useSettings();
  const guide = useGuide(props);
  const [line, setLine] = useState(false); // the chapters, on a phone
  const { state, table } = shown;
  if (!state || !table) return <Loading />;
  const toChapter = (chapter: number) => {
    setLine(false);
    goTo(course.stops.findIndex(stop => stop.chapter === chapter));
  };
  const back = () => {
    setLine(false);
    goTo(progress.step);
  };
  const chapters = { lesson, course, progress, goTo: toChapter, back, leave };
  const open = () => setLine(true);
  return (
    <PlayTable
      {...{ shown, table, state, site, screen }}
      session={{ ...session, act: guide.act }}
      local
      lesson={{
        beside: <Chapters {...chapters} />,
        over: (
          <>
            <Coach
              speech={guide.speech}
              book={book}
              stray={guide.stray}
              strip={<ChapterStrip {...{ lesson, progress, open, leave }} />}
            >
              {guide.buttons}
            </Coach>
            {guide.meanwhile && (
              <div className="learn-aside">
                <p role="status">{guide.meanwhile}</p>
              </div>
            )}
            {progress.free && !state.outcome && (
              <button type="button" className="learn-reserve" aria-label={words.ask} onClick={open}>
                <Art id="dv-bosun" />
              </button>
            )}
            {line && (
              <Sheet title={lesson.title[language]} className="learn-sheet" onClose={() => setLine(false)}>
                <ChapterList {...chapters} />
                {progress.free && !progress.done && (
                  <Button kind="primary" icon="undo" onClick={back}>
                    {words.back}
                  </Button>
                )}
                <Button kind="quiet" icon="surface" onClick={leave}>
                  {words.leave}
                </Button>
              </Sheet>
            )}
          </>
        ),
      }}
    />
  );
}
