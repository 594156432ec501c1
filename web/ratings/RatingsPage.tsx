import './ratings.css';
import type { RatingsPage as Board, LeaderRow } from '@fathoms/protocol/ratings.ts';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { SITES } from '../games/sites.ts';
import { useSettings } from '../settings/settings.ts';
import { PlainPage } from '../shell/PlainPage.tsx';
import { Segmented } from '../ui/controls.tsx';
import { Bubbles, Button, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { fetchBoard } from './server.ts';
import { RATINGS, type RatingWords } from './words.ts';

/** Who stands where in a game, with the bots as marks on the same scale. */
export function RatingsPage({ game }: { game: string }) {
  const words = useWords(RATINGS);
  const { language } = useSettings();
  const [, navigate] = useLocation();
  const [page, setPage] = useState(0);
  const board = useBoard(game, page);
  const games = SITES.filter(site => site.screen).map(site => site.id);
  const nameOf = (id: string): string => SITES.find(site => site.id === id)?.words[language].name ?? id;
  return (
    <PlainPage className="ratings-page" title={words.title} subtitle={words.lead}>
      <main className="ratings-in panel">
        <Segmented
          label={words.game}
          hidden
          values={games}
          value={game}
          name={nameOf}
          change={other => {
            setPage(0);
            navigate(`/ratings/${other}`, { replace: true });
          }}
        />
        <div role="status">
          {board === null && <Bubbles />}
          {board === 'failed' && <p>{words.failed}</p>}
          {board !== null && board !== 'failed' && <p>{ownText(board, words)}</p>}
        </div>
        {board === 'failed' && (
          <Button icon="again" onClick={() => location.reload()}>
            {words.again}
          </Button>
        )}
        {board !== null && board !== 'failed' && (
          <>
            <BoardTable board={board} />
            {board.rows.length === 0 && <p>{words.empty}</p>}
            <Pages board={board} go={setPage} />
            <p className="help">{words.honest}</p>
          </>
        )}
      </main>
    </PlainPage>
  );
}

function useBoard(game: string, page: number): Board | 'failed' | null {
  const [board, setBoard] = useState<Board | 'failed' | null>(null);
  useEffect(() => {
    let wanted = true;
    fetchBoard(game, page).then(
      found => wanted && setBoard(found),
      problem => {
        console.error(problem);
        if (wanted) setBoard('failed');
      },
    );
    return () => {
      wanted = false;
    };
  }, [game, page]);
  return board;
}

function ownText({ mine }: Board, words: RatingWords): string {
  if (!mine) return words.mineNone;
  const points = words.shown(mine.points, mine.provisional);
  if (mine.provisional) return words.mineSoon(points, mine.matches);
  return mine.place === null ? words.mineFar(points) : words.mine(points, mine.place);
}

type Line =
  | { readonly is: 'person'; readonly row: LeaderRow }
  | { readonly is: 'bot'; readonly bot: Board['bots'][number] };

/** Bots stand between the people they are as strong as; those beyond the ends of a page are on it once. */
export function linesOf({ rows, bots, page, pages }: Board): Line[] {
  const top = page === 0 ? Number.POSITIVE_INFINITY : (rows[0]?.points ?? 0);
  const bottom = page === pages - 1 ? Number.NEGATIVE_INFINITY : (rows.at(-1)?.points ?? 0);
  const lines: Line[] = rows.map(row => ({ is: 'person', row }));
  for (const bot of bots) {
    if (bot.points > top || bot.points <= bottom) continue;
    const below = lines.findIndex(line => pointsOf(line) < bot.points);
    lines.splice(below < 0 ? lines.length : below, 0, { is: 'bot', bot });
  }
  return lines;
}

const pointsOf = (line: Line): number => (line.is === 'bot' ? line.bot.points : line.row.points);

function BoardTable({ board }: { board: Board }) {
  const words = useWords(RATINGS);
  const shell = useWords();
  return (
    <table className="ratings-board">
      <thead>
        <tr>
          <th scope="col">{words.place}</th>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.points}</th>
          <th scope="col">{words.matches}</th>
        </tr>
      </thead>
      <tbody>
        {linesOf(board).map((line, i) =>
          line.is === 'bot' ? (
            <tr key={line.bot.level} className="ratings-bot">
              <td />
              <th scope="row">
                <Icon id="bot" />
                {shell.levels[line.bot.level]} <span className="tag">{words.bot}</span>
              </th>
              <td className="num">{line.bot.points}</td>
              <td />
            </tr>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place on the page
            <tr key={i} className={line.row.you ? 'ratings-you' : undefined}>
              <td className="num">{line.row.place}</td>
              <th scope="row">
                {line.row.name} {line.row.you && <span className="tag">{words.you}</span>}
                {line.row.guest && <span className="tag">{words.guest}</span>}
              </th>
              <td className="num">{line.row.points}</td>
              <td className="num">{line.row.matches}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

function Pages({ board: { page, pages }, go }: { board: Board; go: (page: number) => void }) {
  const words = useWords(RATINGS);
  if (pages <= 1) return null;
  return (
    <nav className="ratings-pages" aria-label={words.page(page + 1, pages)}>
      <Button small icon="back" label={words.before} off={page === 0} onClick={() => go(page - 1)}>
        {words.before}
      </Button>
      <span className="num">{words.page(page + 1, pages)}</span>
      <Button small icon="right" label={words.after} off={page >= pages - 1} onClick={() => go(page + 1)}>
        {words.after}
      </Button>
    </nav>
  );
}
