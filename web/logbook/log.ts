import type { Seat } from '@fathoms/kernel/game.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import type { ComponentChildren } from 'preact';
import type { Face, GameScreen } from '../board/screen.ts';
import type { Language } from '../settings/language.ts';

export interface StoryLine {
  readonly kind: 'line';
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

export type LogLine = StoryLine | Heading;

/** The whole story so far, as the game tells it. */
export function logLines(
  screen: GameScreen,
  history: readonly News[],
  faces: readonly Face[],
  language: Language,
): readonly LogLine[] {
  const lines: LogLine[] = [];
  history.forEach((news, step) => {
    news.events.forEach((event, i) => {
      const heading = screen.heading(event, faces, language);
      const text = screen.tell(event, faces, language);
      if (heading !== null) lines.push({ kind: 'heading', key: `${step}.${i}h`, step, text: heading });
      if (text !== null)
        lines.push({ kind: 'line', key: `${step}.${i}`, step, seat: seatOf(screen, event), text });
    });
  });
  return lines;
}

const PASSAGE = 12; // lines

/** A long story in parts, of which only those in sight cost anything. */
export const passagesOf = (lines: readonly LogLine[]): readonly (readonly LogLine[])[] =>
  Array.from({ length: Math.ceil(lines.length / PASSAGE) }, (_, i) =>
    lines.slice(i * PASSAGE, (i + 1) * PASSAGE),
  );

/** Whose news it is: an event of somebody names their seat, one of the table itself names none. */
function seatOf(screen: GameScreen, event: unknown): Seat | null {
  if (screen.isTables?.(event)) return null;
  const { seat } = (event ?? {}) as { readonly seat?: unknown };
  return typeof seat === 'number' ? seat : null;
}
