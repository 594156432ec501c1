import { currentGame } from '@fathoms/games/catalog.ts';
import { pick, seeded } from '@fathoms/kernel/chance.ts';
import type { EveningPage, EveningPlan, EveningWish } from '@fathoms/protocol/evenings.ts';
import type { StateMessage } from '@fathoms/protocol/messages.ts';
import { person, type TestConnection, type TestPerson } from './test-server.ts';

export const PLAN: EveningPlan = {
  ...{ title: 'Tuesday', game: 'locker', options: {}, seats: 2, format: 'robin', rounds: 3 },
  ...{ bots: null, auto: false, patience: 3 },
};

/** Somebody at an evening. */
export interface EveningTester {
  readonly who: TestPerson;
  readonly look: () => Promise<EveningPage>;
  readonly act: (wish: EveningWish) => Promise<EveningPage | string>; // the error
}

export async function setUp(
  host: TestPerson,
  plan: Partial<EveningPlan> = {},
  name = 'Ada',
): Promise<string> {
  const answer = await host.fetch('/api/evenings', { name, plan: { ...PLAN, ...plan } });
  const { id, error } = (await answer.json()) as { id: string; error?: string };
  if (error !== undefined) throw new Error(error);
  return id;
}

export const at = (who: TestPerson, id: string): EveningTester => ({
  who,
  look: async () => (await (await who.fetch(`/api/evenings/${id}`)).json()) as EveningPage,
  async act(wish) {
    const answer = await who.fetch(`/api/evenings/${id}`, wish);
    const said = (await answer.json()) as EveningPage & { error?: string };
    return said.error ?? said;
  },
});

export async function comeTo(
  address: string,
  id: string,
  names: readonly string[],
): Promise<EveningTester[]> {
  const guests: EveningTester[] = [];
  for (const name of names) {
    const guest = at(await person(address), id);
    const joined = await guest.act({ do: 'join', name });
    if (typeof joined === 'string') throw new Error(joined);
    guests.push(guest);
  }
  return guests;
}

export const tableOfGuest = (page: EveningPage, you = page.you): string => {
  const round = page.rounds.at(-1);
  const table = round?.tables.find(({ seats }) => you !== null && seats.includes(you));
  if (!table) throw new Error('no table');
  return table.id;
};

/** Any move; null = it is not up to this seat. */
function decide(gameId: string, seat: number, state: StateMessage, luck: string): string | null {
  const game = currentGame(gameId);
  const chance = seeded(`${luck} ${state.seq}`);
  if (!game || !state.toAct.includes(seat)) return null;
  const sampled = state.choice === null ? [] : [game.format(game.choices?.sample(state.choice, chance))];
  return pick([...state.legal, ...sampled], chance) ?? null;
}

/** Everybody comes to the table and plays to its end; `tick`: a moment goes by, or one would be too fast. */
export async function playOut(people: readonly TestPerson[], table: string, tick: () => void): Promise<void> {
  const lines = [];
  for (const one of people) lines.push(await one.join(table));
  lines.at(-1)?.send({ t: 'start' }); // the last has come
  await Promise.all(lines.map(line => playSeat(line, table, tick)));
  await Promise.all(lines.map(line => line.hangUp()));
}

async function playSeat(line: TestConnection, luck: string, tick: () => void): Promise<void> {
  const info = line.received.findLast(m => m.t === 'table');
  const game = info?.t === 'table' ? info.table.game : '';
  const seat = info?.t === 'table' ? (info.table.yours[0] ?? 0) : 0;
  let state = await line.state(one => one.seat === seat);
  while (state.outcome === null) {
    const action = decide(game, seat, state, luck);
    const { seq, nth } = state;
    if (action !== null) {
      tick();
      line.send({ t: 'act', seat, nth, action });
    }
    state = await line.state(one => one.seq > seq);
  }
}
