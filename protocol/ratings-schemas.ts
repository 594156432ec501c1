/** What the server says about ratings, as schemas. The types are in ratings.ts. */
import { z } from 'zod';
import { LEVELS } from './messages.ts';
import type { RatedSeat, RatingsPage, TableRatings } from './ratings.ts';
import type { Same } from './same.ts';

export const ratedSeat = z.object({ points: z.number(), provisional: z.boolean(), matches: z.int() });

export const tableRatings = z.object({
  rated: z.boolean(),
  fault: z.string().nullable(),
  seats: z.array(ratedSeat.nullable()),
  changes: z.array(z.object({ seat: z.int(), before: z.number(), after: z.number() })).nullable(),
});

export const ratingsPage = z.object({
  game: z.string(),
  page: z.int(),
  pages: z.int(),
  rows: z.array(
    z.object({
      place: z.int(),
      name: z.string(),
      points: z.number(),
      matches: z.int(),
      guest: z.boolean(),
      you: z.literal(true).exactOptional(),
    }),
  ),
  bots: z.array(z.object({ level: z.enum(LEVELS), points: z.number() })),
  mine: ratedSeat.extend({ place: z.int().nullable() }).nullable(),
});

true satisfies Same<RatedSeat, typeof ratedSeat>;
true satisfies Same<TableRatings, typeof tableRatings>;
true satisfies Same<RatingsPage, typeof ratingsPage>;
