import type { TableInfo } from '@fathoms/protocol/messages.ts';
import { useState } from 'react';
import type { Site } from '../games/screen.ts';
import { Lobby } from '../setup/Lobby.tsx';
import { Banners } from './Banners.tsx';
import { type Over, Overlays } from './Overlays.tsx';
import type { Session } from './session.ts';
import { Toast } from './Toast.tsx';
import { useHints } from './use-hints.ts';
import { useSession } from './use-session.ts';

/** An online table before it starts. */
export function LobbyPage({ session, table, site }: { session: Session; table: TableInfo; site: Site }) {
  const [over, setOver] = useState<Over>(null);
  const shown = useSession(session);
  const hints = useHints(shown.notice, []);
  return (
    <>
      <Lobby
        {...{ session, table, site }}
        openSettings={() => setOver({ is: 'menu' })}
        openRules={() => setOver({ is: 'rules' })}
      />
      <Banners condition={shown.condition} awaited={[]} retry={session.retry} />
      <Toast hint={hints.hint} openRule={rule => setOver({ is: 'rules', rule })} dismiss={hints.dismiss} />
      <Overlays over={over} setOver={setOver} game={site.id} lines={[]} faces={[]} />
    </>
  );
}
