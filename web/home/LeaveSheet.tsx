import { useEffect, useRef, useState } from 'preact/hooks';
import { Sheet } from '../ui/controls.tsx';
import { Button } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import type { MyTable } from './my-tables.ts';
import { WORDS } from './words.ts';

interface LeaveSheetProps {
  table: MyTable;
  game: string;
  putAway: () => void;
  left: () => void;
  close: () => void;
}

/** An online table: out of sight with the seat kept, or left for good. */
export function LeaveSheet({ table, game, putAway, left, close }: LeaveSheetProps) {
  const { away } = useWords(WORDS);
  const [phase, setPhase] = useState<'asking' | 'leaving' | 'failed'>('asking');
  const waiting = useRef(new AbortController());
  useEffect(() => () => waiting.current.abort(), []);
  const leave = async () => {
    setPhase('leaving');
    const [{ leaveTable }, { onlineTransport }, { browserOutside }] = await Promise.all([
      import('../session/leave-table.ts'),
      import('../session/online-connection.ts'),
      import('../session/browser.ts'),
    ]);
    const isLeft = await leaveTable(onlineTransport(browserOutside), table.id, waiting.current.signal);
    if (isLeft) left();
    else setPhase('failed');
  };
  const way = table.status === 'lobby' ? away.leave : away.giveUp;
  return (
    <Sheet title={away.title(game)} onClose={close}>
      <div className="menu">
        <Button sub={away.keep.more} onClick={putAway}>
          {away.keep.name}
        </Button>
        <Button sub={way.more} off={phase === 'leaving'} onClick={() => phase !== 'leaving' && void leave()}>
          {phase === 'leaving' ? away.leaving : way.name}
        </Button>
        {phase === 'failed' && (
          <p className="ban err" role="alert">
            {away.failed}
          </p>
        )}
      </div>
    </Sheet>
  );
}
