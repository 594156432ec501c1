import { useLayoutEffect, useRef } from 'react';
import type { Face } from '../games/screen.ts';
import { Empty, Sheet } from '../ui/controls.tsx';
import { Art, Button, Emblem, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import type { LogLine } from './log.ts';

interface LogbookProps {
  lines: readonly LogLine[];
  faces: readonly Face[];
  behind: number; // frames still to be shown
  skip: () => void;
  close: () => void;
}

/** Beside the board on a wide screen. */
export function LogDrawer({ lines, faces, behind, skip, close }: LogbookProps) {
  const words = useWords();
  const count = lines.filter(line => line.kind === 'line').length;
  return (
    <aside className="log" aria-label={words.log.title}>
      <header>
        <Icon id="log" />
        <h2>{words.log.title}</h2>
        <button type="button" className="tool" aria-label={words.log.close} onClick={close}>
          <Icon id="close" />
        </button>
      </header>
      <LogList lines={lines} faces={faces} />
      <footer>
        <span>{words.log.steps(count)}</span>
        {behind > 0 && (
          <Button small kind="quiet" icon="skip" onClick={skip}>
            {words.tools.skip}
          </Button>
        )}
      </footer>
    </aside>
  );
}

/** Over the board on a phone. */
export function LogSheet({ lines, faces, close }: Pick<LogbookProps, 'lines' | 'faces' | 'close'>) {
  const words = useWords();
  return (
    <Sheet title={words.log.title} onClose={close}>
      <div className="log">
        <LogList lines={lines} faces={faces} />
      </div>
    </Sheet>
  );
}

function LogList({ lines, faces }: { lines: readonly LogLine[]; faces: readonly Face[] }) {
  const words = useWords();
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  const length = lines.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to scroll
  useLayoutEffect(() => {
    if (atEnd.current) list.current?.lastElementChild?.scrollIntoView({ block: 'end' });
  }, [length]);

  if (length === 0)
    return <Empty art={<Art id="loot-map" />} title={words.log.emptyTitle} text={words.log.empty} />;
  const last = lines.findLast(line => line.kind === 'line');
  return (
    <ol
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: at }) => {
        atEnd.current = at.scrollHeight - at.scrollTop - at.clientHeight < 40;
      }}
    >
      {lines.map(line =>
        line.kind === 'heading' ? (
          <li key={line.key} className="turn">
            {line.text}
          </li>
        ) : (
          <li key={line.key} className={line === last ? 'now' : ''}>
            <SeatMark faces={faces} seat={line.seat} />
            <p>{line.text}</p>
          </li>
        ),
      )}
    </ol>
  );
}

export function SeatMark({ faces, seat }: { faces: readonly Face[]; seat: number | null }) {
  const face = seat === null ? undefined : faces[seat];
  return face ? <Emblem colour={face.colour} className="em-s" /> : <span className="em-s" />;
}
