import { LEVELS } from '@fathoms/protocol/messages.ts';
import type { MatchRecord } from '@fathoms/table/record/record.ts';
import { whyNotShared } from '@fathoms/table/record/shared.ts';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { siteOf } from '../games/sites.ts';
import { hashOf, packedIn, readHash } from '../record/address.ts';
import { recordFaces } from '../record/faces.ts';
import { unpackRecord } from '../record/link.ts';
import { openReader } from '../record/reader.ts';
import { takeUpLocalTable } from '../session/local-tables.ts';
import { Loading } from '../shell/Loading.tsx';
import { MessagePage } from '../shell/MessagePage.tsx';
import { useWords } from '../words/words.ts';
import { Invitation } from './Invitation.tsx';
import { SameFrame } from './SameFrame.tsx';
import { SAME } from './words.ts';

type Opened = MatchRecord | 'broken' | null;

/** A match in the link itself, to be played on this device with the same luck. */
export function InLink() {
  const words = useWords(SAME);
  const [, navigate] = useLocation();
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = () => setHash(location.hash); // another link in the same tab
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const record = useRecord(packedIn(hash));
  if (record === null) return <Loading />;
  const site = record === 'broken' ? undefined : siteOf(record.game);
  if (record === 'broken' || !site?.screen)
    return <MessagePage art="sea-octopus" title={words.brokenTitle} text={words.broken} />;
  if (whyNotShared(record) !== null)
    return <MessagePage art="sea-seahorse" title={words.title} text={words.notGiven} />;
  const seat = seatIn(hash, record);
  return (
    <SameFrame site={site}>
      <Invitation
        site={site}
        who={recordFaces(record, words.friend)[seat]?.name ?? words.friend}
        score={record.end?.outcome.scores[seat] ?? 0}
        seats={record.seats.map(({ level }, at) =>
          at === seat ? null : (LEVELS.find(known => known === level) ?? 'seal'),
        )}
        note={words.inLink}
        under={false}
        closed={null}
        start={async name => {
          const link = hashOf({ step: 0, eyes: seat }, packedIn(hash));
          navigate(`/local/${await takeUpLocalTable(record, link, seat, name)}`);
        }}
      />
    </SameFrame>
  );
}

/** Whose place the link is about; the first person's where it does not say. */
export function seatIn(hash: string, { seats, entries }: MatchRecord): number {
  const { eyes } = readHash(hash, entries.length, seats.length);
  if (eyes !== 'all' && seats[eyes]?.kind === 'human') return eyes;
  return Math.max(
    0,
    seats.findIndex(({ kind }) => kind === 'human'),
  );
}

/** Played again before it is believed: what does not hold is no match. */
function useRecord(packed: string | null): Opened {
  const [opened, setOpened] = useState<Opened>(null);
  useEffect(() => {
    let wanted = true;
    const open = async (): Promise<Opened> => {
      const text = packed === null ? null : await unpackRecord(packed);
      const reading = text === null ? null : await openReader(text);
      if (!reading?.ok) return 'broken';
      const { record, check, close } = reading.reader;
      const { flaw } = await check();
      close();
      return flaw === null ? record : 'broken';
    };
    open().then(
      found => wanted && setOpened(found),
      problem => {
        console.error(problem);
        if (wanted) setOpened('broken');
      },
    );
    return () => {
      wanted = false;
    };
  }, [packed]);
  return opened;
}
