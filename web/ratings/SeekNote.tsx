import './ratings.css';
import type { TableInfo } from '@fathoms/protocol/messages.ts';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { PushSwitch } from '../push/PushSwitch.tsx';
import { tellTableReady } from '../push/tell-hidden.ts';
import type { Session } from '../session/session.ts';
import { Bubbles, Button } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { endSearch, useSearch } from './search.ts';
import { RATINGS } from './words.ts';

/** Above the seats of a table that looks for company. */
export function SeekNote({ session, table }: { session: Session; table: TableInfo }) {
  const { find } = useWords(RATINGS);
  const [, navigate] = useLocation();
  useSearch(session, table);
  const full = table.seats.every(({ kind }) => kind !== 'open');
  useEffect(() => {
    if (full) tellTableReady(table.game, table.id).catch(console.warn);
  }, [full, table.game, table.id]);
  const stop = () => {
    endSearch();
    navigate('/');
  };
  return (
    <div className="ratings-seek">
      <p role="status">
        <Bubbles />
        <b>{full ? find.starting : find.seeking}</b>
      </p>
      <p className="help">{find.seekingMore}</p>
      <PushSwitch modest />
      <Button small onClick={stop}>
        {find.stop}
      </Button>
    </div>
  );
}
