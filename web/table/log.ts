import type { Seat } from '@fathoms/kernel/game.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import type { ReactNode } from 'react';
import type { Face, GameScreen } from '../games/screen.ts';
import type { Language } from '../words/language.ts';

export interface StoryLine {
  readonly kind: 'line';
  readonly key: string;
  readonly seat: Seat | null;
  readonly text: ReactNode;
}

export type LogLine = StoryLine | { readonly kind: 'heading'; readonly key: string; readonly text: string };

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
      if (heading !== null) lines.push({ kind: 'heading', key: `${step}.${i}h`, text: heading });
      if (text !== null) lines.push({ kind: 'line', key: `${step}.${i}`, seat: news.seat, text });
    });
  });
  return lines;
}
