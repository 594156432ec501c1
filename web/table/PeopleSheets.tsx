import type { Seat } from '@fathoms/kernel/game.ts';
import type { TableInfo } from '@fathoms/protocol/messages.ts';
import type { LogRow } from '../logbook/log.ts';
import { Chat } from '../people/Chat.tsx';
import { Moving } from '../people/DeviceMove.tsx';
import { People } from '../people/People.tsx';
import type { Session, SessionState } from '../session/session.ts';
import { type Absence, doneByBot } from './absence.ts';
import type { TableOverlay } from './Overlays.tsx';
import { Summary } from './Summary.tsx';

interface PeopleSheetsProps {
  session: Session;
  shown: SessionState;
  table: TableInfo;
  rows: readonly LogRow[];
  absence: Absence | null; // just ended
  waitedFor: readonly Seat[]; // for a while already
  forget: () => void;
  over: TableOverlay;
  setOver: (over: TableOverlay) => void;
}

/** What only a table with people on several devices needs: who is here, moving over, coming back. */
export function PeopleSheets({
  session,
  shown,
  table,
  rows,
  absence,
  waitedFor,
  forget,
  over,
  setOver,
}: PeopleSheetsProps) {
  const close = () => setOver(null);
  if (absence) return <Summary rows={doneByBot(absence, rows, shown.history)} close={forget} />;
  if (over?.is === 'people')
    return (
      <People
        {...{ table, waitedFor, close }}
        send={session.send}
        openMoving={() => setOver({ is: 'moving' })}
      />
    );
  if (over?.is === 'chat')
    return <Chat table={table} messages={shown.chat} send={session.send} close={close} />;
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
