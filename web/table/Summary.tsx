import '../people/people.css';
import type { StoryLine } from '../logbook/log.ts';
import { PEOPLE } from '../people/people-words.ts';
import { Sheet } from '../ui/controls.tsx';
import { Button } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';

/** What a bot did in one's seat, told like the log. */
export function Summary({ lines, close }: { lines: readonly StoryLine[]; close: () => void }) {
  const { summary } = useWords(PEOPLE);
  return (
    <Sheet title={summary.title} onClose={close}>
      <div className="summary">
        <p>{lines.length > 0 ? summary.lead : summary.nothing}</p>
        <ol>
          {lines.map(line => (
            <li key={line.key}>{line.text}</li>
          ))}
        </ol>
        <Button kind="primary" onClick={close}>
          {summary.done}
        </Button>
      </div>
    </Sheet>
  );
}
