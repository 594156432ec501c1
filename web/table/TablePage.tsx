import type { TableInfo } from '@fathoms/protocol/messages.ts';
import { lazy } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { siteOf } from '../games/sites.ts';
import { useOffering } from '../replay/use-offering.ts';
import { Loading } from '../shell/Loading.tsx';
import { Lone } from '../shell/Lone.tsx';
import { useWords } from '../words/words.ts';
import { Banners } from './Banners.tsx';
import { browserPacer } from './browser.ts';
import type { Home } from './home.ts';
import { PlayTable } from './PlayTable.tsx';
import { PEOPLE } from './people-words.ts';
import { openSession, type Session } from './session.ts';
import { useScreen } from './use-screen.ts';
import { useSession } from './use-session.ts';

const LobbyPage = lazy(() => import('./LobbyPage.tsx').then(m => ({ default: m.LobbyPage })));

/** One table by its id; give it the id as key, since another table is another session. */
export function TablePage({ id, home, local }: { id: string; home: Home; local: boolean }) {
  const session = useOpenSession(home, id);
  return session ? <OpenTable session={session} local={local} /> : <Loading />;
}

function useOpenSession(home: Home, id: string): Session | null {
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    const opened = openSession(home, id, browserPacer);
    const retry = () => opened.retry();
    addEventListener('online', retry);
    setSession(opened);
    return () => {
      removeEventListener('online', retry);
      opened.close();
    };
  }, [home, id]);
  return session;
}

function OpenTable({ session, local }: { session: Session; local: boolean }) {
  const { gone } = useWords();
  const { closed } = useWords(PEOPLE);
  const shown = useSession(session);
  const { condition, table, state } = shown;
  useOffering(session, table);
  const site = table ? siteOf(table.game) : undefined;
  const screen = useScreen(site);
  if (condition.is === 'gone' && condition.why === 'no-table')
    return <Lone art="sea-octopus" title={gone.title} text={local ? gone.localText : gone.text} />;
  if (condition.is === 'gone' && condition.why === 'trouble')
    return <Lone art="sea-octopus" title={gone.troubleTitle} text={gone.troubleText} />;
  const waiting = (
    <>
      <Loading />
      <Banners condition={condition} awaited={[]} retry={session.retry} />
    </>
  );
  if (!table || !site) return waiting;
  if (table.status === 'lobby' && !local) return <LobbyPage {...{ session, table, site }} />;
  if (!mayLook(table)) return <Lone art="sea-octopus" title={closed.title} text={closed.text} />;
  if (!screen || !state) return waiting;
  return <PlayTable {...{ session, shown, table, state, site, screen, local }} />;
}

const mayLook = ({ yours, host, settings }: TableInfo): boolean =>
  yours.length > 0 || host || settings.watchable;
