import type { Seat } from '@fathoms/kernel/game.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import type { ComponentChildren } from 'preact';
import type { Face, GameScreen } from '../board/screen.ts';
import type { Language } from '../settings/language.ts';

export interface StoryRow {
  readonly kind: 'story';
  readonly key: string;
  readonly step: number; // 0 = the setup
  readonly seat: Seat | null;
  readonly text: ComponentChildren;
}

export interface Heading {
  readonly kind: 'heading';
  readonly key: string;
  readonly step: number;
  readonly text: string;
}

export type LogRow = StoryRow | Heading;

/** The whole story so far, as the game tells it. */
export function logRows(
  screen: GameScreen,
  history: readonly News[],
  faces: readonly Face[],
  language: Language,
  untold = 0, // events at the end that have not been seen yet
): readonly LogRow[] {
  const rows: LogRow[] = [];
  let left = history.reduce((sum, { events }) => sum + events.length, 0) - untold;
  history.forEach((news, step) => {
    news.events.forEach((event, i) => {
      if (left-- <= 0) return;
      const { heading, text } = toldOnce(screen, event, faces, language);
      if (heading !== null) rows.push({ kind: 'heading', key: `${step}.${i}h`, step, text: heading });
      if (text !== null)
        rows.push({ kind: 'story', key: `${step}.${i}`, step, seat: seatOf(screen, event), text });
    });
  });
  return rows;
}

interface Told {
  readonly by: readonly [GameScreen, readonly Face[], Language];
  readonly heading: string | null;
  readonly text: ComponentChildren;
}

const TOLD = new WeakMap<object, Told>();

/** The story is put together anew with every event; what is in it already is not told again. */
function toldOnce(screen: GameScreen, event: unknown, faces: readonly Face[], language: Language): Told {
  const known = isObject(event) ? TOLD.get(event) : undefined;
  const by = [screen, faces, language] as const;
  if (known?.by.every((one, i) => one === by[i])) return known;
  const told = {
    by,
    heading: screen.heading(event, faces, language),
    text: screen.tell(event, faces, language),
  };
  if (isObject(event)) TOLD.set(event, told);
  return told;
}

const isObject = (event: unknown): event is object => typeof event === 'object' && event !== null;

const PASSAGE = 12; // rows

/** A long story in parts, of which only those in sight cost anything. */
export const passagesOf = (rows: readonly LogRow[]): readonly (readonly LogRow[])[] =>
  Array.from({ length: Math.ceil(rows.length / PASSAGE) }, (_, i) =>
    rows.slice(i * PASSAGE, (i + 1) * PASSAGE),
  );

/** Whose news it is: an event of somebody names their seat, one of the table itself names none. */
export function seatOf(screen: GameScreen, event: unknown): Seat | null {
  if (screen.isTables?.(event)) return null;
  const { seat } = (event ?? {}) as { readonly seat?: unknown };
  return typeof seat === 'number' ? seat : null;
}
