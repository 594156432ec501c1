import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { siteOf } from '../games/sites.ts';
import type { Reader } from '../record/reader.ts';
import { type FetchedRecord, fetchRecord, type Source } from '../record/sources.ts';
import { TroubleNote } from '../record/TroubleNote.tsx';
import { useReader } from '../record/use-reader.ts';
import { WORDS } from '../record/words.ts';
import { Loading } from '../shell/Loading.tsx';
import { MessagePage } from '../shell/MessagePage.tsx';
import { useScreen } from '../shell/use-screen.ts';
import { Button, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { ReplayTable } from './ReplayTable.tsx';
import type { KeptRecord } from './use-keep.ts';

/** The replay of a table, on the server or on this device. */
export function ReplayPage({ id, local }: Source) {
  const [fetched, setFetched] = useState<FetchedRecord | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const load = useCallback(() => {
    setFetched(null);
    fetchRecord({ id, local }).then(setFetched, setProblem);
  }, [id, local]);
  useEffect(load, [load]);
  if (problem) throw problem; // the page of last resort offers to load again
  if (!fetched) return <Loading />;
  if (!fetched.ok)
    return <Missing why={fetched.why} table={`/${local ? 'local' : 't'}/${id}`} again={load} />;
  return <OpenLogbook text={fetched.text} name={null} source={{ id, local }} />;
}

function Missing({
  why,
  table,
  again,
}: {
  why: 'missing' | 'playing' | 'offline';
  table: string;
  again: () => void;
}) {
  const { gone } = useWords(WORDS);
  if (why === 'missing') return <MessagePage art="sea-octopus" title={gone.title} text={gone.missing} />;
  if (why === 'playing')
    return (
      <MessagePage art="sea-seahorse" title={gone.title} text={gone.playing}>
        <Link className="btn primary" href={table}>
          <Icon id="dive" />
          <span>{gone.toTable}</span>
        </Link>
      </MessagePage>
    );
  return (
    <MessagePage art="sea-octopus" title={gone.offlineTitle} text={gone.offline}>
      <Button kind="primary" icon="again" onClick={again}>
        {gone.again}
      </Button>
    </MessagePage>
  );
}

interface OpenLogbookProps {
  text: string;
  name: string | null; // of the file; null = it has none yet
  source: Source | null; // null = a file
  instead?: ComponentChildren; // the way on when it does not open
}

/** A logbook, once it is found to hold. */
export function OpenLogbook({ text, name, source, instead }: OpenLogbookProps) {
  const opened = useReader(text);
  if (!opened) return <Loading />;
  if (!opened.ok) return <TroubleNote trouble={opened.trouble}>{instead}</TroubleNote>;
  const { reader } = opened;
  const { game } = reader.record;
  return (
    <Staged
      reader={reader}
      source={source}
      logbook={{ text, name: name ?? `fathoms-${game}-${source?.id ?? ''}.jsonl` }}
    />
  );
}

function Staged({ reader, source, logbook }: { reader: Reader; source: Source | null; logbook: KeptRecord }) {
  const { game } = reader.record;
  const site = siteOf(game);
  const screen = useScreen(site);
  if (!site?.screen) return <TroubleNote trouble={{ what: 'no-game', game }} />;
  return screen ? <ReplayTable {...{ reader, site, screen, source, logbook }} /> : <Loading />;
}
