import { readFileSync } from 'node:fs';
import { findGame } from '@fathoms/games/catalog.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import { checkRecord, readRecord } from '@fathoms/table/record/read-record.ts';
import type { MatchRecord } from '@fathoms/table/record/record.ts';
import { bad, good, type Read } from './io.ts';

type Checked = Extract<ReturnType<typeof checkRecord>, { ok: true }>;

export interface LoadedRecord {
  readonly game: Game;
  readonly record: MatchRecord;
  readonly replayed: Checked;
}

/** A logbook that holds; else the file, the line and the reason. */
export function openLogbook(file: string): Read<LoadedRecord> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return bad(`cannot read ${file}: ${error instanceof Error ? error.message : error}`);
  }
  const read = readRecord(text);
  if (!read.ok) return bad(`${file}:${read.line}: ${read.problem}`);
  const { record } = read;
  const game = findGame(record.game, record.version);
  if (!game)
    return bad(
      `${file}:1: this build does not know the game ${record.game}, rules version ${record.version}`,
    );
  const replayed = checkRecord(game, record);
  return replayed.ok
    ? good({ game, record, replayed })
    : bad(`${file}:${replayed.at + 1}: ${replayed.problem}`); // the header is line 1, entry 1 is line 2
}

/** The one file a command works on. */
export function readFileName(words: readonly string[]): Read<string> {
  const [file, ...more] = words;
  if (file === undefined) return bad('which file?');
  return more.length > 0 ? bad(`one file at a time, not also ${more.join(' ')}`) : good(file);
}
