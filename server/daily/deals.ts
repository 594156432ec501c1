import { randomBytes } from 'node:crypto';
import { findDaily, GAMES } from '@fathoms/games/catalog.ts';
import type { DailySeal } from '@fathoms/protocol/daily.ts';
import { commitmentOf } from '@fathoms/table/match/fairness.ts';
import type { Store } from '../store/store.ts';
import { closesAt, dayOf, daysAfter, endOf } from './days.ts';

/** A seed, and when it was drawn. */
interface DrawnSeed {
  readonly seed: string;
  readonly sealedAt: number;
}

/** The secret seed of every day and game. One store has one, whatever node asks first and however often it starts. */
export interface Deals {
  readonly seed: (day: string, game: string) => Promise<string>;
  readonly seal: (day: string, game: string) => Promise<DailySeal | null>; // null = nothing was dealt that day
  readonly prepare: () => Promise<void>; // draws what will be published for tomorrow
}

/** Games with a deal of the day. */
export const DAILY_GAMES: readonly string[] = Object.keys(GAMES).filter(id => findDaily(id) !== null);

const MOST_KEPT = 64; // seeds in memory; a day has one a game

export function openDeals(store: Pick<Store, 'secret'>, now: () => number): Deals {
  const kept = new Map<string, DrawnSeed>();

  const draw = async (day: string, game: string): Promise<DrawnSeed> => {
    const name = `daily ${day} ${game}`;
    const known = kept.get(name);
    if (known) return known;
    const fresh = (): string => JSON.stringify({ seed: randomBytes(32).toString('hex'), sealedAt: now() });
    const drawn = JSON.parse(await store.secret(name, fresh)) as DrawnSeed;
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(name, drawn);
    return drawn;
  };

  return {
    seed: async (day, game) => (await draw(day, game)).seed,
    async seal(day, game) {
      const { seed, sealedAt } = await draw(day, game);
      if (sealedAt >= endOf(day)) return null; // asked for after the day: nobody can have played it
      return { day, seal: commitmentOf(seed), sealedAt, seed: now() >= closesAt(day) ? seed : null };
    },
    async prepare() {
      const today = dayOf(now());
      for (const game of DAILY_GAMES) for (const ahead of [0, 1]) await draw(daysAfter(today, ahead), game);
    },
  };
}
