import { readRecord } from '@fathoms/table/record/read-record.ts';
import type { MatchRecord } from '@fathoms/table/record/record.ts';
import { useEffect, useState } from 'preact/hooks';
import { siteOf } from '../games/sites.ts';
import { hashOf, packedIn, replayPath } from '../record/address.ts';
import { recordFaces } from '../record/faces.ts';
import { unpackRecord } from '../record/link.ts';
import { localAgainst, localRecord, localStatus } from '../session/local-tables.ts';
import { Loading } from '../shell/Loading.tsx';
import { NotFound } from '../shell/MessagePage.tsx';
import { Emblem } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { Compare } from './Compare.tsx';
import { seatIn } from './InLink.tsx';
import { SameFrame } from './SameFrame.tsx';
import { verdict } from './TryPage.tsx';
import { SAME } from './words.ts';

interface Pair {
  readonly own: MatchRecord;
  readonly other: MatchRecord;
  readonly texts: readonly [own: string, other: string];
  readonly link: string; // the fragment the other came in
}

/** One's own dive of this device beside the one that came in the link. */
export function LocalCompare({ id }: { id: string }) {
  const words = useWords(SAME);
  const [pair, setPair] = useState<Pair | 'missing' | null>(null);
  useEffect(() => {
    loadPair(id).then(
      found => setPair(found ?? 'missing'),
      problem => {
        console.error(problem);
        setPair('missing');
      },
    );
  }, [id]);
  if (pair === null) return <Loading />;
  const site = pair === 'missing' ? undefined : siteOf(pair.own.game);
  if (pair === 'missing' || !site?.screen) return <NotFound />;
  const { own, other, texts, link } = pair;
  const seat = seatIn(link, other);
  const scoreOf = (record: MatchRecord): number => record.end?.outcome.scores[seat] ?? 0;
  const name = recordFaces(other, words.friend)[seat]?.name ?? words.friend;
  return (
    <SameFrame site={site}>
      <section className="panel same-results">
        <header>
          <h2>{verdict(words, { score: scoreOf(own) }, { name, score: scoreOf(other) })}</h2>
        </header>
        <ol>
          <li className="mine">
            <Emblem colour="sun" className="em-s" />
            <span className="same-who">{words.you}</span>
            <b className="num">{scoreOf(own)}</b>
          </li>
          <li>
            <span className="same-who">{name}</span>
            <b className="num">{scoreOf(other)}</b>
          </li>
        </ol>
      </section>
      <Compare
        site={site}
        sides={[
          {
            ...{ key: 'own', name: words.you, you: true, seat, text: async () => texts[0] },
            replay: step => replayPath({ id, local: true }, { step, eyes: seat }),
          },
          {
            ...{ key: 'other', name, you: false, seat, text: async () => texts[1] },
            replay: step => `/replay${hashOf({ step, eyes: seat }, packedIn(link))}`,
          },
        ]}
      />
    </SameFrame>
  );
}

async function loadPair(id: string): Promise<Pair | null> {
  const link = await localAgainst(id);
  const packed = link === null ? null : packedIn(link);
  if (link === null || packed === null || (await localStatus(id)) !== 'over') return null;
  const theirs = await unpackRecord(packed);
  if (theirs === null) return null;
  const texts = [await (await localRecord(id)).text(), theirs] as const;
  const [own, other] = texts.map(readRecord);
  return own?.ok && other?.ok ? { own: own.record, other: other.record, texts, link } : null;
}
