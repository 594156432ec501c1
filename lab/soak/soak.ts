import { chooseAction } from '@fathoms/bots/levels.ts';
import { findHints } from '@fathoms/games/catalog.ts';
import { pick, seeded } from '@fathoms/kernel/chance.ts';
import type { Chance, Game } from '@fathoms/kernel/game.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import type { ClientMessage, StateMessage } from '@fathoms/protocol/messages.ts';
import { newTable } from '@fathoms/table/lobby.ts';
import { openRoom, type Room } from '@fathoms/table/room.ts';
import { lostOf, unequalTo } from './check.ts';
import { type SoakHome, soakHome } from './home.ts';
import { openPage, type Page } from './page.ts';

export interface SoakReport {
  readonly game: string;
  readonly minutes: number; // of the tables' own time
  tables: number;
  acknowledged: number;
  drops: number;
  reloads: number;
  restarts: number;
  takeovers: number;
  lost: number; // acknowledged actions the journal does not know
  unequal: number; // pages that showed something else than the truth
  problems: readonly string[];
}

interface Evening {
  readonly game: Game;
  readonly home: SoakHome;
  readonly luck: Chance;
  readonly pages: readonly Page[];
  readonly report: SoakReport;
  room: Room;
}

const PEOPLE = ['ada', 'ben', 'watcher'];
const LONGEST_PAUSE_MS = 20_000;
const CHECK_EVERY = 60; // steps

/** An evening at one table after the other, on bad lines and a server that is restarted now and then. */
export async function soak(game: Game, minutes: number, seed: string): Promise<SoakReport> {
  const home = soakHome(seed);
  const report: SoakReport = {
    ...{ game: game.id, minutes, tables: 1, acknowledged: 0, drops: 0, reloads: 0, restarts: 0 },
    ...{ takeovers: 0, lost: 0, unequal: 0, problems: home.problems },
  };
  const luck = seeded(`${seed} ${game.id}`);
  const room = await layTable(game, home);
  const evening: Evening = { game, home, luck, report, room, pages: PEOPLE.map(openPage) };
  for (const page of evening.pages) await page.open(room);
  await sitDown(evening);
  for (let step = 1; home.now() < minutes * 60_000; step++) {
    home.pass(luck.below(LONGEST_PAUSE_MS));
    await disturb(evening);
    await live(evening, pick(evening.pages, luck));
    await evening.room.settled();
    if (evening.room.meta().status === 'over') await nextTable(evening);
    else if (step % CHECK_EVERY === 0) await compare(evening);
  }
  await compare(evening);
  await evening.room.close();
  account(evening);
  return report;
}

async function layTable(game: Game, home: SoakHome): Promise<Room> {
  const [id, seats] = [await home.newTableId(), Math.min(game.seats.max, PEOPLE.length)];
  const wish = { id, seed: home.newSeed(), host: 'ada', seats, options: defaultOptions(game) };
  const made = newTable(game, wish);
  if (!made.ok) throw new Error(`${game.id}: no table, ${made.code}`);
  await home.saveMeta(made.meta);
  return openRoom(game, made.meta, home);
}

async function sitDown({ pages, room }: Evening): Promise<void> {
  const [ada, ben] = pages;
  const settings = { friendlyUndo: true, watchDelay: 5, tempo: 'brisk' } as const;
  await ada.say({ t: 'settings', settings }, true);
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' }, true);
  if (room.meta().seats.length > 1) await ben.say({ t: 'sit', seat: 1, name: 'Ben' }, true);
  if (room.meta().seats.length > 2) await ada.say({ t: 'bot', seat: 2, level: 'minnow' }, true);
  await ada.say({ t: 'start' }, true);
}

/** What goes wrong around a table. */
async function disturb(evening: Evening): Promise<void> {
  const { game, home, luck, pages, report } = evening;
  const page = pick(pages, luck);
  if (luck.below(100) === 0) {
    report.restarts++;
    await evening.room.close();
    const meta = home.metas.get(evening.room.meta().id);
    if (!meta) throw new Error('a table without facts');
    evening.room = await openRoom(game, meta, home);
    for (const other of pages) other.drop();
  } else if (luck.below(12) === 0 && page.isOpen()) {
    report.drops++;
    page.drop();
  } else if (luck.below(25) === 0) {
    report.reloads++;
    account(evening, page);
    page.reload();
  }
  for (const other of pages) if (!other.isOpen() && luck.below(3) > 0) await other.open(evening.room);
}

/** Somebody does what people do: mostly move, sometimes take back, leave to a bot, come back, agree. */
async function live({ game, luck, report }: Evening, page: Page): Promise<void> {
  const arrives = luck.below(15) > 0;
  const table = page.table();
  const state = [...page.states().values()].find(({ seat, toAct }) => seat !== null && toAct.includes(seat));
  const seat = table?.yours[0];
  const there = seat === undefined ? undefined : table?.seats[seat];
  if (!table || seat === undefined || there?.kind !== 'human') return;
  if (table.asked?.waiting.includes(seat)) return page.say({ t: 'answer', yes: luck.below(4) > 0 }, true);
  if (there.standIn) return luck.below(6) === 0 ? page.say({ t: 'back', seat }, true) : undefined;
  const away = table.seats.findIndex(other => other.kind === 'human' && !other.here && !other.standIn);
  const odd = luck.below(40);
  if (odd === 0) report.takeovers++;
  if (odd === 0)
    return page.say({ t: 'stand-in', seat: table.host && away >= 0 ? away : seat, level: 'minnow' }, true);
  if (odd <= 2) return page.say(takeBack(page, seat), arrives);
  if (state) await page.say(move(game, state, luck), arrives);
}

function takeBack(page: Page, seat: number): ClientMessage {
  const state = page.states().get(seat);
  const nth = state?.nth ?? 0;
  return state?.undo ? { t: 'undo', seat, nth } : { t: 'propose', what: { is: 'undo', seat, nth } };
}

function move(game: Game, state: StateMessage, luck: Chance): ClientMessage {
  const hints = findHints(game.id);
  if (!hints || state.seat === null) throw new Error(`nobody plays ${game.id}`);
  const seen = { seat: state.seat, view: state.view, news: state.news.flatMap(news => news.events) };
  const seed = `${luck.below(1_000_000)}`;
  const action = chooseAction(game, hints, 'random', seen, state.legal, state.choice, seed);
  return { t: 'act', seat: state.seat, nth: state.nth, action };
}

/** Everybody who is on the line sees what is true. */
async function compare({ room, pages, report }: Evening): Promise<void> {
  await room.settled();
  report.unequal += await unequalTo(room, pages);
}

async function nextTable(evening: Evening): Promise<void> {
  const { game, home, pages, report } = evening;
  await compare(evening);
  account(evening);
  const [ada] = pages;
  if (!ada.isOpen()) await ada.open(evening.room);
  await ada.say({ t: 'rematch' }, true);
  const next = home.metas.get(evening.room.meta().next ?? '');
  await evening.room.close();
  if (!next) throw new Error('a rematch without a table');
  report.tables++;
  evening.room = await openRoom(game, next, home);
  for (const page of pages) await page.open(evening.room);
  await ada.say({ t: 'start' }, true);
}

const counted = new WeakMap<Page, number>();

/** Checks every promise made since the last time against the journals. */
function account({ home, pages, report }: Evening, only?: Page): void {
  for (const page of only ? [only] : pages) {
    const fresh = page.promised.slice(counted.get(page) ?? 0);
    counted.set(page, page.promised.length);
    report.acknowledged += fresh.length;
    for (const table of new Set(fresh.map(promise => promise.table))) {
      const here = fresh.filter(promise => promise.table === table);
      report.lost += lostOf(here, home.lines.get(table) ?? []).length;
    }
  }
}
