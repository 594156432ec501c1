/** What the page and the replay's worker send each other. */
import type { Viewer } from '@fathoms/kernel/game.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import type { MatchRecord } from '@fathoms/table/record/record.ts';
import type { Moment } from '@fathoms/table/record/replay.ts';
import type { Trouble, Verdict } from './reading.ts';

export type Ask =
  | { readonly t: 'open'; readonly text: string }
  | { readonly t: 'story'; readonly viewer: Viewer }
  | { readonly t: 'moment'; readonly step: number; readonly viewer: Viewer }
  | { readonly t: 'picture'; readonly picture: string; readonly frame: string }
  | { readonly t: 'check' };

export interface Answers {
  readonly open:
    | { readonly ok: true; readonly record: MatchRecord; readonly steps: number }
    | { readonly ok: false; readonly trouble: Trouble };
  readonly story: readonly News[];
  readonly moment: Moment;
  readonly picture: Blob | null; // null = there is no such picture
  readonly check: Verdict;
}

export type ReplayQuestion = { readonly id: number; readonly ask: Ask };
export type Reply =
  | { readonly id: number; readonly value: Answers[keyof Answers] }
  | { readonly id: number; readonly problem: string };
