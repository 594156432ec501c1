/** What the server says about an evening, as a schema. The types are in evenings.ts. */
import { z } from 'zod';
import { EVENING_FORMATS, type EveningPage, type MyEvening } from './evenings.ts';
import { LEVELS } from './messages.ts';
import { optionValues } from './read-message.ts';
import type { Same } from './same.ts';

const people = z.array(z.int());
const points = z.array(z.number());

const plan = z.object({
  title: z.string(),
  game: z.string(),
  options: optionValues,
  seats: z.int(),
  format: z.enum(EVENING_FORMATS),
  rounds: z.int(),
  bots: z.enum(LEVELS).nullable(),
  auto: z.boolean(),
  patience: z.int(),
});

const round = z.object({
  tables: z.array(
    z.object({
      id: z.string(),
      seats: z.array(z.int().nullable()),
      is: z.enum(['waiting', 'playing', 'over', 'closed', 'off']),
      awaited: people,
      missed: people,
      scores: points.nullable(),
      points: points.nullable(),
    }),
  ),
  byes: people,
  absent: people,
  begunAt: z.number(),
  done: z.boolean(),
  late: z.boolean(),
  deal: z.string().nullable(),
});

export const eveningPage = z.object({
  id: z.string(),
  mark: z.string(),
  plan,
  over: z.boolean(),
  now: z.number(),
  nextAt: z.number().nullable(),
  people: z.array(z.object({ name: z.string(), is: z.enum(['in', 'out', 'gone']), here: z.boolean() })),
  host: z.int().nullable(),
  you: z.int().nullable(),
  rounds: z.array(round),
  standings: z.array(
    z.object({
      person: z.int(),
      place: z.int(),
      points: z.number(),
      met: z.number(),
      won: z.number(),
      played: z.int(),
      byes: z.int(),
      rounds: z.array(z.number().nullable()),
    }),
  ),
});

true satisfies Same<EveningPage, typeof eveningPage>;

export const myEvening = z.object({
  id: z.string(),
  title: z.string(),
  game: z.string(),
  format: z.enum(EVENING_FORMATS),
  rounds: z.int(),
  round: z.int(),
  over: z.boolean(),
  host: z.boolean(),
  people: z.array(z.string()),
  table: z.string().nullable(),
});

true satisfies Same<MyEvening, typeof myEvening>;
