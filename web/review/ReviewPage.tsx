import './review.css';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { ReviewScreen } from '../board/review.ts';
import type { Site } from '../board/screen.ts';
import { siteOf } from '../games/sites.ts';
import { packedIn, replayPath } from '../record/address.ts';
import { unpackRecord } from '../record/link.ts';
import type { Reader } from '../record/reader.ts';
import { fetchRecord, type Source } from '../record/sources.ts';
import { TroubleNote } from '../record/TroubleNote.tsx';
import { useReader } from '../record/use-reader.ts';
import { WORDS } from '../record/words.ts';
import { Loading, Shallows } from '../shell/Loading.tsx';
import { MessagePage } from '../shell/MessagePage.tsx';
import { useScreen } from '../shell/use-screen.ts';
import { Bubbles, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { ReviewTable } from './ReviewTable.tsx';
import { useReview } from './use-review.ts';
import { REVIEW } from './words.ts';

/** The review of a table's match, on the server or on this device; null = the match is in the link itself. */
export function ReviewPage({ source }: { source: Source | null }) {
  const [packed] = useState(() => packedIn(location.hash));
  const text = useText(source, packed);
  const { gone } = useWords(WORDS);
  if (text === 'opening') return <Loading />;
  if (text === null) return <MessagePage art="sea-octopus" title={gone.title} text={gone.missing} />;
  const replay = source ? replayPath(source) : `/replay#g=${packed}`;
  return <Opened {...{ text, packed, replay }} />;
}

/** null = there is nothing to be had. */
function useText(source: Source | null, packed: string | null): string | null | 'opening' {
  const [text, setText] = useState<string | null | 'opening'>('opening');
  const id = source?.id ?? null;
  const local = source?.local ?? false;
  const load = useCallback(async (): Promise<string | null> => {
    if (id === null) return packed === null ? null : unpackRecord(packed);
    const fetched = await fetchRecord({ id, local });
    return fetched.ok ? fetched.text : null;
  }, [id, local, packed]);
  useEffect(() => {
    let wanted = true;
    load().then(
      found => wanted && setText(found),
      problem => {
        console.error(problem);
        if (wanted) setText(null);
      },
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  return text;
}

interface OpenedProps {
  text: string;
  packed: string | null;
  replay: string; // address
}

function Opened({ text, packed, replay }: OpenedProps) {
  const opened = useReader(text);
  if (!opened) return <Loading />;
  if (!opened.ok) return <TroubleNote trouble={opened.trouble} />;
  const site = siteOf(opened.reader.record.game);
  if (!site?.review) return <Refused replay={replay} />;
  return <Working {...{ text, packed, replay, site }} reader={opened.reader} />;
}

function Working({ text, packed, replay, site, reader }: OpenedProps & { site: Site; reader: Reader }) {
  const words = useWords(REVIEW);
  const work = useReview(text);
  const screen = useScreen(site);
  const said = useReviewScreen(site);
  if (work.is === 'failed') return <Refused replay={replay} />;
  if (work.is === 'working' || !screen || !said) {
    const progress = work.is === 'working' ? work.progress : null;
    const share = work.is === 'working' ? (progress?.share ?? 0) : 1;
    return (
      <main className="lone">
        <Shallows />
        <section className="panel review-working" role="status">
          <h1>{words.working}</h1>
          <progress value={share} max={1} aria-label={words.working} />
          <p>
            {progress ? (
              words[progress.of === 'pictures' ? 'looking' : 'progress'](progress.done, progress.all)
            ) : (
              <Bubbles />
            )}
          </p>
        </section>
      </main>
    );
  }
  return <ReviewTable {...{ reader, site, screen, said, packed, replay }} review={work.review} />;
}

function useReviewScreen({ review }: Site): ReviewScreen | null {
  const [screen, setScreen] = useState<ReviewScreen | null>(null);
  useEffect(() => {
    review?.().then(setScreen, console.error);
  }, [review]);
  return screen;
}

function Refused({ replay }: { replay: string }) {
  const words = useWords(REVIEW);
  return (
    <MessagePage art="sea-octopus" title={words.failedTitle} text={words.failed}>
      <Link className="btn primary" href={replay}>
        <Icon id="again" />
        <span>{words.toReplay}</span>
      </Link>
    </MessagePage>
  );
}
