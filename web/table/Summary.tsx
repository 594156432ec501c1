import '../people/people.css';
import type { StoryRow } from '../logbook/log.ts';
import { PEOPLE } from '../people/people-words.ts';
import { Sheet } from '../ui/controls.tsx';
import { Button } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';

/** What a bot did in one's seat, told like the log. */
export function Summary({ rows, close }: { rows: readonly StoryRow[]; close: () => void }) {
  const { summary } = useWords(PEOPLE);
  return (
    <Sheet title={summary.title} onClose={close}>
      <div className="summary">
        <p>{rows.length > 0 ? summary.lead : summary.nothing}</p>
        <ol>
          {rows.map(row => (
            <li key={row.key}>{row.text}</li>
          ))}
        </ol>
        <Button kind="primary" onClick={close}>
          {summary.done}
        </Button>
      </div>
    </Sheet>
  );
}
