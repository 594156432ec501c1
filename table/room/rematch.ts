import type { Game } from '@fathoms/kernel/game.ts';
import { defaultOptions, readOptions } from '@fathoms/kernel/options.ts';
import type { OptionValues } from '@fathoms/protocol/messages.ts';
import { mayRematch, rematch, seatsOf, setSeats } from '../seats/lobby.ts';
import type { Occupant, OverTable, StoredTable } from '../seats/stored-table.ts';
import type { RoomCore } from './core.ts';
import { type Client, fail } from './ports.ts';
import type { Written } from './storage.ts';

/** Asking twice gives the same rematch. `wanted`: the game it is to be. */
export async function again(core: RoomCore, client: Client, wanted = core.game.id): Promise<Written> {
  const { state, broadcaster, ports } = core;
  const { table } = state.now();
  const wrong = mayRematch(table, client.identity);
  if (wrong || table.status !== 'over') {
    fail(client, wrong ?? 'not-now', 'rematch');
    return 'ok';
  }
  if (table.next === null) {
    if (ports.mayOpenTable?.(client) === false) {
      fail(client, 'too-fast', 'rematch');
      return 'ok';
    }
    const game = await gameOfToday(core, wanted);
    const next = game && (await nextTable(core, table, client.identity, game));
    if (!next) {
      fail(client, 'bad-options', 'rematch');
      return 'ok';
    }
    if ((await ports.storage.createTable(next)) === 'taken') return 'conflict'; // somebody got the id meanwhile: with another one
    await carryChat(core, next);
    if ((await state.save({ ...table, next: next.id })) === 'conflict') return 'conflict';
  }
  broadcaster.table();
  return 'ok';
}

async function gameOfToday({ game, ports }: RoomCore, wanted: string): Promise<Game | null> {
  const today = (await ports.currentGame?.(wanted)) ?? null;
  return today ?? (wanted === game.id ? game : null);
}

/** null = there are more people than may play that. */
async function nextTable(
  { ports }: RoomCore,
  table: OverTable,
  asker: string,
  game: Game,
): Promise<StoredTable | null> {
  const isSame = game.id === table.game;
  const { id, version } = game;
  const options = isSame ? keptOptions(table, game) : defaultOptions(game);
  const fresh = { id: await ports.newTableId(), seed: ports.newSeed(), game: id, version, options };
  const next = rematch(table, asker, fresh);
  if (isSame) return next;
  const count = Math.min(game.seats.max, Math.max(game.seats.min, next.seats.length));
  const seats = next.seats.map(asInEveryGame);
  const fitted = setSeats({ ...next, seats }, asker, game, count);
  return fitted.ok ? fitted.table : null;
}

/** Not every game has an Orca; the next level is to be had in all of them. */
const asInEveryGame = (seat: Occupant): Occupant =>
  seat.kind === 'bot' && seat.level === 'orca' ? { ...seat, level: 'barracuda' } : seat;

/** An option that is no longer offered goes back to its default. */
function keptOptions({ version, options, seats }: OverTable, today: Game): OptionValues {
  if (today.version === version) return options;
  const kept = Object.entries(options).filter(([name, value]) => today.options[name]?.includes(value));
  const read = readOptions(today, seats.length, Object.fromEntries(kept));
  return read.ok ? read.options : defaultOptions(today);
}

/** What was said goes along; each message stands by where its speaker sits now. */
async function carryChat({ state, ports }: RoomCore, next: StoredTable): Promise<void> {
  const { storage } = ports;
  for (const { n, ...message } of await storage.chatOf(state.now().table.id))
    await storage.addChat(next.id, { ...message, seat: seatsOf(next, message.owner)[0] ?? null });
}
