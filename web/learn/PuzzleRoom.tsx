import './learn.css';
import type { Game } from '@fathoms/kernel/game.ts';
import { answerTo, type Puzzle } from '@fathoms/kernel/lesson.ts';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import type { GameScreen, LessonBook, Site } from '../board/screen.ts';
import type { Transport } from '../session/connection.ts';
import type { LocalStore } from '../session/local-store.ts';
import { forgetTable } from '../session/saved-tables.ts';
import type { Session } from '../session/session.ts';
import { useOpenSession } from '../session/use-open-session.ts';
import { useSession } from '../session/use-session.ts';
import { useSettings } from '../settings/settings.ts';
import { Loading } from '../shell/Loading.tsx';
import { PlayTable } from '../table/PlayTable.tsx';
import { Button, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { Coach, type Speech } from './Coach.tsx';
import { layTable } from './lay.ts';
import { keepSolved, keyOf, useKept } from './progress.ts';
import { LEARN } from './words.ts';

interface PuzzleRoomProps {
  readonly site: Site;
  readonly screen: GameScreen;
  readonly book: LessonBook;
  readonly game: Game;
  readonly puzzle: Puzzle;
  readonly transport: Transport;
  readonly store: LocalStore;
}

/** A position laid out on a table of its own, which nobody keeps. */
export function PuzzleRoom(props: PuzzleRoomProps) {
  const { game, puzzle, store } = props;
  const { you } = useWords();
  const [table, setTable] = useState<string | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    const laid = layTable(store, game, puzzle, puzzle.before, puzzle.before.length, you);
    laid.then(setTable, setProblem);
    return () => void laid.then(id => forgetTable(store, id));
  }, [store, game, puzzle, you]);
  if (problem) throw problem; // the page of last resort offers to load again
  return table === null ? <Loading /> : <PuzzleTable {...props} table={table} />;
}

function PuzzleTable(props: PuzzleRoomProps & { readonly table: string }) {
  const session = useOpenSession(props.transport, props.table);
  return session ? <OpenPuzzle {...props} session={session} /> : <Loading />;
}

function OpenPuzzle({
  site,
  screen,
  book,
  puzzle,
  session,
}: PuzzleRoomProps & { readonly session: Session }) {
  const words = useWords(LEARN);
  const { language } = useSettings();
  const [, navigate] = useLocation();
  const shown = useSession(session);
  const [tried, setTried] = useState<string | null>(null);
  const [free, setFree] = useState(false);
  const [folded, setFolded] = useState(false); // on a phone the words would lie over what is to be touched
  const key = keyOf(site.id, puzzle.id);
  const answer = tried === null ? undefined : answerTo(puzzle, tried);
  const isBest = answer?.worth === 'best';
  useEffect(() => {
    if (isBest) keepSolved(key);
  }, [isBest, key]);
  const { table, state } = shown;
  if (!table || !state) return <Loading />;

  const speech: Speech = {
    key: tried ?? 'question',
    head: answer ? words.puzzles[answer.worth] : puzzle.title[language],
    say: (answer?.why ?? puzzle.say)[language],
    ask: answer ? null : { icon: 'search', say: words.puzzles.ask },
    answer: null,
    lit: [...puzzle.lit, 'prompt'],
    shows: [],
    touch: [],
  };
  const at = book.puzzles.indexOf(puzzle);
  const next = book.puzzles[at + 1];
  const open = (id: string) => navigate(`/learn/${site.id}/${id}`);
  const leave = () => navigate(`/learn/${site.id}`);
  const answerWith = (action: string) => {
    setTried(action);
    setFolded(false);
  };
  const playOn = () => {
    setFree(true);
    if (tried !== null) session.act(tried);
  };
  return (
    <PlayTable
      {...{ shown, table, state, site, screen }}
      session={{ ...session, act: free ? session.act : answerWith }}
      local
      lesson={{
        beside: <PuzzleList {...{ site, book, puzzle, open, leave }} />,
        over: (
          <Coach
            speech={free ? null : speech}
            book={book}
            veil={false}
            folded={folded}
            stray={() => setFolded(true)}
            strip={
              <div className="learn-strip">
                <button
                  type="button"
                  className="learn-fold"
                  aria-expanded={!folded}
                  onClick={() => setFolded(!folded)}
                >
                  {`${words.puzzles.eyebrow} ${at + 1} · ${puzzle.title[language]}`}
                  <Icon id="down" />
                </button>
                <button type="button" className="learn-leave" onClick={leave}>
                  {words.leave}
                </button>
              </div>
            }
          >
            {answer && !isBest && (
              <Button small kind="primary" onClick={() => setTried(null)}>
                {words.puzzles.tryAgain}
              </Button>
            )}
            {isBest && (
              <>
                <Button small kind="primary" onClick={() => (next ? open(next.id) : leave())}>
                  {next ? words.puzzles.next : words.puzzles.show}
                </Button>
                <Button small onClick={playOn}>
                  {words.puzzles.play}
                </Button>
              </>
            )}
          </Coach>
        ),
      }}
    />
  );
}

interface PuzzleListProps extends Pick<PuzzleRoomProps, 'site' | 'book' | 'puzzle'> {
  readonly open: (id: string) => void;
  readonly leave: () => void;
}

function PuzzleList({ site, book, puzzle, open, leave }: PuzzleListProps) {
  const words = useWords(LEARN);
  const { language } = useSettings();
  const { solved } = useKept();
  return (
    <aside className="learn-chapters puzzles" aria-label={words.page.puzzles}>
      <header>
        <h2>{words.page.puzzles}</h2>
        <p>{words.page.order}</p>
      </header>
      <ol className="learn-puzzles">
        {book.puzzles.map(({ id, title }, n) => (
          <li
            key={id}
            className={id === puzzle.id ? 'now' : ''}
            aria-current={id === puzzle.id ? 'true' : undefined}
          >
            <button type="button" onClick={() => open(id)}>
              <b className="num">{n + 1}</b>
              <span>{title[language]}</span>
              {solved.includes(keyOf(site.id, id)) && (
                <>
                  <Icon id="check" />
                  <span className="vh">{words.page.solved}</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ol>
      <div className="learn-dock" />
      <div className="learn-bottom">
        <Button small kind="quiet" icon="surface" onClick={leave}>
          {words.leave}
        </Button>
      </div>
    </aside>
  );
}
