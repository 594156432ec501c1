import { Link } from 'wouter-preact';
import { MessagePage } from '../shell/MessagePage.tsx';
import { Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { EVENINGS } from './words.ts';

/** A table of an evening that was never begun. */
export function CalledOff({ evening }: { evening: string }) {
  const words = useWords(EVENINGS);
  return (
    <MessagePage art="sea-jelly" title={words.states.off} text={words.wait.called}>
      <Link className="btn primary" href={`/e/${evening}`}>
        <Icon id="back" />
        <span>{words.back}</span>
      </Link>
    </MessagePage>
  );
}
