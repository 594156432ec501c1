import type { Game } from '@fathoms/kernel/game.ts';
import type { Lesson } from '@fathoms/kernel/lesson.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import type { GameScreen, LessonBook, Site } from '../board/screen.ts';
import type { Transport } from '../session/connection.ts';
import { localTransport } from '../session/local-connection.ts';
import { browserStore, type LocalStore } from '../session/local-store.ts';
import { forgetTable, loadTable } from '../session/saved-tables.ts';
import { Loading } from '../shell/Loading.tsx';
import { NotFound } from '../shell/MessagePage.tsx';
import { useScreen } from '../shell/use-screen.ts';
import { useWords } from '../words/words.ts';
import { courseOf } from './course.ts';
import { LessonTable } from './LessonTable.tsx';
import { layTable, optionsOf } from './lay.ts';
import { Opening } from './Opening.tsx';
import { PuzzleRoom } from './PuzzleRoom.tsx';
import { keepLesson, keyOf, type LessonProgress, useKept } from './progress.ts';
import { useBook } from './use-book.ts';

/** One lesson or puzzle of a game. */
export function LessonPage({ site, id }: { readonly site: Site; readonly id: string }) {
  const screen = useScreen(site);
  const loaded = useBook(site);
  if (!loaded || !screen) return <Loading />;
  const { book, game } = loaded;
  const lesson = book.lessons.find(found => found.id === id);
  const puzzle = book.puzzles.find(found => found.id === id);
  const given = { site, screen, book, game, transport: localTransport, store: browserStore };
  if (lesson) return <LessonRoom {...given} lesson={lesson} />;
  return puzzle ? <PuzzleRoom {...given} puzzle={puzzle} /> : <NotFound />;
}

/** What a board keeps of this address belongs to the table that lay here before. */
function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.endsWith(`:${location.pathname}`)) sessionStorage.removeItem(key);
  } catch {
    // a browser that keeps nothing has nothing to forget
  }
}

interface LessonRoomProps {
  readonly site: Site;
  readonly screen: GameScreen;
  readonly book: LessonBook;
  readonly game: Game;
  readonly lesson: Lesson;
  readonly transport: Transport;
  readonly store: LocalStore;
}

/** The opening card, then the table; whoever has begun comes back to where they were. */
export function LessonRoom({ site, screen, book, game, lesson, transport, store }: LessonRoomProps) {
  const { you } = useWords();
  const [, navigate] = useLocation();
  const key = keyOf(site.id, lesson.id);
  const progress = useKept().lessons[key];
  const course = useMemo(() => courseOf(game, lesson, optionsOf(game, lesson)), [game, lesson]);
  const keep = useCallback((part: Partial<LessonProgress>) => keepLesson(key, part), [key]);
  const [table, setTable] = useState<string | null>(null); // the one that is open
  const stale = useRef<string | null>(null); // the one before it: forgotten once its page is closed
  useEffect(() => {
    if (table !== null && stale.current !== null) void forgetTable(store, stale.current);
    stale.current = null;
  }, [table, store]);
  const [problem, setProblem] = useState<unknown>(null);
  const goTo = (step: number) => {
    const stop = course.stops[step];
    forgetDrafts();
    layTable(store, game, lesson, course.script, stop?.moves ?? 0, you).then(id => {
      stale.current = table;
      keep({ step, chapter: stop?.chapter ?? 0, free: false, table: id });
      setTable(id);
    }, setProblem);
  };
  const kept = progress?.table ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, to come back to where one was
  useEffect(() => {
    if (!progress || kept === null) return;
    loadTable(store, kept).then(
      found => (found?.table.status === 'playing' ? setTable(kept) : goTo(progress.done ? 0 : progress.step)),
      setProblem,
    );
  }, []);
  if (problem) throw problem; // the page of last resort offers to load again
  const leave = () => navigate(`/learn/${site.id}`);
  if (!progress || progress.table === null)
    return (
      <Opening
        {...{ site, book, lesson }}
        start={() => goTo(0)}
        know={() => navigate(`/new/${site.id}/solo`)}
      />
    );
  if (table === null) return <Loading />;
  return (
    <LessonTable
      key={table}
      {...{ site, screen, book, lesson, course, progress, keep, goTo, leave, transport, table }}
    />
  );
}
