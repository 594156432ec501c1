import type { Outcome } from '@fathoms/kernel/game.ts';
import type { TableInfo } from '@fathoms/protocol/messages.ts';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import type { Face, GameScreen, Site } from '../board/screen.ts';
import type { Checkable } from '../fairness/FairSheet.tsx';
import { replayPath, reviewPath } from '../record/address.ts';
import { WAYS } from '../same/way-words.ts';
import { type Company, type Rematch, Score } from '../score/Score.tsx';
import { tellMoments } from '../score/tell-moments.ts';
import { WORDS } from '../score/words.ts';
import { localAdvice, localRecord } from '../session/local-tables.ts';
import type { Session, SessionState } from '../session/session.ts';
import { useSettings } from '../settings/settings.ts';
import { lazyPart } from '../ui/parts.tsx';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import { useWords } from '../words/words.ts';

const RatedResult = lazyPart(() => import('../ratings/RatedResult.tsx').then(m => m.RatedResult));
const Share = lazyPart(() => import('./Share.tsx').then(m => m.Share));
const ChallengeSheet = lazyPart(() => import('../same/ChallengeSheet.tsx').then(m => m.ChallengeSheet));
const OtherGame = lazyPart(() => import('./OtherGame.tsx').then(m => m.OtherGame));
const FairSheet = lazyPart(() => import('../fairness/FairSheet.tsx').then(m => m.FairSheet));

interface EndingProps {
  session: Session;
  shown: SessionState;
  table: TableInfo;
  outcome: Outcome;
  site: Site;
  screen: GameScreen;
  faces: readonly Face[];
  local: boolean;
  company: Company | null; // null = everybody sits at this device
  close: () => void;
}

/** The score over the table, and the way to the next game. */
export function Ending(props: EndingProps) {
  const { session, shown, table, outcome, site, screen, faces, local, company, close } = props;
  const { language } = useSettings();
  const next = useRematch(session, table, local);
  const { daily, shared } = table;
  const ways = useWords(WAYS);
  const words = useWords(WORDS);
  const rematch = daily || table.evening || shared?.as === 'try' ? null : next;
  const { state, history } = shown;
  const seat = state?.seat ?? null;
  const result = useMemo(
    () => screen.result(state?.view, outcome, faces, seat, language, history),
    [screen, state, outcome, faces, seat, language, history],
  );
  const timeline = useMemo(() => screen.timeline(history, faces.length), [screen, history, faces.length]);
  const eyes = table.yours.length === 1 ? (seat ?? 'all') : 'all';
  const replayAt = (step: number) => replayPath({ id: table.id, local }, { step, eyes });
  const first = outcome.places.indexOf(1); // none where somebody without a seat has won
  const moments = tellMoments(
    { screen, history, timeline, faces, language },
    first < 0 ? null : first,
    replayAt,
  );
  const [checking, setChecking] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [sharing, setSharing] = useState(false);
  const [challenging, setChallenging] = useState(false);
  const isGiven = table.yours.length > 0 && !daily && shared?.as !== 'table';
  const field = daily
    ? { href: `/daily/${daily.day}/${table.game}`, text: words.field }
    : shared && {
        href: shared.deal === '' ? `/local/${table.id}/beside` : `/same/${shared.deal}`,
        text: ways.field,
      };
  const record = () => (local ? localRecord(table.id) : onlineRecord(table.id));
  const place = useRef<HTMLDivElement>(null);
  useReturnFocus(place);
  useEffect(() => place.current?.focus(), []);
  return (
    <div className="score-over" ref={place} tabIndex={-1}>
      <Score
        site={site}
        faces={faces}
        seat={seat}
        outcome={outcome}
        result={result}
        timeline={timeline}
        moments={moments}
        rematch={rematch}
        company={company}
        choose={rematch && !rematch.ready && !local ? () => setChoosing(true) : null}
        advice={useAdviceCount(table.id, local)}
        rated={table.settings.rated ? <RatedResult table={table} /> : null}
        field={field ?? null}
        challenge={
          isGiven ? { text: ways.challenge, sub: ways.challengeSub, open: () => setChallenging(true) } : null
        }
        record={record}
        recordName={`fathoms-${table.game}-${table.id}.jsonl`}
        replay={replayAt(0)}
        review={
          site.review ? reviewPath({ id: table.id, local }, table.yours.length === 1 ? seat : null) : null
        }
        share={daily || (shared && !local) ? null : () => setSharing(true)}
        check={() => setChecking(true)}
        close={close}
      />
      {choosing && rematch && <OtherGame {...{ table }} ask={rematch.ask} close={() => setChoosing(false)} />}
      {challenging && <ChallengeSheet {...{ table, local }} close={() => setChallenging(false)} />}
      {sharing && (
        <Share
          {...{ table, site, screen, faces, outcome, timeline, local }}
          shown={shown}
          close={() => setSharing(false)}
        />
      )}
      {checking && (
        <FairSheet
          open={() => openForCheck(record)}
          table={local ? null : table.id}
          close={() => setChecking(false)}
        />
      )}
    </div>
  );
}

/** The way to the next match; who looks on goes along once there is one. null = there is none for them. */
function useRematch(session: Session, table: TableInfo, local: boolean): Rematch | null {
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState(false);
  const { next } = table;
  useEffect(() => {
    if (asked && next !== null) navigate(`/${local ? 'local' : 't'}/${next}`);
  }, [asked, next, local, navigate]);
  const plays = table.yours.length > 0 || (table.host && !local);
  if (!plays && next === null) return null;
  const ask = (game?: string): void => {
    setAsked(true);
    if (plays) session.send({ t: 'rematch', ...(game !== undefined && { game }) });
  };
  return { ask, asked, ready: next !== null, plays };
}

/** How often the coach was asked; only at tables of this device. */
function useAdviceCount(id: string, local: boolean): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (local) localAdvice(id).then(setCount, console.error);
  }, [id, local]);
  return count;
}

/** A worker reads it, checks it once and goes. */
async function openForCheck(record: () => Promise<Blob>): Promise<Checkable> {
  const [{ openReader }, file] = await Promise.all([import('../record/reader.ts'), record()]);
  const opened = await openReader(await file.text());
  if (!opened.ok) return opened;
  const { reader } = opened;
  return { ok: true, reader: { ...reader, check: () => reader.check().finally(reader.close) } };
}

async function onlineRecord(id: string): Promise<Blob> {
  const answer = await fetch(`/api/tables/${encodeURIComponent(id)}/record`);
  if (!answer.ok) throw new Error(`the logbook did not come: ${answer.status}`);
  return answer.blob();
}
