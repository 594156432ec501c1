import type { SharedPage } from '@fathoms/protocol/shared.ts';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { siteOf } from '../games/sites.ts';
import { OpenLogbook } from '../replay/ReplayPage.tsx';
import { Loading } from '../shell/Loading.tsx';
import { MessagePage, NotFound } from '../shell/MessagePage.tsx';
import { Button } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { fetchShared, fetchSharedRecord } from './server.ts';
import { TablesPage } from './TablesPage.tsx';
import { TryPage } from './TryPage.tsx';
import { SAME } from './words.ts';

/** How often a page that waits for others looks again. */
const LOOK_MS = 10_000;

/** A deal that several have: the same match for others, or several tables. */
export function SharedRoute({ deal }: { deal: string }) {
  const words = useWords(SAME);
  const [page, setPage] = useState<SharedPage | 'missing' | 'failed' | null>(null);
  const load = useCallback(() => {
    fetchShared(deal).then(
      found => setPage(found ?? 'missing'),
      problem => {
        console.error(problem);
        setPage(before => (before === null ? 'failed' : before));
      },
    );
  }, [deal]);
  useEffect(() => {
    load();
    const timer = setInterval(() => document.visibilityState === 'visible' && load(), LOOK_MS);
    return () => clearInterval(timer);
  }, [load]);
  if (page === null) return <Loading />;
  if (page === 'missing') return <NotFound />;
  if (page === 'failed')
    return (
      <MessagePage art="sea-jelly" title={words.offlineTitle} text={words.offline}>
        <Button kind="primary" icon="again" onClick={load}>
          {words.again}
        </Button>
      </MessagePage>
    );
  const site = siteOf(page.game);
  if (!site?.screen) return <NotFound />;
  return page.as === 'try' ? <TryPage {...{ page, site }} /> : <TablesPage {...{ page, site }} />;
}

/** One of its matches, card by card on the board. */
export function SharedReplay({ deal, n }: { deal: string; n: string }) {
  const [text, setText] = useState<string | 'missing' | null>(null);
  useEffect(() => {
    fetchSharedRecord(deal, Number(n)).then(
      found => setText(found ?? 'missing'),
      problem => {
        console.error(problem);
        setText('missing');
      },
    );
  }, [deal, n]);
  if (text === null) return <Loading />;
  if (text === 'missing') return <NotFound />;
  return <OpenLogbook text={text} name={`fathoms-same-${n}.jsonl`} source={null} />;
}
