import { pick, seeded } from '@fathoms/kernel/chance.ts';
import type { Chance, Game } from '@fathoms/kernel/game.ts';
import { isGiven } from '@fathoms/kernel/options.ts';
import type { Store } from '../store/store.ts';
import { lostOf, shownBy, unequalTo } from './check.ts';
import { habit } from './habits.ts';
import { newCookie, openPage, type Page } from './page.ts';
import { openSoakServer, type SoakServer } from './soak-server.ts';

export interface SoakReport {
  readonly game: string;
  readonly minutes: number; // of the tables' own time
  tables: number;
  acknowledged: number; // actions somebody was promised
  drops: number; // broken connections, messages and answers lost with them
  reloads: number;
  restarts: number; // of the server
  takeovers: number; // by bots
  pauses: number; // asked for
  compared: number; // pages held against the truth
  lost: number; // promised actions the journal does not know
  unequal: number; // pages that showed something else than the truth
  problems: readonly string[]; // the server's own failures
}

/** Everybody at an evening's tables. The lookout watches all the time and is never offline for long. */
interface Evening {
  readonly game: Game;
  readonly server: SoakServer;
  readonly luck: Chance;
  readonly pages: readonly Page[];
  readonly lookout: Page;
  readonly report: SoakReport;
  readonly counted: Map<Page, number>;
  table: string;
}

const LONGEST_PAUSE_MS = 20_000;
const CHECK_EVERY = 60; // steps
const LOOKS = 5; // at a page that does not show the truth

/** An evening at one table after the other, on bad connections and a server that is restarted now and then. */
export async function soak(
  game: Game,
  minutes: number,
  seed: string,
  openStore: () => Store,
): Promise<SoakReport> {
  const server = await openSoakServer(openStore);
  try {
    const evening = await gather(game, minutes, seed, server);
    const { luck, report } = evening;
    for (let step = 1; server.time.now() < minutes * 60_000; step++) {
      server.time.pass(luck.below(LONGEST_PAUSE_MS));
      await disturb(evening);
      await habit(evening, pick(evening.pages, luck));
      await settled(evening);
      if (evening.lookout.table()?.status === 'over') await nextTable(evening);
      else if (step % CHECK_EVERY === 0) await compare(evening);
    }
    await farewell(evening);
    return report;
  } finally {
    await server.close();
  }
}

async function gather(game: Game, minutes: number, seed: string, server: SoakServer): Promise<Evening> {
  const page = async (): Promise<Page> => openPage(await newCookie(server.address()));
  const pages = [await page(), await page(), await page()]; // two play, one watches
  const seats = Math.min(game.seats.max, 3);
  const evening: Evening = {
    game,
    server,
    pages,
    luck: seeded(`${seed} ${game.id}`),
    lookout: await page(),
    counted: new Map(),
    table: await layTable(server.address(), pages[0].cookie, game.id, seats),
    report: {
      ...{ game: game.id, minutes, tables: 1, acknowledged: 0, drops: 0, reloads: 0, restarts: 0 },
      ...{ takeovers: 0, pauses: 0, compared: 0, lost: 0, unequal: 0, problems: server.problems },
    },
  };
  for (const other of [evening.lookout, ...pages]) await other.open(server.address(), evening.table);
  await sitDown(evening, seats);
  return evening;
}

async function layTable(address: string, cookie: string, game: string, seats: number): Promise<string> {
  const answer = await fetch(`http://${address}/api/tables`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ game, seats }),
  });
  if (answer.status !== 201) throw new Error(`${game}: no table, ${answer.status}`);
  return ((await answer.json()) as { id: string }).id;
}

async function sitDown(evening: Evening, seats: number): Promise<void> {
  const [ada, ben] = evening.pages;
  const settings = { friendlyUndo: true, watchDelay: 5, tempo: 'brisk' } as const;
  await ada.send({ t: 'settings', settings }, 'arrives');
  await ada.send({ t: 'sit', seat: 0, name: 'Ada' }, 'arrives');
  if (seats > 1) await ben.send({ t: 'sit', seat: 1, name: 'Ben' }, 'arrives');
  if (seats > 2) await ada.send({ t: 'bot', seat: 2, level: 'minnow' }, 'arrives');
  await chooseVariant(evening);
  await ada.send({ t: 'start' }, 'arrives');
}

/** Any way to play the game. One that does not go together is refused, and they stay with what they had. */
async function chooseVariant({ game, luck, pages: [host] }: Evening): Promise<void> {
  const names = Object.keys(game.options).filter(name => !isGiven(name));
  const options = Object.fromEntries(names.map(name => [name, pick(game.options[name] ?? [], luck)]));
  await host?.send({ t: 'options', options }, 'arrives');
}

/** What goes wrong around a table. */
async function disturb(evening: Evening): Promise<void> {
  const { server, luck, pages, lookout, report } = evening;
  const page = pick(pages, luck);
  if (luck.below(100) === 0) await restart(evening);
  else if (luck.below(12) === 0 && page.isOpen()) {
    report.drops++;
    page.drop();
  } else if (luck.below(25) === 0) {
    report.reloads++;
    await account(evening, [page]);
    page.reload();
  }
  if (!lookout.isOpen()) await lookout.open(server.address(), evening.table);
  for (const other of pages)
    if (!other.isOpen() && luck.below(3) > 0) await other.open(server.address(), evening.table);
}

async function restart({ server, pages, lookout, report }: Evening): Promise<void> {
  report.restarts++;
  await server.restart();
  for (const page of [...pages, lookout]) page.drop();
}

/** Everybody has received everything, and no bot has anything left to do. */
async function settled({ server, pages, lookout }: Evening): Promise<void> {
  for (let before = -1; before !== server.thoughts(); ) {
    before = server.thoughts();
    for (const page of [lookout, ...pages]) await page.caughtUp();
  }
}

/**
 * Everybody who is online sees what is true. What was sent on a connection that broke may arrive while we look,
 * so only what stays unequal counts.
 */
async function compare(evening: Evening): Promise<void> {
  const { server, table, pages, report } = evening;
  const open = pages.filter(page => page.isOpen());
  report.compared += open.length;
  let unequal = open;
  for (let look = 0; look < LOOKS && unequal.length > 0; look++) {
    await settled(evening);
    unequal = await unequalTo(server.address(), table, unequal);
  }
  report.unequal += unequal.length;
}

/** At the end everybody is back, and what they see is also what the journal alone tells a new server. */
async function farewell(evening: Evening): Promise<void> {
  const { server, table, pages, report } = evening;
  for (const page of pages) if (!page.isOpen()) await page.open(server.address(), table);
  await compare(evening);
  const shown = pages.map(shownBy);
  await restart(evening);
  for (const page of pages) {
    page.reload();
    await page.open(server.address(), table);
  }
  report.compared += pages.length;
  report.unequal += pages.filter((page, i) => shownBy(page) !== shown[i]).length;
  await account(evening, pages);
}

async function nextTable(evening: Evening): Promise<void> {
  const { server, pages, lookout, report } = evening;
  await compare(evening);
  await account(evening, pages);
  const [ada] = pages;
  if (!ada.isOpen()) await ada.open(server.address(), evening.table);
  await ada.send({ t: 'rematch' }, 'arrives');
  const next = ada.table()?.next;
  if (!next) throw new Error('a rematch without a table');
  report.tables++;
  evening.table = next;
  for (const page of [lookout, ...pages]) await page.open(server.address(), next);
  await chooseVariant(evening);
  await ada.send({ t: 'start' }, 'arrives');
}

/** Checks every promise made since the last time against the journals. */
async function account({ game, server, report, counted }: Evening, pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const fresh = page.promised.slice(counted.get(page) ?? 0);
    counted.set(page, page.promised.length);
    report.acknowledged += fresh.length;
    for (const table of new Set(fresh.map(promise => promise.table))) {
      const here = fresh.filter(promise => promise.table === table);
      report.lost += lostOf(game, here, await server.store().load(table)).length;
    }
  }
}
