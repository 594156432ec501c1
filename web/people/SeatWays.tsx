import type { Seat } from '@fathoms/kernel/game.ts';
import type { SeatInfo, TableInfo } from '@fathoms/protocol/messages.ts';
import { useState } from 'preact/hooks';
import type { Session } from '../session/session.ts';
import { Button } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { PEOPLE } from './people-words.ts';
import { useOutOfPatience } from './use-patience.ts';

type Human = Extract<SeatInfo, { kind: 'human' }>;

interface SeatWaysProps {
  table: TableInfo;
  seat: Human;
  at: Seat;
  idle: boolean; // the table has been waiting for them for a while
  send: Session['send'];
}

/** What one may do about somebody else's seat: nudge them, and after a while let a bot play on. */
export function OthersSeat({ table, seat, at, idle, send }: SeatWaysProps) {
  const words = useWords(PEOPLE);
  const longAway = useOutOfPatience(seat.here ? null : seat.awayMs, seat);
  const noAnswer = useOutOfPatience(seat.nudgedMs ?? null, seat);
  const plays = table.yours.length > 0;
  if (seat.standIn || table.settings.rated || (!table.host && !plays)) return null; // rated: the clock decides
  if (table.host && longAway)
    return (
      <Button small icon="bot" onClick={() => send({ t: 'stand-in', seat: at, level: 'seal' })}>
        {words.replace(seat.name)}
      </Button>
    );
  if (plays && (longAway || noAnswer))
    return table.asked ? null : (
      <Button small icon="bot" onClick={() => send({ t: 'propose', what: { is: 'stand-in', seat: at } })}>
        {words.askReplace(seat.name)}
      </Button>
    );
  if (seat.nudgedMs !== undefined) return <p className="help people-nudged">{words.nudged(seat.name)}</p>;
  if (plays && idle && !table.clock)
    return (
      <Button small icon="person" onClick={() => send({ t: 'nudge', seat: at })}>
        {words.nudge(seat.name)}
      </Button>
    );
  if (seat.here) return null;
  return <p className="help">{table.host ? words.soonForHost(seat.name) : words.soon(seat.name)}</p>;
}

/** The owner leaves the seat to a bot and takes it back at any time, or gives up for good. */
type OwnSeatProps = Pick<SeatWaysProps, 'seat' | 'at' | 'send'> & { rated: boolean };

export function OwnSeat({ seat, at, rated, send }: OwnSeatProps) {
  const shell = useWords();
  const words = useWords(PEOPLE);
  const [asking, setAsking] = useState(false);
  if (seat.standIn?.resigned) return null;
  if (asking)
    return (
      <div className="people-ways">
        <p className="help">{words.resignMore}</p>
        <Button small kind="primary" onClick={() => send({ t: 'resign', seat: at })}>
          {words.resignYes}
        </Button>
        <Button small kind="quiet" onClick={() => setAsking(false)}>
          {shell.cancel}
        </Button>
      </div>
    );
  return (
    <div className="people-ways">
      {seat.standIn ? (
        <Button small kind="primary" onClick={() => send({ t: 'back', seat: at })}>
          {words.back}
        </Button>
      ) : (
        !rated && (
          <Button
            small
            icon="bot"
            sub={words.leaveMore}
            onClick={() => send({ t: 'stand-in', seat: at, level: 'seal' })}
          >
            {words.leave}
          </Button>
        )
      )}
      <Button small kind="quiet" onClick={() => setAsking(true)}>
        {words.resign}
      </Button>
    </div>
  );
}
