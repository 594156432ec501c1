import type { TableInfo } from '@fathoms/protocol/messages.ts';
import { siteOf } from '../games/sites.ts';
import { PEOPLE } from '../people/people-words.ts';
import type { Transport } from '../session/connection.ts';
import type { Session } from '../session/session.ts';
import { useOpenSession } from '../session/use-open-session.ts';
import { useSession } from '../session/use-session.ts';
import { Loading } from '../shell/Loading.tsx';
import { MessagePage } from '../shell/MessagePage.tsx';
import { useScreen } from '../shell/use-screen.ts';
import { Banners } from '../table/Banners.tsx';
import { PlayTable } from '../table/PlayTable.tsx';
import { lazyPart } from '../ui/parts.tsx';
import { useWords } from '../words/words.ts';

const CalledOff = lazyPart(() => import('../evenings/CalledOff.tsx').then(m => m.CalledOff));
const TableWait = lazyPart(() => import('../evenings/TableWait.tsx').then(m => m.TableWait));
const EveningStrip = lazyPart(() => import('../evenings/EveningStrip.tsx').then(m => m.EveningStrip));
const LobbyPage = lazyPart(() => import('../lobby/LobbyPage.tsx').then(m => m.LobbyPage), <Loading />);

/** One table by its id; give it the id as key, since another table is another session. */
export function TablePage({ id, transport, local }: { id: string; transport: Transport; local: boolean }) {
  const session = useOpenSession(transport, id);
  return session ? <OpenTable session={session} local={local} /> : <Loading />;
}

function OpenTable({ session, local }: { session: Session; local: boolean }) {
  const { gone } = useWords();
  const { closed } = useWords(PEOPLE);
  const shown = useSession(session);
  const { condition, table, state } = shown;
  const site = table ? siteOf(table.game) : undefined;
  const screen = useScreen(site);
  if (condition.is === 'gone' && condition.why === 'no-table')
    return <MessagePage art="sea-octopus" title={gone.title} text={local ? gone.localText : gone.text} />;
  if (condition.is === 'gone' && condition.why === 'banned')
    return <MessagePage art="sea-octopus" title={gone.bannedTitle} text={gone.bannedText} />;
  if (condition.is === 'gone' && condition.why === 'signed-out')
    return <MessagePage art="sea-octopus" title={gone.signedOutTitle} text={gone.signedOutText} />;
  if (condition.is === 'gone' && condition.why === 'trouble')
    return <MessagePage art="sea-octopus" title={gone.troubleTitle} text={gone.troubleText} />;
  const waiting = (
    <>
      <Loading />
      <Banners condition={condition} retry={session.retry} />
    </>
  );
  if (!table || !site) return waiting;
  const { evening } = table;
  if (evening && table.status === 'lobby') return <TableWait {...{ session, table, site, evening }} />;
  if (table.status === 'lobby' && !local) return <LobbyPage {...{ session, table, site }} />;
  if (!mayLook(table)) return <MessagePage art="sea-octopus" title={closed.title} text={closed.text} />;
  if (evening && table.status === 'over' && !state) return <CalledOff evening={evening.id} />;
  if (!screen || !state) return waiting;
  return (
    <>
      <PlayTable {...{ session, shown, table, state, site, screen, local }} />
      {evening && table.yours.length > 0 && <EveningStrip {...{ table, evening }} />}
    </>
  );
}

const mayLook = ({ yours, host, settings }: TableInfo): boolean =>
  yours.length > 0 || host || settings.watchable;
