import { useEffect, useRef } from 'preact/hooks';
import type { Face } from '../board/screen.ts';
import { SeatMark } from '../logbook/Logbook.tsx';
import type { LogRow } from '../logbook/log.ts';
import { Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';

const MOST = 5; // rows; the logbook has them all

interface RecapProps {
  face: Face; // for whom
  faces: readonly Face[];
  rows: readonly LogRow[];
  close: () => void;
}

/** What everybody saw since this player's last turn. A screen reader begins here. */
export function Recap({ face, faces, rows, close }: RecapProps) {
  const { curtain, close: closeWord } = useWords();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const story = rows.flatMap(row => (row.kind === 'story' ? [row] : []));
  return (
    <section ref={panel} className="recap panel" aria-label={curtain.since(face.name)} tabIndex={-1}>
      <header>
        <h2>{curtain.since(face.name)}</h2>
        <button type="button" className="tool" aria-label={closeWord} onClick={close}>
          <Icon id="close" />
        </button>
      </header>
      <ul>
        {story.slice(-MOST).map(row => (
          <li key={row.key}>
            <SeatMark faces={faces} seat={row.seat} />
            <p>{row.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
