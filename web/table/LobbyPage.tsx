import './chat.css';
import type { TableInfo } from '@fathoms/protocol/messages.ts';
import { useState } from 'preact/hooks';
import type { Site } from '../board/screen.ts';
import { Lobby } from '../setup/Lobby.tsx';
import { Tool } from '../shell/Head.tsx';
import { useWords } from '../words/words.ts';
import { Banners } from './Banners.tsx';
import { CHAT } from './chat-words.ts';
import { Gathering } from './Gathering.tsx';
import { type Over, Overlays } from './Overlays.tsx';
import { PEOPLE } from './people-words.ts';
import type { Session } from './session.ts';
import { Toast } from './Toast.tsx';
import { useHints } from './use-hints.ts';
import { useSession } from './use-session.ts';
import { useUnread } from './use-unread.ts';

/** An online table before it starts. */
export function LobbyPage({ session, table, site }: { session: Session; table: TableInfo; site: Site }) {
  const chat = useWords(CHAT);
  const people = useWords(PEOPLE);
  const [over, setOver] = useState<Over>(null);
  const shown = useSession(session);
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
      {(table.yours.length > 0 || table.host) && (
        <Tool icon="pass" label={people.move} onClick={() => setOver({ is: 'moving' })} />
      )}
    </>
  );
  return (
    <>
      <Lobby
        {...{ session, table, site, tools }}
        openSettings={() => setOver({ is: 'menu' })}
        openRules={() => setOver({ is: 'rules' })}
      />
      <Banners condition={shown.condition} awaited={[]} retry={session.retry} />
      <div className="lobby-talk">
        <Gathering
          {...{ session, shown, table, over, setOver }}
          lines={[]}
          absence={null}
          forget={() => {}}
        />
      </div>
      <Toast hint={hints.hint} openRule={rule => setOver({ is: 'rules', rule })} dismiss={hints.dismiss} />
      <Overlays over={over} setOver={setOver} game={site.id} lines={[]} faces={[]} calls />
    </>
  );
}
