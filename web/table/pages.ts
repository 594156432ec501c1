/** What the shell hands to the pages it loads when they are needed. */
import type { Outcome, RuleId, Seat } from '@fathoms/kernel/game.ts';
import type { TableInfo } from '@fathoms/protocol/messages.ts';
import type { ComponentChildren } from 'preact';
import type { Face, Result, Site, TimePoint } from '../board/screen.ts';
import type { Session } from './session.ts';

export type PlayMode = 'solo' | 'friends' | 'pass';

export interface SetupProps {
  readonly site: Site;
  readonly mode: PlayMode;
}

export interface LobbyProps {
  readonly session: Session; // `session.send` for sit, stand, bot, clear, seats, options, start
  readonly table: TableInfo;
  readonly site: Site;
  readonly openSettings: () => void;
  readonly openRules: () => void;
  readonly tools: ComponentChildren; // more of them, beside rules and settings
}

export interface ScoreProps {
  readonly site: Site;
  readonly faces: readonly Face[];
  readonly seat: Seat | null; // whose eyes
  readonly outcome: Outcome;
  readonly result: Result;
  readonly timeline: readonly TimePoint[];
  readonly rematch: { readonly ask: () => void; readonly asked: boolean; readonly ready: boolean } | null; // ready: somebody else asked, `ask` joins; null = watching
  readonly record: () => Promise<Blob>; // the logbook, to download
  readonly recordName: string; // file name
  readonly replay: string; // address
  readonly check: () => void; // was the luck fair?
  readonly close: () => void; // look at the table
}

export interface RulesReaderProps {
  readonly game: string;
  readonly rule?: RuleId | undefined;
  readonly onClose: () => void;
}
