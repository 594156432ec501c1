import type { Outcome } from '@fathoms/kernel/game.ts';
import type { TableInfo } from '@fathoms/protocol/messages.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Face, GameScreen, Site } from '../games/screen.ts';
import { Score } from '../score/Score.tsx';
import { useSettings } from '../settings.ts';
import { localRecord } from './local-tables.ts';
import type { Session, SessionState } from './session.ts';

interface EndingProps {
  session: Session;
  shown: SessionState;
  table: TableInfo;
  outcome: Outcome;
  site: Site;
  screen: GameScreen;
  faces: readonly Face[];
  local: boolean;
  close: () => void;
}

/** The score over the table, and the way to the next game. */
export function Ending({ session, shown, table, outcome, site, screen, faces, local, close }: EndingProps) {
  const { language } = useSettings();
  const rematch = useRematch(session, table, local);
  const { state, history } = shown;
  const seat = state?.seat ?? null;
  const result = useMemo(
    () => screen.result(state?.view, outcome, faces, seat, language),
    [screen, state, outcome, faces, seat, language],
  );
  const timeline = useMemo(() => screen.timeline(history, faces.length), [screen, history, faces.length]);
  const place = useRef<HTMLDivElement>(null);
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
        rematch={table.yours.length > 0 ? rematch : null}
        record={() => (local ? localRecord(table.id) : onlineRecord(table.id))}
        recordName={`fathoms-${table.game}-${table.id}.jsonl`}
        close={close}
      />
    </div>
  );
}

function useRematch(session: Session, table: TableInfo, local: boolean) {
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState(false);
  const { next } = table;
  useEffect(() => {
    if (asked && next !== null) navigate(`/${local ? 'local' : 't'}/${next}`);
  }, [asked, next, local, navigate]);
  const ask = (): void => {
    setAsked(true);
    session.send({ t: 'rematch' });
  };
  return { ask, asked, ready: next !== null };
}

async function onlineRecord(id: string): Promise<Blob> {
  const answer = await fetch(`/api/tables/${encodeURIComponent(id)}/record`);
  if (!answer.ok) throw new Error(`the logbook did not come: ${answer.status}`);
  return answer.blob();
}
