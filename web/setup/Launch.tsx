import './plan-foot.css';
import { useEffect, useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import type { Site } from '../board/screen.ts';
import { Shallows } from '../shell/Loading.tsx';
import { MessagePage } from '../shell/MessagePage.tsx';
import { Bubbles, Button, CardBack, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
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

  if (!failed)
    return (
      <main className="lone">
        <Shallows />
        <div className="laying" role="status">
          <div>
            <CardBack />
            <CardBack />
            <CardBack />
            <Bubbles />
          </div>
          <p>{launch.loading}</p>
        </div>
      </main>
    );
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
