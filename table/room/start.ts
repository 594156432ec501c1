import { defaultOptions, readOptions } from '@fathoms/kernel/options.ts';
import { mixed } from '../match/fairness.ts';
import { openMatch } from '../match/live.ts';
import { withGivenOptions } from '../seats/given-options.ts';
import { contributionsOf, mayRematch, mayStart, rematch, type TableMeta } from '../seats/lobby.ts';
import { settingsOf } from '../seats/settings.ts';
import { startClock } from '../time/clock.ts';
import type { Desk } from './desk.ts';
import { type Client, fail } from './ports.ts';
import { pushTurnToAbsent } from './push-turn.ts';

/** The deal is in the table's facts before its forced moves are in the journal: a crash between is harmless. */
export async function begin(desk: Desk, client: Client): Promise<void> {
  const wrong = mayStart(desk.meta, client.identity);
  if (wrong) return fail(client, wrong, 'start');
  const { seats, seed } = desk.meta;
  const options = withGivenOptions(desk.game, desk.meta);
  const contributions = contributionsOf(desk.meta);
  const live = openMatch(desk.game, seats.length, options, mixed(seed, contributions));
  const clock = startClock(settingsOf(desk.meta).tempo, seats.length, desk.ports.now());
  await desk.saveMeta({
    ...desk.meta,
    options,
    status: 'playing',
    rolls: live.rolls,
    contributions,
    ...(clock && { clock }),
  });
  desk.live = live;
  try {
    await desk.settle();
  } finally {
    desk.sendTable();
    desk.sendStates(0);
  }
  pushTurnToAbsent(desk, []);
}

/** Asking twice gives the same rematch. */
export async function again(desk: Desk, client: Client): Promise<void> {
  const wrong = mayRematch(desk.meta, client.identity);
  if (wrong) return fail(client, wrong, 'rematch');
  if (desk.meta.next === null) {
    const id = await desk.ports.newTableId();
    const fresh = { id, seed: desk.ports.newSeed(), ...(await rulesOfToday(desk)) };
    await desk.ports.saveMeta(rematch(desk.meta, client.identity, fresh));
    await desk.saveMeta({ ...desk.meta, next: id });
  }
  desk.sendTable();
}

/** What a rematch is played by. An option that is no longer offered goes back to its default. */
async function rulesOfToday({ game, meta, ports }: Desk): Promise<Pick<TableMeta, 'version' | 'options'>> {
  const { version, options } = meta;
  const today = (await ports.currentGame?.(game.id)) ?? game;
  if (today.version === version) return { version, options };
  const kept = Object.entries(options).filter(([name, value]) => today.options[name]?.includes(value));
  const read = readOptions(today, meta.seats.length, Object.fromEntries(kept));
  return { version: today.version, options: read.ok ? read.options : defaultOptions(today) };
}
