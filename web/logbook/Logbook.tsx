import './log.css';
import type { CSSProperties } from 'preact';
import { memo } from 'preact/compat';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Face } from '../board/screen.ts';
import { Empty, Sheet } from '../ui/controls.tsx';
import { Art, Button, Emblem, Icon } from '../ui/pieces.tsx';
import { type Shortcut, shortcutOf } from '../ui/shortcuts.ts';
import { useLatest } from '../ui/use-latest.ts';
import { useWords } from '../words/words.ts';
import { type LogRow, passagesOf, type StoryRow } from './log.ts';

/** Where a row of the log leads. Without it the log is only read. */
export interface Bookmarks {
  readonly at: number | null; // the step that is shown; null = the newest
  readonly leads: (step: number) => boolean;
  readonly jump: (step: number) => void;
}

/** In a sheet over the board, whoever jumps wants to see where to. */
export const closing = (marks: Bookmarks, close: () => void): Bookmarks => ({
  ...marks,
  jump(step) {
    marks.jump(step);
    close();
  },
});

interface LogbookProps {
  rows: readonly LogRow[];
  faces: readonly Face[];
  marks?: Bookmarks | undefined;
  behind?: number; // frames still to be shown
  skip?: () => void;
  shortcut?: Shortcut; // closes it
  close: () => void;
}

/** Beside the board on a wide screen. */
export function LogDrawer({ rows, faces, marks, behind = 0, skip, shortcut, close }: LogbookProps) {
  const words = useWords();
  const count = rows.filter(row => row.kind === 'story').length;
  return (
    <aside className="log" aria-label={words.log.title}>
      <header className="log-head">
        <Icon id="log" />
        <h2>{words.log.title}</h2>
        <button
          type="button"
          className="tool"
          aria-label={words.log.close}
          {...shortcutOf(shortcut)}
          onClick={close}
        >
          <Icon id="close" />
        </button>
      </header>
      <LogList {...{ rows, faces, marks }} />
      <footer>
        <span>{words.log.steps(count)}</span>
        {behind > 0 && skip && (
          <Button small kind="quiet" icon="skip" onClick={skip}>
            {words.tools.skip}
          </Button>
        )}
      </footer>
    </aside>
  );
}

/** Over the board on a phone. */
export function LogSheet({ rows, faces, marks, close }: Omit<LogbookProps, 'behind' | 'skip' | 'shortcut'>) {
  const words = useWords();
  return (
    <Sheet title={words.log.title} onClose={close}>
      <div className="log">
        <LogList {...{ rows, faces, marks }} />
      </div>
    </Sheet>
  );
}

function LogList({ rows, faces, marks }: Pick<LogbookProps, 'rows' | 'faces' | 'marks'>) {
  const words = useWords();
  const passages = useMemo(() => passagesOf(rows), [rows]);
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const top = useRef(0);
  const length = rows.length;
  const at = marks?.at ?? null;
  const { jump } = useLatest({ jump: (step: number) => marks?.jump(step) });
  const now = rows.findLast(row => row.kind === 'story' && (at === null || row.step <= at));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new row, or another moment, is the reason to scroll
  useLayoutEffect(() => {
    const row = (which: string) => list.current?.querySelector(which); // a passage has its size only with its rows
    if (at !== null) row('.now')?.scrollIntoView({ block: 'nearest' });
    else if (atEnd.current) row('ol:last-child > li:last-child')?.scrollIntoView({ block: 'end' });
  }, [length, at]);

  if (length === 0)
    return <Empty art={<Art id="sea-shoal" />} title={words.log.emptyTitle} text={words.log.empty} />;
  return (
    <div
      ref={list}
      className="story"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: at }) => {
        // only a reader scrolls up; rows that arrive before this is heard must not look like one
        if (at.scrollTop < top.current) atEnd.current = false;
        if (at.scrollHeight - at.scrollTop - at.clientHeight < 40) atEnd.current = true;
        top.current = at.scrollTop;
      }}
    >
      {passages.map(passage => (
        <Passage
          key={passage[0]?.key}
          rows={passage}
          now={now && passage.includes(now) ? now : null}
          leads={marks?.leads}
          {...{ faces, jump }}
        />
      ))}
    </div>
  );
}

interface PassageProps {
  rows: readonly LogRow[];
  faces: readonly Face[];
  now: LogRow | null; // the row that tells what is shown; null = it is in another passage
  leads: Bookmarks['leads'] | undefined; // undefined = no row leads anywhere
  jump: (step: number) => void;
}

/** As much of a long story as is rendered again, and laid out, at a time. */
const Passage = memo(function Passage({ rows, faces, now, leads, jump }: PassageProps) {
  return (
    <ol style={{ '--lines': rows.length } as CSSProperties}>
      {rows.map(row =>
        row.kind === 'heading' ? (
          <li key={row.key} className="turn">
            {row.text}
          </li>
        ) : (
          <StoryItem
            key={row.key}
            isNow={row === now}
            leads={leads?.(row.step) ?? null}
            {...{ row, faces, jump }}
          />
        ),
      )}
    </ol>
  );
});

interface StoryItemProps {
  row: StoryRow;
  faces: readonly Face[];
  isNow: boolean;
  leads: boolean | null; // to its moment; null = no row does
  jump: (step: number) => void;
}

/** One sentence of the story; where it can, it leads to its moment. */
const StoryItem = memo(function StoryItem({ row, faces, isNow, leads, jump }: StoryItemProps) {
  const content = (
    <>
      <SeatMark faces={faces} seat={row.seat} />
      <p>{row.text}</p>
    </>
  );
  const { step } = row;
  return (
    <li className={isNow ? 'now' : ''} aria-current={isNow && leads !== null ? 'step' : undefined}>
      {leads ? (
        <button type="button" className="bookmark" data-step={step} onClick={() => jump(step)}>
          {content}
        </button>
      ) : (
        content
      )}
    </li>
  );
});

export function SeatMark({ faces, seat }: { faces: readonly Face[]; seat: number | null }) {
  const face = seat === null ? undefined : faces[seat];
  return face ? <Emblem colour={face.colour} className="em-s" /> : <span className="em-s" />;
}
