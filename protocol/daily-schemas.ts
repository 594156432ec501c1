/** What the server says about the deals of a day, as schemas for its documents. The types are in daily.ts. */
import { z } from 'zod';
import type { DailyField, DailyPage } from './daily.ts';
import { LEVELS } from './messages.ts';
import type { Same } from './same.ts';

const count = z.int().min(0);
const time = z.number();

const mine = z.discriminatedUnion('is', [
  z.object({ is: z.enum(['under-way', 'void']), table: z.string() }),
  z.object({ is: z.literal('played'), table: z.string(), score: z.number(), place: count, below: count }),
]);

const bars = z.array(z.tuple([z.number(), count]));

const seal = z.object({ day: z.string(), seal: z.string(), sealedAt: time, seed: z.string().nullable() });

export const dailyPage = z.object({
  day: z.string(),
  endsAt: time,
  closesAt: time,
  now: time,
  games: z.array(
    z.object({
      game: z.string(),
      bots: z.array(z.enum(LEVELS)),
      divers: count,
      mine: mine.nullable(),
      bars: bars.nullable(),
      seals: z.array(seal),
    }),
  ),
  late: z.object({ day: z.string(), game: z.string(), table: z.string() }).nullable(),
  counted: z.array(z.object({ day: z.string(), game: z.string() })),
});

export const dailyField = z.object({
  day: z.string(),
  game: z.string(),
  open: z.boolean(),
  bars,
  divers: count,
  mine: mine.nullable(),
  best: z.number().nullable(),
  median: z.number().nullable(),
  seal: seal.nullable(),
});

true satisfies Same<DailyPage, typeof dailyPage>;
true satisfies Same<DailyField, typeof dailyField>;
