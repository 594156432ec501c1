import { useEffect, useState } from 'preact/hooks';
import { onRestart, putRestartAway, type Restart, restartNow } from '../session/restart.ts';
import { Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';

const MINUTE = 60_000;
/** How fine the time is told to those who listen: a new sentence for each, not one a second. */
const STEPS = [1, 2, 5, 10, 30, 60, 120];

function useRestart(): { readonly restart: Restart; readonly left: number } | null {
  const [restart, setRestart] = useState(restartNow);
  const [now, setNow] = useState(Date.now);
  useEffect(() => onRestart(() => setRestart(restartNow())), []);
  useEffect(() => {
    if (!restart) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [restart]);
  return restart && { restart, left: Math.max(0, restart.at - now) };
}

/** What is left, as a clock shows it. */
export function clockTime(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A restart the operator announced: quiet, counted down, and to be put away until the last minute. */
export function RestartBan() {
  const { connection } = useWords();
  const told = useRestart();
  if (!told || (told.restart.away && told.left > MINUTE)) return null;
  const { restart, left } = told;
  const minutes = STEPS.find(step => left <= step * MINUTE) ?? Math.ceil(left / MINUTE);
  return (
    <div className="ban restart">
      <Icon id="clock" />
      <p>
        {left === 0 ? (
          <b>{connection.restartSoon}</b>
        ) : (
          <>
            <b aria-hidden="true">{connection.restart(clockTime(left))}</b>
            <span className="vh">{connection.restart(connection.minutes(minutes))}</span>
          </>
        )}{' '}
        {restart.words && <span className="restart-words">{restart.words} </span>}
        <span className="more">{connection.restartMore}</span>
      </p>
      {left > MINUTE && (
        <button type="button" className="tool" aria-label={connection.restartAway} onClick={putRestartAway}>
          <Icon id="close" />
        </button>
      )}
    </div>
  );
}

/** The same on pages without a table. */
export function RestartNote() {
  return (
    <aside className="page-note">
      <div role="status">
        <RestartBan />
      </div>
    </aside>
  );
}
