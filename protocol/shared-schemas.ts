/** What the server says about a deal that several tables have in common, as a schema. The types are in shared.ts. */
import { z } from 'zod';
import { LEVELS } from './messages.ts';
import { optionValues } from './read-message.ts';
import type { Same } from './same.ts';
import type { SharedPage } from './shared.ts';

const levels = z.array(z.enum(LEVELS).nullable());

export const sharedPage = z.object({
  deal: z.string(),
  as: z.enum(['try', 'table']),
  game: z.string(),
  seats: levels,
  seat: z.int(),
  options: optionValues,
  first: z.object({ name: z.string(), score: z.number() }).nullable(),
  maker: z.boolean(),
  knows: z.boolean(),
  full: z.boolean(),
  open: z.boolean(),
  tables: z.array(
    z.object({
      n: z.int(),
      status: z.enum(['waiting', 'playing', 'over']),
      mine: z.boolean(),
      table: z.string().nullable(),
      result: z
        .object({
          names: z.array(z.string()),
          levels,
          scores: z.array(z.number()),
          places: z.array(z.int()),
        })
        .nullable(),
    }),
  ),
});

true satisfies Same<SharedPage, typeof sharedPage>;
