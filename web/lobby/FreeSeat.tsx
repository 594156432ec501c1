import type { Seat } from '@fathoms/kernel/game.ts';
import type { ClientMessage } from '@fathoms/protocol/messages.ts';
import { useState } from 'preact/hooks';
import { PEOPLE } from '../people/people-words.ts';
import { WORDS } from '../setup/words.ts';
import { Button, Dots } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';

interface FreeSeatProps {
  name: string;
  mayHost: boolean; // a person, and here
  at: Seat;
  own: readonly Seat[]; // where the host sits
  send: (message: ClientMessage) => void;
}

/** What the host may do with somebody's seat: swap with it, make them host, free it for a while or for good. */
export function FreeSeat({ name, mayHost, at, own, send }: FreeSeatProps) {
  const people = useWords(PEOPLE);
  const { lobby } = useWords(WORDS);
  const [asking, setAsking] = useState(false);
  const [mine] = own;
  return (
    <>
      <button
        type="button"
        className="tool"
        aria-label={lobby.seatOf(name)}
        aria-expanded={asking}
        title={lobby.seatOf(name)}
        onClick={() => setAsking(!asking)}
      >
        <Dots />
      </button>
      {asking && (
        <div className="plan-seat-menu">
          {mine !== undefined && own.length === 1 && (
            <Button small onClick={() => send({ t: 'swap', seat: at, other: mine })}>
              {lobby.swap}
            </Button>
          )}
          {mayHost && (
            <Button small onClick={() => send({ t: 'host', seat: at })}>
              {people.handOver(name)}
            </Button>
          )}
          <Button small onClick={() => send({ t: 'clear', seat: at })}>
            {lobby.free}
          </Button>
          <Button small sub={lobby.kickMore} onClick={() => send({ t: 'kick', seat: at })}>
            {lobby.kick}
          </Button>
        </div>
      )}
    </>
  );
}
