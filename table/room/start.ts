import { mixed } from '../match/fairness.ts';
import { openMatch } from '../match/live.ts';
import { withGivenOptions } from '../seats/given-options.ts';
import { mayStart } from '../seats/lobby.ts';
import { contributionsOf, isOpened, promisesOf } from '../seats/luck.ts';
import { settingsOf } from '../seats/settings.ts';
import { type LobbyTable, tapeOf } from '../seats/stored-table.ts';
import { startClock } from '../time/clock.ts';
import { openingProgress } from '../time/progress.ts';
import type { RoomCore } from './core.ts';
import { type Client, fail } from './ports.ts';
import type { Written } from './storage.ts';

/** How long those who promised a number have to open it; a page does so at once. */
const OPENING_MS = 8000;

/**
 * The host starts. Where numbers were promised they are sealed now and asked for, and the match begins with the
 * last of them; what is promised by somebody who is not here cannot be opened and is left out.
 */
export async function begin(core: RoomCore, client: Client): Promise<Written> {
  const { table } = core.state.now();
  if (table.status === 'lobby' && table.sealed && (table.host === client.identity || table.evening))
    return 'ok'; // asked twice
  const wrong = mayStart(table, client.identity);
  if (wrong || table.status !== 'lobby') {
    fail(client, wrong ?? 'not-now', 'start');
    return 'ok';
  }
  return sealOrDeal(core, table);
}

/** What may start, starts. */
export async function sealOrDeal(core: RoomCore, table: LobbyTable): Promise<Written> {
  const { state, broadcaster, presence, ports } = core;
  const here = new Set(presence.people());
  const promises = promisesOf(table, identity => here.has(identity));
  if (promises.every(promise => promise === null)) return deal(core, table);
  const sealed = { promises, until: ports.now() + OPENING_MS };
  const written = await state.save({ ...table, sealed });
  if (written === 'ok') broadcaster.tableNow();
  return written;
}

/** The match begins once every number is there, or the time for that is over. */
export async function dealOpened(core: RoomCore): Promise<Written> {
  const { table } = core.state.now();
  if (table.status !== 'lobby' || !table.sealed) return 'ok';
  return isOpened(table) || table.sealed.until <= core.ports.now() ? deal(core, table) : 'ok';
}

/** Until numbers that were promised are no longer waited for, milliseconds; null = none are. */
export function openingMs({ state, ports }: Pick<RoomCore, 'state' | 'ports'>): number | null {
  const { table } = state.now();
  return table.status === 'lobby' && table.sealed ? Math.max(0, table.sealed.until - ports.now()) : null;
}

/** The deal is stored before the forced moves are in the journal: a crash between is harmless. */
async function deal(core: RoomCore, table: LobbyTable): Promise<Written> {
  const { game, state, moves, broadcaster, ports } = core;
  const { brought, sealed, ...begun } = table;
  const { seats, seed } = begun;
  const options = withGivenOptions(game, table);
  const contributions = contributionsOf(table);
  const luck = mixed(seed, contributions, sealed?.promises);
  const live = openMatch(game, seats.length, options, luck, tapeOf(table));
  const clock = startClock(settingsOf(table).tempo, seats.length, ports.now());
  const progress = openingProgress(live, clock ? { clock } : {}, ports.now());
  const settled = { rolls: live.rolls, contributions, ...(sealed && { promises: sealed.promises }) };
  if ((await state.begin({ ...begun, options, deal: settled, ...progress }, live)) === 'conflict')
    return 'conflict';
  try {
    await moves.settle();
  } finally {
    broadcaster.tableNow();
    broadcaster.states();
  }
  moves.pushTurn([]);
  return 'ok';
}
