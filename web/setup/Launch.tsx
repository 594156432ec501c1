import './plan-foot.css';
import { useEffect, useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import type { Site } from '../board/screen.ts';
import { MessagePage } from '../shell/MessagePage.tsx';
import { Button, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { Laying } from './Laying.tsx';
import { createOnlineTable } from './server.ts';
import { WORDS } from './words.ts';

/** Asks the server for a table and goes there; everything else is set up at the table, where friends see it. */
export function Launch({ site }: { site: Site }) {
  const { launch } = useWords(WORDS);
  const [, navigate] = useLocation();
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another request
  useEffect(() => {
    let wanted = true;
    setFailed(false);
    createOnlineTable({ game: site.id, seats: site.seats.max }).then(
      id => wanted && navigate(`/t/${id}`, { replace: true }),
      error => {
        console.error(error);
        if (wanted) setFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [site, tries, navigate]);

  if (!failed) return <Laying text={launch.loading} />;
  return (
    <MessagePage art="sea-seahorse" title={launch.failed} text={launch.failedMore}>
      <div className="launch-ways">
        <Link className="btn primary" href={`/new/${site.id}/solo`}>
          <Icon id="bot" />
          <span>{launch.solo}</span>
        </Link>
        <Button icon="again" onClick={() => setTries(tries + 1)}>
          {launch.again}
        </Button>
      </div>
    </MessagePage>
  );
}
