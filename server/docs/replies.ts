/** What the routes answer, as schemas: the types the code uses are read off them. */
import { LEVELS } from '@fathoms/protocol/messages.ts';
import { ratedSeat } from '@fathoms/protocol/ratings-schemas.ts';
import { optionValues, tempo } from '@fathoms/protocol/read-message.ts';
import { restart } from '@fathoms/protocol/server-message.ts';
import { z } from 'zod';

const names = z.array(z.string()).readonly();
const status = z.enum(['lobby', 'playing', 'over']);

export const ok = z.object({ ok: z.literal(true) });

/** One of somebody's tables, as the start page lists it. */
const myTable = z.object({
  id: z.string(),
  game: z.string(),
  status,
  yourTurn: z.boolean(),
  names, // of the others
});
export type OwnTable = z.output<typeof myTable>;
export const myTables = z.object({ tables: z.array(myTable), restart });

/** A table anybody may find, as the start page lists it. */
const publicTable = z.object({
  id: z.string(),
  game: z.string(),
  status,
  seats: z.int(),
  free: z.int(), // seats one may still take
  names, // of people
  bots: z.int(), // programs too
  tempo,
  options: optionValues, // those that are not the usual ones
  rated: z.boolean(),
  ratings: z.array(ratedSeat).readonly(), // of the people, in the order of their names; [] = it is not rated
  moves: z.int().nullable(), // made so far; null = none, or whoever looks on is told later
});
export type FoundTable = z.output<typeof publicTable>;
export const publicTables = z.object({ tables: z.array(publicTable) });

/** How one match ended for somebody. */
const myResult = z.object({
  table: z.string(),
  game: z.string(),
  seats: z.int(),
  seat: z.int(), // the best of one's own
  place: z.int(), // 1 = won
  score: z.number(),
  names, // per seat, as at the table
  levels: z.array(z.enum([...LEVELS, 'program']).nullable()).readonly(), // of bots
  places: z.array(z.int()).readonly(),
  scores: z.array(z.number()).readonly(),
  options: optionValues,
  kind: z.enum(['table', 'daily', 'practice', 'same', 'evening']), // practice: at the deal of a day
  ended: z.number().nullable(), // milliseconds since 1970; null = ended by a build that did not note it
});
export type MyResult = z.output<typeof myResult>;
export const myResults = z.object({ results: z.array(myResult) });

/** How somebody is notified. */
export const calls = z.object({
  key: z.string(), // the server's, for the browser's push service
  endpoint: z.string().nullable(),
  language: z.string().nullable(),
});

/** A token of a program, without the token. */
export const programInfo = z.object({
  id: z.string(),
  name: z.string(),
  of: z.string(), // its owner's name
  made: z.number(), // milliseconds since 1970
  table: z.string().nullable(), // null = it may join every table its owner is at
  seat: z.int().nullable(),
});
export const programs = z.object({ programs: z.array(programInfo) });
