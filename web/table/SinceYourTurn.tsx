import './since-turn.css';
import type { Face } from '../board/screen.ts';
import { SeatMark } from '../logbook/Logbook.tsx';
import type { LogRow } from '../logbook/log.ts';
import { Sheet } from '../ui/controls.tsx';
import { Button } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { SINCE_WORDS } from './since-words.ts';

interface SinceProps {
  readonly rows: readonly LogRow[]; // since one's last turn
  readonly faces: readonly Face[];
  readonly watch: (() => void) | null; // null = this page did not see it
  readonly close: () => void;
}

/** What the others did since one's last turn: to read, and to watch again. */
export function SinceYourTurn({ rows, faces, watch, close }: SinceProps) {
  const { since } = useWords();
  const words = useWords(SINCE_WORDS);
  return (
    <Sheet title={since} onClose={close} className="since-turn">
      {watch && (
        <Button kind="primary" icon="skip" onClick={watch}>
          {words.watch}
        </Button>
      )}
      <ol>
        {rows.map(row =>
          row.kind === 'heading' ? (
            <li key={row.key} className="turn">
              {row.text}
            </li>
          ) : (
            <li key={row.key}>
              <SeatMark faces={faces} seat={row.seat} />
              <p>{row.text}</p>
            </li>
          ),
        )}
      </ol>
    </Sheet>
  );
}
