import type { TableInfo } from '@fathoms/protocol/messages.ts';
import type { TableSearch } from '@fathoms/protocol/ratings.ts';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import type { Session } from '../session/session.ts';
import { getSettings } from '../settings/settings.ts';
import { findTable } from './server.ts';

/** What is looked for, as long as the page stays. */
interface Search extends Pick<TableSearch, 'game' | 'seats' | 'rated'> {
  readonly since: number; // milliseconds
}

const OFTEN = 4_000; // milliseconds between two looks for a better table

let search: Search | null = null;

const look = ({ since, ...wanted }: Search, at: string | null): Promise<string> =>
  findTable({ ...wanted, waitedMs: Date.now() - since, at });

/** The code of the table to go to. */
export function beginSearch(wanted: Omit<Search, 'since'>): Promise<string> {
  search = { ...wanted, since: Date.now() };
  return look(search, null);
}

export const endSearch = (): void => {
  search = null;
};

/** Takes a seat where the search has led, and goes on looking while one waits alone. Leaving the page ends it. */
export function useSearch(session: Session, table: TableInfo): void {
  const [, navigate] = useLocation();
  const { id, yours } = table;
  const isSeated = yours.length > 0;
  const open = table.seats.findIndex(({ kind }) => kind === 'open');
  const others = table.seats.filter((seat, at) => seat.kind === 'human' && !yours.includes(at)).length;
  const goesOn = table.seeks === true && search !== null && (isSeated ? others === 0 : open < 0);

  useEffect(() => {
    if (search && !isSeated && open >= 0) session.send({ t: 'sit', seat: open, name: getSettings().name });
  }, [session, isSeated, open]);

  useEffect(() => {
    if (!goesOn) return;
    const again = () => {
      if (search)
        look(search, isSeated ? id : null).then(
          found => search && found !== id && navigate(`/t/${found}`, { replace: true }),
          problem => console.warn('looking for a table:', problem),
        );
    };
    const timer = setInterval(again, OFTEN);
    return () => clearInterval(timer);
  }, [goesOn, isSeated, id, navigate]);

  useEffect(() => {
    const leave = () => {
      if (!location.pathname.startsWith('/t/')) endSearch();
    };
    return leave;
  }, []);
}
