/** One deal for several: a match somebody is to play in another's seat, and tables of people with the same luck. */
import type { Game, Seat } from '@fathoms/kernel/game.ts';
import { LEVELS, type Level, type OptionValues, type TableSettings } from '@fathoms/protocol/messages.ts';
import type { Tape } from '../match/fairness.ts';
import { openMatch } from '../match/live.ts';
import { withGivenOptions } from '../seats/given-options.ts';
import { type Change, newTable, seatBot, sit } from '../seats/lobby.ts';
import { type LobbyTable, type PlayingTable, tapeOf } from '../seats/stored-table.ts';
import { openingProgress } from '../time/progress.ts';
import { luckOf } from './check-luck.ts';
import { type MatchRecord, tapeIn } from './record.ts';

/** Nobody looks on: they would see what is dealt to them as well. Nothing that was revealed is taken back. */
const SETTINGS: TableSettings = {
  listed: false,
  friendlyUndo: false,
  watchable: false,
  watchDelay: 0,
  tempo: 'calm',
  rated: false,
};

/** Who plays where another person did, and for whom no level is known. */
const STAND_IN: Level = 'seal';

/** A table that needs nobody's start: all seats are taken, and nobody adds anything to its luck. */
export function beginAtOnce(game: Game, table: LobbyTable, now: number): PlayingTable {
  const { status, ...lobby } = { ...table, settings: SETTINGS };
  const options = withGivenOptions(game, { ...lobby, status });
  const live = openMatch(game, table.seats.length, options, table.seed, tapeOf(table));
  return { ...lobby, options, deal: { rolls: live.rolls }, ...openingProgress(live, {}, now) };
}

/** Why a match cannot be played by somebody else; null = it can. */
export function whyNotShared(record: MatchRecord): 'not-over' | 'untold' | 'continued' | null {
  if (!record.end) return 'not-over';
  if (record.end.seed === undefined) return 'untold'; // others are still playing this deal
  return record.continues === undefined ? null : 'continued'; // part of its luck came from elsewhere
}

/** How others meet the rolls of a match in the order it used them. */
export const tapeFrom = (record: MatchRecord): Tape =>
  tapeIn(record) ?? [record.rolls.length, ...record.entries.map(({ rolls }) => rolls.length)];

export interface SharedWish {
  readonly id: string;
  readonly deal: string; // '' = it came in a link
  readonly seat: Seat; // whose place is taken
  readonly diver: string; // an identity
  readonly name: string;
  readonly now: number;
}

/**
 * The same luck and opponents for somebody else, in the seat of the one they are compared with. Bots stay who they
 * were; where other people sat there are bots now.
 */
export function dealShared(
  game: Game,
  record: MatchRecord,
  wish: SharedWish,
): { readonly ok: true; readonly table: PlayingTable } | Extract<Change, { ok: false }> {
  const { id, deal, seat, diver, name, now } = wish;
  const seed = luckOf(record, record.end?.seed ?? '');
  const { options } = record;
  const made = newTable(game, { id, seed, host: diver, seats: record.seats.length, options });
  if (!made.ok) return made;
  const seated = sit(made.table, diver, seat, name);
  if (!seated.ok) return seated;
  let { table } = seated;
  for (const [at, there] of record.seats.entries()) {
    if (at === seat) continue;
    const filled = seatBot(table, diver, at, LEVELS.find(level => level === there.level) ?? STAND_IN);
    if (!filled.ok) throw new Error(`no bot in seat ${at}: ${filled.code}`);
    table = filled.table;
    if (there.kind !== 'bot') continue;
    table = { ...table, seats: table.seats.with(at, { ...table.seats[at], name: there.name } as Named) };
  }
  const shared = { deal, as: 'try', tape: tapeFrom(record) } as const;
  return { ok: true, table: beginAtOnce(game, { ...made.table, seats: table.seats, shared }, now) };
}

type Named = Extract<LobbyTable['seats'][number], { kind: 'bot' }>;

interface TableOfDeal {
  readonly id: string;
  readonly deal: string;
  readonly seed: string;
  readonly host: string;
  readonly seats: number;
  readonly options: OptionValues;
}

/** One of several tables of people that are dealt the same. */
export function newSharedTable(game: Game, { deal, ...wish }: TableOfDeal): ReturnType<typeof newTable> {
  const made = newTable(game, wish);
  if (!made.ok) return made;
  const shared = { deal, as: 'table', tape: [] } as const;
  return { ok: true, table: { ...made.table, settings: SETTINGS, shared } };
}
