import type { Event, View } from '@fathoms/games/locker/types.ts';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { eventsIn } from '../../board/news.ts';
import type { Telling } from '../../board/use-director.ts';
import { within } from '../../board/within.ts';

interface AimProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly view: View;
  readonly chosen: string | null;
  readonly telling: Telling<View>;
}

/** From the card that acts to whom it hits: while it is chosen, pointed at, and while it happens. */
export function Aim({ root, view, chosen, telling }: AimProps) {
  const pointed = usePointed(root);
  const hit = hitIn(telling);
  const action = chosen ?? pointed;
  const target =
    hit !== null ? `[data-spot="crate-${hit}"]` : action && !telling.script ? `[data-aim="${action}"]` : null;
  const source = (telling.script ? telling.before : view).exploration.at(-1)?.card;
  const [path, setPath] = useState('');
  useLayoutEffect(() => {
    const board = root.current;
    setPath((board && target && source && pathIn(board, `.line [data-card="${source}"]`, target)) || '');
  }, [root, target, source]);
  if (!path || !target) return null;
  return (
    <svg className={`aim ${hit !== null || chosen ? 'sure' : ''}`} aria-hidden="true">
      <defs>
        <marker
          id="aim-tip"
          viewBox="0 0 10 10"
          refX="7"
          refY="5"
          markerWidth="4"
          markerHeight="4"
          orient="auto"
        >
          <path d="M0,0 L10,5 L0,10 Z" />
        </marker>
      </defs>
      <path className="edge" d={path} />
      <path d={path} markerEnd="url(#aim-tip)" />
    </svg>
  );
}

/** The choice under the mouse or the focus: its `data-aim`. */
function usePointed(root: RefObject<HTMLElement | null>): string | null {
  const [pointed, setPointed] = useState<string | null>(null);
  useEffect(() => {
    const board = root.current;
    if (!board) return;
    const at = ({ target }: { readonly target: EventTarget | null }) =>
      setPointed((target as Element).closest<HTMLElement>('[data-aim]')?.dataset.aim ?? null);
    const gone = () => setPointed(null);
    const stop = new AbortController();
    const { signal } = stop;
    board.addEventListener('pointerover', at, { signal });
    board.addEventListener('pointerleave', gone, { signal });
    board.addEventListener('focusin', at, { signal });
    board.addEventListener('focusout', gone, { signal });
    return () => stop.abort();
  }, [root]);
  return pointed;
}

/** Whose hold the beat that is being told reaches into; null = nobody's. */
function hitIn({ script, beat, news }: Telling<View>): number | null {
  const beats = script?.beats ?? [];
  const from = beats.slice(0, beat).reduce((sum, { events }) => sum + events, 0);
  const events = eventsIn<Event>(news).slice(from, from + (beats[beat]?.events ?? 0));
  for (const event of events) {
    if (event.type === 'knifed') return event.from;
    if (event.type === 'struck') return event.at;
    if (event.type === 'placed' && typeof event.from === 'number') return event.from;
  }
  return null;
}

const INTO = 0.6; // of its height: a chosen card rises, and the tip is still on it

/** A bow from the edge of one onto the other. */
function pathIn(board: HTMLElement, from: string, to: string): string | null {
  const [one, other] = [board.querySelector(from), board.querySelector(to)];
  if (!one || !other || one.contains(other)) return null;
  const [a, b] = [within(board, one), within(board, other)];
  const up = b.top + b.height / 2 < a.top + a.height / 2;
  const start = { x: a.left + a.width / 2, y: up ? a.top : a.bottom };
  const end = { x: b.left + b.width / 2, y: b.top + b.height * INTO };
  const bend = (start.y + end.y) / 2;
  return `M${start.x},${start.y} C${start.x},${bend} ${end.x},${bend} ${end.x},${end.y}`;
}
