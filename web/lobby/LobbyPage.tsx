import '../people/chat.css';
import type { TableInfo } from '@fathoms/protocol/messages.ts';
import { useState } from 'preact/hooks';
import type { Site } from '../board/screen.ts';
import { useContributions } from '../fairness/use-contributions.ts';
import { CHAT } from '../people/chat-words.ts';
import { PEOPLE } from '../people/people-words.ts';
import { useUnread } from '../people/use-unread.ts';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { Tool } from '../shell/Head.tsx';
import { Toast } from '../shell/Toast.tsx';
import { Banners } from '../table/Banners.tsx';
import { lateParts } from '../table/late-parts.ts';
import type { TableOverlay } from '../table/Overlays.tsx';
import { useHints } from '../table/use-hints.ts';
import { lazyPart } from '../ui/parts.tsx';
import { useWords } from '../words/words.ts';
import { Lobby } from './Lobby.tsx';

const Overlays = lazyPart(() => lateParts.overlays().then(m => m.Overlays));
const PeopleSheets = lazyPart(() => lateParts.people().then(m => m.PeopleSheets));

/** An online table before it starts. */
export function LobbyPage({ session, table, site }: { session: Session; table: TableInfo; site: Site }) {
  const chat = useWords(CHAT);
  const people = useWords(PEOPLE);
  const [over, setOver] = useState<TableOverlay>(null);
  const shown = useSession(session);
  useContributions(session, table);
  const hints = useHints(shown.notice, []);
  const talking = over?.is === 'chat';
  const fresh = useUnread(table.id, shown.chat, talking);
  const tools = (
    <>
      <Tool
        icon="chat"
        label={fresh ? chat.openFresh : chat.open}
        className={fresh ? 'fresh' : ''}
        onClick={() => setOver(talking ? null : { is: 'chat' })}
      />
      <Tool icon="friends" label={people.title} onClick={() => setOver({ is: 'people' })} />
    </>
  );
  return (
    <>
      <Lobby
        {...{ session, table, site, tools }}
        openSettings={() => setOver({ is: 'menu' })}
        openRules={() => setOver({ is: 'rules' })}
      />
      <Banners condition={shown.condition} retry={session.retry} />
      {over && (
        <div className="chat-lobby">
          <PeopleSheets
            {...{ session, shown, table, over, setOver }}
            rows={[]}
            absence={null}
            waitedFor={[]}
            forget={() => {}}
          />
        </div>
      )}
      <Toast hint={hints.hint} openRule={rule => setOver({ is: 'rules', rule })} dismiss={hints.dismiss} />
      {over && <Overlays over={over} setOver={setOver} game={site.id} rows={[]} faces={[]} push />}
    </>
  );
}
