import './people.css';
import type { Seat } from '@fathoms/kernel/game.ts';
import type { TableInfo } from '@fathoms/protocol/messages.ts';
import type { Session } from '../session/session.ts';
import { Button, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { PEOPLE } from './people-words.ts';
import { OthersSeat } from './SeatWays.tsx';

interface WaitingProps {
  table: TableInfo;
  toAct: readonly Seat[]; // whose move it is
  waitedFor: readonly Seat[]; // those of them the table has been waiting for for a while
  send: Session['send'];
}

/** For whom the table waits and why, with what can be done about it. */
export function Waiting({ table, toAct, waitedFor, send }: WaitingProps) {
  const words = useWords(PEOPLE);
  if (table.status !== 'playing') return null;
  return toAct.map(at => {
    const seat = table.seats[at];
    if (seat?.kind !== 'human' || seat.standIn) return null;
    if (table.yours.includes(at))
      return (
        seat.nudgedMs !== undefined && (
          <div key={at} className="ban">
            <Icon id="person" />
            <p>{words.nudgedYou}</p>
            <Button small kind="primary" onClick={() => send({ t: 'here' })}>
              {words.imHere}
            </Button>
          </div>
        )
      );
    const idle = waitedFor.includes(at);
    const mayAct = table.yours.length > 0 && (idle || seat.nudgedMs !== undefined) && !table.clock;
    if (seat.here && !mayAct) return null;
    return (
      <div key={at} className="ban people-awaited">
        <Icon id={seat.here ? 'clock' : 'offline'} />
        <p>{seat.here ? words.still(seat.name) : words.lost(seat.name)}</p>
        <OthersSeat {...{ table, seat, at, idle, send }} />
      </div>
    );
  });
}
