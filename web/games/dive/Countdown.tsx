import type { CSSProperties } from 'preact';
import { memo } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import type { RunningCountdown } from '../../board/screen.ts';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words/table.ts';

const TOLD = [60, 30, 10, 5]; // seconds that are said aloud

interface CountdownProps {
  readonly countdowns: readonly RunningCountdown[];
  readonly seconds: number; // a program has; the time for looking at the dive before it comes on top and is not shown
}

/** The time that ends first. Counted on here; the table's own count decides. */
export const Countdown = memo(function Countdown({ countdowns, seconds }: CountdownProps) {
  const { clock } = useWords(WORDS);
  const first = countdowns.toSorted((a, b) => a.endsAt - b.endsAt)[0];
  const now = useTime(first !== undefined && first.standsAt === null);
  if (!first) return null;
  const stands = first.standsAt !== null;
  const counted = Math.ceil((first.endsAt - (first.standsAt ?? now)) / 1000);
  const left = Math.max(0, Math.min(counted, seconds));
  const orca = first.key.startsWith('orca');
  const said = TOLD.findLast(seconds => left <= seconds);
  return (
    <div
      className={`countdown ${left <= 10 && !stands ? 'hurry' : ''}`}
      data-about="clock:"
      style={{ '--left': left } as CSSProperties}
    >
      <b className="num" aria-hidden="true">
        {left > 90 ? `${Math.ceil(left / 60)}′` : left}
      </b>
      <small aria-hidden="true">{stands ? clock.stands : orca ? clock.orca : clock.seconds}</small>
      <p className="vh" aria-live="assertive">
        {stands ? clock.stands : said === undefined ? '' : clock.told(said, orca)}
      </p>
    </div>
  );
});

/** The time of this device, a few times a second while it goes by. */
function useTime(goesBy: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!goesBy) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [goesBy]);
  return now;
}
