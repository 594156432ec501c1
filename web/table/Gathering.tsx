import type { TableInfo } from '@fathoms/protocol/messages.ts';
import { type Absence, doneByBot } from './absence.ts';
import { Chat } from './Chat.tsx';
import type { LogLine } from './log.ts';
import { Moving } from './Moving.tsx';
import type { Over } from './Overlays.tsx';
import { People } from './People.tsx';
import { Summary } from './Summary.tsx';
import type { Session, SessionState } from './session.ts';

interface GatheringProps {
  session: Session;
  shown: SessionState;
  table: TableInfo;
  lines: readonly LogLine[];
  absence: Absence | null; // just ended
  forget: () => void;
  over: Over;
  setOver: (over: Over) => void;
}

/** What only a table with people on several devices needs: who is here, moving over, coming back. */
export function Gathering({ session, shown, table, lines, absence, forget, over, setOver }: GatheringProps) {
  const close = () => setOver(null);
  if (absence) return <Summary lines={doneByBot(absence, lines, shown.history)} close={forget} />;
  if (over?.is === 'people')
    return (
      <People table={table} send={session.send} openMoving={() => setOver({ is: 'moving' })} close={close} />
    );
  if (over?.is === 'chat') return <Chat table={table} lines={shown.chat} send={session.send} close={close} />;
  if (over?.is === 'moving')
    return (
      <Moving
        id={table.id}
        token={shown.moving}
        gone={table.yours.length === 0 && !table.host}
        send={session.send}
        close={close}
      />
    );
  return null;
}
