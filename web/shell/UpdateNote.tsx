import { useEffect, useState } from 'preact/hooks';
import { Button, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { watchForUpdate } from './update.ts';

/** Offers a new version once it is downloaded; a game in progress is never interrupted. */
export function UpdateNote() {
  const { connection } = useWords();
  const [update, setUpdate] = useState<(() => void) | null>(null);
  useEffect(() => {
    watchForUpdate(use => setUpdate(() => use)).catch(problem =>
      console.warn('not kept for offline play', problem),
    );
  }, []);
  if (!update) return null;
  return (
    <aside className="page-note">
      <div className="ban" role="status">
        <Icon id="again" />
        <b>{connection.update}</b>
        <Button small kind="primary" onClick={update}>
          {connection.updateNow}
        </Button>
        <button
          type="button"
          className="tool"
          aria-label={connection.updateLater}
          onClick={() => setUpdate(null)}
        >
          <Icon id="close" />
        </button>
      </div>
    </aside>
  );
}
