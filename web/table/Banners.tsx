import type { ComponentChildren } from 'preact';
import type { Face } from '../board/screen.ts';
import type { Condition } from '../session/connection.ts';
import { loadNewest } from '../shell/update.ts';
import { Button, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';

interface BannersProps {
  condition: Condition;
  awaited: readonly Face[]; // whose move it is
  sending?: boolean; // a move is on its way to the server
  retry: () => void;
  children?: ComponentChildren; // what the people at the table ask each other
}

/** Who has lost the connection: this device, or somebody we wait for. */
export function Banners({ condition, awaited, sending, retry, children }: BannersProps) {
  const { connection } = useWords();
  const away = awaited.filter(face => !face.here && !face.you);
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
      {condition.is === 'live' &&
        away.map(face => (
          <div key={face.colour} className="ban">
            <Icon id="offline" />
            <p>{connection.away(face.name)}</p>
          </div>
        ))}
      {condition.is === 'live' && children}
    </div>
  );
}
