/** The worker's half of a replay: a logbook that was opened, and what may be asked about it. */
import type { Viewer } from '@fathoms/kernel/game.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import { type Assurance, assuranceOf, countRolls, luckOf } from '@fathoms/table/record/check-luck.ts';
import { checkRecord, type Flaw, readRecord, replayRecord } from '@fathoms/table/record/read-record.ts';
import type { MatchRecord } from '@fathoms/table/record/record.ts';
import { type Moment, openReplay } from '@fathoms/table/record/replay.ts';
import { currentEngine, loadEngine } from '../games/engines.ts';

/** Why a logbook cannot be shown. `problem` is for whoever can read it; the page has a sentence for `what`. */
export type Trouble =
  | { readonly what: 'unreadable'; readonly line: number; readonly problem: string }
  | { readonly what: 'no-game'; readonly game: string }
  | { readonly what: 'flaw'; readonly flaw: Flaw; readonly at: number; readonly problem: string };

/** Whether the luck was as promised. */
export interface Verdict {
  readonly flaw: Flaw | null; // null = nothing to find fault with
  readonly at: number; // the entry at fault; 0 = the whole match
  readonly open: boolean; // still in play: the seed is not known, so nothing can be said
  readonly assurance: Assurance; // what faultless luck is worth
  readonly rolls: number; // how many were compared
  readonly taken: number; // how many were not: they came from another match
  readonly luck: string; // seed and contributions together; '' while it is open
}

export interface Reading {
  readonly record: MatchRecord;
  readonly steps: number;
  readonly story: (viewer: Viewer) => News[];
  readonly moment: (step: number, viewer: Viewer) => Moment;
  readonly scene: (picture: string) => unknown; // null = no such picture
  readonly check: () => Verdict;
}

export type OpenedRecord =
  | { readonly ok: true; readonly reading: Reading }
  | { readonly ok: false; readonly trouble: Trouble };

export async function openReading(text: string): Promise<OpenedRecord> {
  const read = readRecord(text);
  if (!read.ok) return trouble({ what: 'unreadable', line: read.line, problem: read.problem });
  const { record } = read;
  // rules nobody knows are a flaw of the header: today's say so
  const engine = (await loadEngine(record.game, record.version)) ?? (await currentEngine(record.game));
  if (!engine) return trouble({ what: 'no-game', game: record.game });
  const { game } = engine;
  const replayed = replayRecord(game, record);
  if (!replayed.ok) {
    const { flaw, at, problem } = replayed;
    return trouble({ what: 'flaw', flaw, at, problem });
  }
  const { steps, story, moment, scene } = openReplay(game, record, replayed);
  const check = (): Verdict => verdictOn(record, checkRecord(game, record));
  return { ok: true, reading: { record, steps, story, moment, scene, check } };
}

const trouble = (what: Trouble): OpenedRecord => ({ ok: false, trouble: what });

function verdictOn(record: MatchRecord, checked: ReturnType<typeof checkRecord>): Verdict {
  const { end } = record;
  const { own, taken } = countRolls(record);
  return {
    flaw: checked.ok ? null : checked.flaw,
    at: checked.ok ? 0 : checked.at,
    open: end?.seed === undefined,
    assurance: assuranceOf(record),
    rolls: own,
    taken,
    luck: end?.seed === undefined ? '' : luckOf(record, end.seed),
  };
}
