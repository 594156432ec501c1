import { currentGame, findDaily, findGame } from '@fathoms/games/catalog.ts';
import type {
  DailyBars,
  DailyField,
  DailyGame,
  DailyMine,
  DailyPage,
  DailySeal,
  WhichTry,
} from '@fathoms/protocol/daily.ts';
import type { ErrorCode } from '@fathoms/protocol/messages.ts';
import { dealDaily } from '@fathoms/table/record/daily.ts';
import { writeRecord } from '@fathoms/table/record/record.ts';
import { storedMatch } from '@fathoms/table/record/stored-match.ts';
import { anonymous } from '@fathoms/table/seats/forget.ts';
import type { CountedTry } from '../store/daily-tries.ts';
import type { Store } from '../store/store.ts';
import { closesAt, dayOf, daysAfter, endOf, isDay, startOf } from './days.ts';
import { DAILY_GAMES, type Deals } from './deals.ts';
import { barsOf, bestOf, diversIn, medianOf, standingOf } from './field.ts';

type Begun =
  | { readonly ok: true; readonly table: string; readonly counted: boolean }
  | { readonly ok: false; readonly code: ErrorCode | 'no-game' };

export interface Beginner {
  readonly identity: string;
  readonly name: string;
  readonly mayCount: boolean; // else it is practice: this device, or too many from where it is, had their tries
}

/** The deals of the day: what there is, who played them how, and one's own try. */
export interface Daily {
  readonly page: (identity: string) => Promise<DailyPage>;
  readonly begin: (game: string, who: Beginner) => Promise<Begun>; // goes on with a try that is under way
  readonly field: (
    day: string,
    game: string,
    identity: string,
  ) => Promise<DailyField | 'not-now' | 'no-game'>;
  readonly record: (day: string, game: string, which: WhichTry, identity: string) => Promise<string | null>;
}

interface DailyPorts {
  readonly store: Store;
  readonly deals: Deals;
  readonly now: () => number; // milliseconds since 1970
  readonly newTableId: () => Promise<string>;
}

const CALENDAR_DAYS = 400;
const RECORDS_KEPT = 32;

export function openDaily({ store, deals, now, newTableId }: DailyPorts): Daily {
  const records = new Map<string, string>();

  const triesOf = (identity: string, from: string) =>
    identity === '' ? Promise.resolve([]) : store.dailyTries(identity, from);

  const mineOf = async (found: CountedTry | undefined, bars: DailyBars): Promise<DailyMine | null> => {
    if (!found) return null;
    const { table, score } = found;
    if (score !== null) return { is: 'played', table, score, ...standingOf(bars, score) };
    const stored = await store.readTable(table);
    return { is: stored?.status === 'over' ? 'void' : 'under-way', table };
  };

  const gameOf = async (day: string, game: string, tries: readonly CountedTry[]): Promise<DailyGame> => {
    const bars = barsOf(await store.dailyField(day, game));
    const mine = await mineOf(
      tries.find(one => one.day === day && one.game === game),
      bars,
    );
    const seals = await Promise.all([-1, 0, 1].map(days => deals.seal(daysAfter(day, days), game)));
    return {
      game,
      bots: findDaily(game)?.bots ?? [],
      divers: diversIn(bars),
      mine,
      bars: isOver(mine) ? bars : null,
      seals: seals.filter((seal): seal is DailySeal => seal !== null),
    };
  };

  const begin = async (game: string, { identity, name, mayCount }: Beginner): Promise<Begun> => {
    const rules = currentGame(game);
    const deal = findDaily(game);
    if (!rules || !deal) return { ok: false, code: 'no-game' };
    const day = dayOf(now());
    const [before] = (await triesOf(identity, day)).filter(one => one.day === day && one.game === game);
    const laid = before ? await store.readTable(before.table) : null;
    if (laid && laid.status !== 'over') return { ok: true, table: laid.id, counted: true };
    const counted = laid === null && (before !== undefined || mayCount);
    const seed = await deals.seed(day, game);
    const make = (id: string) =>
      dealDaily(rules, deal, {
        ...{ id, seed, name, diver: identity, now: now() },
        daily: { day, counted, until: closesAt(day) },
      });
    const id = before && !laid ? before.table : await newTableId();
    const made = make(id);
    if (!made.ok) return made; // the name: nothing is begun
    const table = counted ? await store.beginDaily({ day, game, identity, table: id }) : id;
    const dealt = table === id ? made : make(table); // begun at another node at the same moment
    if (!dealt.ok) return dealt;
    await store.createTable(dealt.table); // taken: by the same try
    return { ok: true, table, counted };
  };

  const field = async (
    day: string,
    game: string,
    identity: string,
  ): Promise<DailyField | 'not-now' | 'no-game'> => {
    if (!isDay(day) || !DAILY_GAMES.includes(game) || startOf(day) > now()) return 'no-game';
    const open = now() < closesAt(day);
    const bars = barsOf(await store.dailyField(day, game));
    const tries = await triesOf(identity, day);
    const mine = await mineOf(
      tries.find(one => one.day === day && one.game === game),
      bars,
    );
    if (open && !isOver(mine)) return 'not-now';
    const seal = bars.length > 0 || open ? await deals.seal(day, game) : null;
    return {
      ...{ day, game, open, bars, mine, seal },
      divers: diversIn(bars),
      best: bestOf(bars),
      median: medianOf(bars),
    };
  };

  /** The logbook of a table, with nobody's name in it. */
  const recordOf = async (id: string): Promise<string | null> => {
    const table = await store.readTable(id);
    const game = table && findGame(table.game, table.version);
    if (!game || table.status !== 'over' || !table.outcome) return null;
    const key = `${id} ${now() >= (table.daily?.until ?? 0)}`;
    const known = records.get(key);
    if (known !== undefined) return known;
    const written = writeRecord(anonymous(table), storedMatch(game, table, await store.load(id)), now());
    if (records.size >= RECORDS_KEPT) records.clear();
    records.set(key, written);
    return written;
  };

  return {
    async page(identity) {
      const day = dayOf(now());
      const yesterday = daysAfter(day, -1);
      const tries = await triesOf(identity, daysAfter(day, -CALENDAR_DAYS));
      const games = await Promise.all(DAILY_GAMES.map(game => gameOf(day, game, tries)));
      const late =
        now() < closesAt(yesterday) ? await lateOf(tries.filter(one => one.day === yesterday)) : null;
      return {
        ...{ day, games, late, now: now(), endsAt: endOf(day), closesAt: closesAt(day) },
        counted: tries.flatMap(({ day, game, score }) => (score === null ? [] : [{ day, game }])),
      };
    },
    begin,
    field,
    async record(day, game, which, identity) {
      const found = await field(day, game, identity);
      if (typeof found === 'string') return null;
      if (which === 'mine') return found.mine && recordOf(found.mine.table);
      const score = found[which];
      const table = score === null ? null : await store.dailyTable(day, game, score);
      return table === null ? null : recordOf(table);
    },
  };

  async function lateOf(tries: readonly CountedTry[]): Promise<DailyPage['late']> {
    for (const { day, game, table, score } of tries)
      if (score === null && (await store.readTable(table))?.status === 'playing') return { day, game, table };
    return null;
  }
}

const isOver = (mine: DailyMine | null): boolean => mine !== null && mine.is !== 'under-way';
