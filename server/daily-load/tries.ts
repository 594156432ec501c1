import { currentGame, findDaily } from '@fathoms/games/catalog.ts';
import { pick, seeded } from '@fathoms/kernel/chance.ts';
import type { Chance, Game, Seat } from '@fathoms/kernel/game.ts';
import { act, entriesBetween, type LiveMatch, outcomeOf, settle } from '@fathoms/table/match/live.ts';
import { dealDaily } from '@fathoms/table/record/daily.ts';
import { storedMatch } from '@fathoms/table/record/stored-match.ts';
import type { Append } from '@fathoms/table/room/storage.ts';
import type { PlayingTable } from '@fathoms/table/seats/stored-table.ts';
import { progressAfter } from '@fathoms/table/time/progress.ts';
import { closesAt } from '../daily/days.ts';
import type { Store } from '../store/store.ts';

/** A whole match at a day's deal: all of it but its last decision, and that one. */
export interface PlayedTry {
  readonly table: PlayingTable; // as it was dealt
  readonly before: LiveMatch;
  readonly after: LiveMatch;
}

export interface Day {
  readonly day: string;
  readonly now: number;
}

/** Plays a deal of the day with any moves that are allowed. */
export function playTry(id: string, seed: string, { day, now }: Day, luck: string): PlayedTry {
  const [game, deal] = [currentGame(id), findDaily(id)];
  if (!game || !deal) throw new Error(`${id} has no deal of the day`);
  const daily = { day, counted: true, until: closesAt(day) };
  const dealt = dealDaily(game, deal, { id: '', seed, name: 'Ada', diver: 'ada', now, daily });
  if (!dealt.ok) throw new Error(dealt.code);
  const chance = seeded(luck);
  let before = settle(storedMatch(game, dealt.table, []));
  for (;;) {
    const after = decide(before, chance);
    if (outcomeOf(after)) return { table: dealt.table, before, after };
    before = after;
  }
}

function decide(live: LiveMatch, chance: Chance): LiveMatch {
  const [seat] = live.game.toAct(live.state);
  if (seat === undefined) throw new Error(`${live.game.id}: nobody is to act, and it is not over`);
  const acted = act(live, seat, live.made[seat] ?? 0, anyAction(live.game, live.state, seat, chance));
  if (acted.kind !== 'accepted') throw new Error(`${live.game.id}: ${JSON.stringify(acted)}`);
  return acted.live;
}

function anyAction(game: Game, state: unknown, seat: Seat, chance: Chance): string {
  const choice = game.choices?.describe(state, seat) ?? null;
  return game.format(
    choice === null ? pick(game.legal(state, seat), chance) : game.choices?.sample(choice, chance),
  );
}

/** Puts a try into the store up to its last decision, and answers with that. `counted`: else it is any table. */
export async function layTry(
  store: Store,
  { table, before, after }: PlayedTry,
  { id, identity, counted, now }: { id: string; identity: string; counted: boolean; now: number },
): Promise<Append> {
  const { daily, ...plain } = table;
  const laid: PlayingTable = { ...plain, id, host: identity, ...(counted && daily && { daily }) };
  if (counted && daily) await store.beginDaily({ day: daily.day, game: table.game, identity, table: id });
  await store.createTable(laid);
  const { revision } = laid;
  const first = before.steps.length;
  const entries = before.steps.map(({ entry }) => entry);
  const toAct = before.game.toAct(before.state);
  const begun = { status: 'playing', entries: first, toAct } as const;
  await store.append({ table: id, revision, first: 0, entries, progress: begun });
  return {
    ...{ table: id, revision, first, entries: entriesBetween(before, after) },
    progress: progressAfter({ ...laid, ...begun }, before, after, now),
  };
}
