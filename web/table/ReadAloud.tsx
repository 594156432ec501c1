import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { LogRow } from '../logbook/log.ts';

interface ReadAloudProps {
  readonly rows: readonly LogRow[]; // as far as they are told
  readonly silent: boolean; // behind the curtain: what comes meanwhile is told by the recap
  readonly held?: boolean; // the past is shown: what comes meanwhile is read afterwards
}

const KEPT = 20; // lines that were read before; a screen reader may still be at them

/**
 * Reads the log aloud: every line once, in the order in which the beats land, and all of those that land together.
 * What was there when the page was opened, or the device handed over, has been told before.
 */
export function ReadAloud({ rows, silent, held = false }: ReadAloudProps) {
  const end = rows.at(-1)?.step ?? -1;
  const [known, setKnown] = useState(end); // the last step that is not read
  const read = useRef(0); // lines that were there before
  const from = held ? known : silent ? end : Math.min(known, end); // a move that was taken back is told anew
  if (from !== known) setKnown(from); // before anything is drawn
  const lines = held ? [] : rows.flatMap(row => (row.kind === 'story' && row.step > from ? [row] : []));
  const first = Math.max(0, Math.min(read.current, lines.length) - KEPT);
  useLayoutEffect(() => {
    read.current = lines.length;
  });
  return (
    <div className="vh read-aloud" role="log" aria-live="polite" aria-relevant="additions">
      {lines.slice(first).map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
