import { useMissing } from '../ui/parts.tsx';
import { Button, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';

/** Says that a part of the page is still on its way, or that only loading again helps. */
export function MissingNote() {
  const { connection } = useWords();
  const missing = useMissing();
  if (!missing) return null;
  const isGone = missing === 'gone';
  return (
    <aside className="page-note">
      <div className="ban" role="status">
        <Icon id={isGone ? 'again' : 'offline'} />
        <b>{isGone ? connection.stale : connection.late}</b>
        <span>{isGone ? connection.staleMore : connection.lateMore}</span>
        <Button small kind="primary" onClick={() => location.reload()}>
          {connection.reload}
        </Button>
      </div>
    </aside>
  );
}
