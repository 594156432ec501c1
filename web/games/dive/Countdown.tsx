import { type CSSProperties, useEffect, useState } from 'react';
import { useWords } from '../../words/words.ts';
import type { RunningCountdown } from '../screen.ts';
import { WORDS } from './words/table.ts';

const TOLD = [60, 30, 10, 5]; // seconds that are said aloud

/** The time that ends first. Counted on here; the table's own count decides. */
export function Countdown({ countdowns }: { readonly countdowns: readonly RunningCountdown[] }) {
  const { clock } = useWords(WORDS);
  const first = countdowns.toSorted((a, b) => a.endsAt - b.endsAt)[0];
  const left = useSecondsUntil(first?.endsAt ?? null);
  if (!first || left === null) return null;
  const orca = first.key.startsWith('orca');
  const said = TOLD.findLast(seconds => left <= seconds);
  return (
    <div className={`countdown ${left <= 10 ? 'hurry' : ''}`} style={{ '--left': left } as CSSProperties}>
      <b className="num" aria-hidden="true">
        {left > 90 ? `${Math.ceil(left / 60)}′` : left}
      </b>
      <small aria-hidden="true">{orca ? clock.orca : clock.seconds}</small>
      <p className="vh" aria-live="assertive">
        {said === undefined ? '' : clock.told(said, orca)}
      </p>
    </div>
  );
}

function useSecondsUntil(endsAt: number | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (endsAt === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [endsAt]);
  return endsAt === null ? null : Math.max(0, Math.ceil((endsAt - now) / 1000));
}
