import type { ComponentChildren } from 'preact';
import { Link } from 'wouter-preact';
import { MessagePage } from '../shell/MessagePage.tsx';
import { Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import type { Trouble } from './reading.ts';
import { type ReplayWords, WORDS } from './words.ts';

/** Why a logbook does not open, in a sentence; what exactly, for whoever wants to mend it. */
export function TroubleNote({ trouble, children }: { trouble: Trouble; children?: ComponentChildren }) {
  const shell = useWords();
  const words = useWords(WORDS);
  return (
    <MessagePage art="sea-octopus" title={words.trouble.title} text={sentence(trouble, words.trouble)}>
      {'problem' in trouble && (
        <details className="rp-details">
          <summary>{words.trouble.details}</summary>
          <pre>{trouble.problem}</pre>
        </details>
      )}
      {children ?? (
        <Link className="btn primary" href="/">
          <Icon id="surface" />
          <span>{shell.home}</span>
        </Link>
      )}
    </MessagePage>
  );
}

export function sentence(trouble: Trouble, words: ReplayWords['trouble']): string {
  switch (trouble.what) {
    case 'unreadable':
      return words.unreadable(trouble.line);
    case 'no-game':
      return words['no-game'](trouble.game);
    case 'flaw':
      if (trouble.flaw === 'move') return words.move(trouble.at);
      return trouble.flaw === 'outcome' ? words.outcome : words.header;
  }
}
