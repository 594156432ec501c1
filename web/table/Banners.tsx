import type { ComponentChildren } from 'preact';
import type { Condition } from '../session/connection.ts';
import { RestartBan } from '../shell/RestartNote.tsx';
import { loadNewest } from '../shell/update.ts';
import { Button, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';

interface BannersProps {
  condition: Condition;
  sending?: boolean; // a move is on its way to the server
  retry: () => void;
  children?: ComponentChildren; // whom the table waits for, and what its people ask each other
}

/** What keeps the table from going on, each with what helps. */
export function Banners({ condition, sending, retry, children }: BannersProps) {
  const { connection } = useWords();
  return (
    <div className="bans" role="status">
      {condition.is === 'lost' && (
        <div className="ban">
          <Icon id="offline" />
          <p>
            <b>{connection.lost}</b> <span className="more">{connection.lostMore}</span>
          </p>
          <Button small onClick={retry}>
            {connection.retry}
          </Button>
        </div>
      )}
      {condition.is === 'live' && sending && (
        <div className="ban late">
          <Icon id="offline" />
          <p>{connection.sending}</p>
        </div>
      )}
      {condition.is === 'gone' && condition.why === 'stale-page' && (
        <div className="ban">
          <Icon id="again" />
          <p>
            <b>{connection.stale}</b> {connection.staleMore}
          </p>
          <Button small kind="primary" onClick={loadNewest}>
            {connection.reload}
          </Button>
        </div>
      )}
      {condition.is === 'live' && children}
      <RestartBan />
    </div>
  );
}
