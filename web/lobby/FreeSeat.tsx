import type { Seat } from '@fathoms/kernel/game.ts';
import type { ClientMessage } from '@fathoms/protocol/messages.ts';
import { useState } from 'preact/hooks';
import { WORDS } from '../setup/words.ts';
import { Button, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';

interface FreeSeatProps {
  name: string;
  at: Seat;
  send: (message: ClientMessage) => void;
}

/** The host frees somebody's seat: for a while, or for good. */
export function FreeSeat({ name, at, send }: FreeSeatProps) {
  const shell = useWords();
  const { lobby } = useWords(WORDS);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className="tool"
        aria-label={lobby.clear(name)}
        aria-expanded={asking}
        title={lobby.clear(name)}
        onClick={() => setAsking(!asking)}
      >
        <Icon id="close" />
      </button>
      {asking && (
        <div className="plan-seat-ways">
          <Button small onClick={() => send({ t: 'clear', seat: at })}>
            {lobby.free}
          </Button>
          <Button small sub={lobby.kickMore} onClick={() => send({ t: 'kick', seat: at })}>
            {lobby.kick}
          </Button>
          <Button small kind="quiet" onClick={() => setAsking(false)}>
            {shell.cancel}
          </Button>
        </div>
      )}
    </>
  );
}
