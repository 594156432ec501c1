import './evening.css';
import type { TableInfo } from '@fathoms/protocol/messages.ts';
import { Link } from 'wouter-preact';
import { Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { mineIn } from './mine.ts';
import { useEvening } from './server.ts';
import { useTellReady } from './use-tell-ready.ts';
import { EVENINGS } from './words.ts';

const OFTEN_MS = 2000;
const SELDOM_MS = 20_000; // while one plays: only to say that one is here

/** At a table of an evening: the evening knows that one is here, and calls when the next table is ready. */
export function EveningStrip({
  table,
  evening,
}: {
  table: TableInfo;
  evening: NonNullable<TableInfo['evening']>;
}) {
  const words = useWords(EVENINGS);
  const isOver = table.status === 'over';
  const { page } = useEvening(evening.id, isOver ? OFTEN_MS : SELDOM_MS);
  const mine = page === null || page === 'missing' ? null : mineIn(page);
  useTellReady(table.game, isOver ? mine : null);
  if (!isOver) return null;
  const next = mine?.is === 'table' && mine.table.id !== table.id ? mine.table : null;
  return (
    <aside className="evening-strip panel" aria-label={words.title}>
      <p role="status">{next ? words.ready : ''}</p>
      {next ? (
        <Link className="btn primary sm" href={`/t/${next.id}`}>
          <Icon id="dive" />
          <span>{words.go}</span>
        </Link>
      ) : (
        <Link className="btn primary sm" href={`/e/${evening.id}`}>
          <Icon id="back" />
          <span>{words.back}</span>
        </Link>
      )}
    </aside>
  );
}
