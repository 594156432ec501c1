import type { Seat } from '@fathoms/kernel/game.ts';
import type { ClientMessage } from '@fathoms/protocol/messages.ts';
import { useState } from 'preact/hooks';
import { Button, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { WORDS } from './words.ts';

interface AshoreProps {
  name: string;
  at: Seat;
  send: (message: ClientMessage) => void;
}

/** The host frees somebody's seat: for a while, or for good. */
export function Ashore({ name, at, send }: AshoreProps) {
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
