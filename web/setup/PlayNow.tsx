import { useEffect, useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import type { Site } from '../board/screen.ts';
import { MessagePage } from '../shell/MessagePage.tsx';
import { useWords } from '../words/words.ts';
import { Laying } from './Laying.tsx';
import { playNow } from './play-now.ts';
import { WORDS } from './words.ts';

/** Deals at once and goes to the table; Back leads past this page. */
export function PlayNow({ site }: { site: Site }) {
  const shell = useWords();
  const { crew, foot } = useWords(WORDS);
  const [, navigate] = useLocation();
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one game is dealt, whatever the language becomes
  useEffect(() => {
    let wanted = true;
    void site.screen?.(); // the board comes while the table is laid
    playNow(site, { you: shell.you, diver: crew.diver }).then(
      address => wanted && navigate(address, { replace: true }),
      error => {
        console.error(error);
        if (wanted) setFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [site]);
  if (!failed) return <Laying text={foot.starting} />;
  return (
    <MessagePage art="sea-seahorse" title={foot.failedTitle} text={foot.failed}>
      <Link className="btn" href={`/new/${site.id}/solo`}>
        <span>{foot.toSetup}</span>
      </Link>
    </MessagePage>
  );
}
