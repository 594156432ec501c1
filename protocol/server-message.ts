/**
 * What a node sends, as schemas: programs read messages with them, and the documents for other languages are made
 * from them. Fields a reader does not know are passed over: a newer node may send more. The types in messages.ts
 * stay the authority: what is not the same does not compile.
 */
import type { RuleId } from '@fathoms/kernel/game.ts';
import { z } from 'zod';
import {
  ERROR_CODES,
  LEVELS,
  REACTIONS,
  type ServerMessage,
  type StateMessage,
  type TableInfo,
} from './messages.ts';
import { optionValues, proposal, seat, tempo } from './read-message.ts';
import type { Same } from './same.ts';

const count = z.int().min(0);
const milliseconds = z.number();
const level = z.enum(LEVELS);

const standIn = z.object({
  level,
  since: count,
  given: z.literal(true).exactOptional(),
  resigned: z.literal(true).exactOptional(),
});

const seatInfo = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({
    kind: z.literal('human'),
    name: z.string(),
    here: z.boolean(),
    awayMs: milliseconds,
    standIn: standIn.nullable(),
    promise: z.string().exactOptional(),
    luck: z.string().exactOptional(),
    awaited: z.literal(true).exactOptional(),
    hosts: z.literal(true).exactOptional(),
    nudgedMs: milliseconds.exactOptional(),
    who: z.string().exactOptional(),
    program: z.string().exactOptional(),
  }),
  z.object({ kind: z.literal('bot'), name: z.string(), level }),
]);

const tableSettings = z.object({
  listed: z.boolean(),
  friendlyUndo: z.boolean(),
  watchable: z.boolean(),
  watchDelay: count,
  tempo,
  rated: z.boolean(),
});

/** A table for one receiver. */
export const tableInfo = z.object({
  id: z.string(),
  game: z.string(),
  options: optionValues,
  seats: z.array(seatInfo),
  status: z.enum(['lobby', 'playing', 'over']),
  watchers: count,
  commitment: z.string(),
  sealed: z.array(z.string().nullable()).exactOptional(),
  yours: z.array(seat),
  host: z.boolean(),
  next: z.string().nullable(),
  settings: tableSettings,
  asked: z.object({ what: proposal, by: seat, waiting: z.array(seat) }).nullable(),
  clock: z
    .strictObject({ left: z.array(milliseconds), running: z.array(seat), paused: z.boolean() })
    .nullable(),
  countdowns: z.array(
    z.object({ key: z.string(), msLeft: milliseconds, paused: z.boolean(), seats: z.array(seat) }),
  ),
  history: z.array(
    z.object({
      table: z.string(),
      names: z.array(z.string()),
      places: z.array(z.int()),
      scores: z.array(z.number()),
    }),
  ),
  daily: z.object({ day: z.string(), counted: z.boolean() }).exactOptional(),
  shared: z.object({ deal: z.string(), as: z.enum(['try', 'table']) }).exactOptional(),
  evening: z.object({ id: z.string(), round: count }).exactOptional(),
  seeks: z.literal(true).exactOptional(),
});

export const restart = z.object({ inMs: milliseconds, words: z.string() }).nullable();

const state = z.object({
  t: z.literal('state'),
  seat: seat.nullable(),
  seq: count,
  from: count,
  news: z.array(
    z.object({
      seat: seat.nullable(),
      by: z.enum(['player', 'table', 'bot']),
      events: z.array(z.unknown()),
    }),
  ),
  view: z.unknown(),
  secret: z.boolean(),
  toAct: z.array(seat),
  legal: z.array(z.string()),
  choice: z.unknown(),
  nth: count,
  undo: z.boolean(),
  outcome: z.object({ places: z.array(z.int()), scores: z.array(z.number()) }).nullable(),
  pictures: z.record(z.string(), z.string()),
  decision: z.string().nullable(),
});

const ruleId = z.string().regex(/^[A-Z]+-\d+$/) as unknown as z.ZodType<RuleId>;

const refusal = z.discriminatedUnion('code', [
  z.object({ code: z.literal('over') }),
  z.object({ code: z.literal('not-your-turn'), toAct: z.array(seat) }),
  z.object({ code: z.literal('unreadable') }),
  z.object({
    code: z.literal('illegal'),
    rule: ruleId,
  }),
]);

const chatMessage = z.object({
  n: count,
  seat: seat.nullable(),
  name: z.string(),
  who: z.string(),
  own: z.literal(true).exactOptional(),
  text: z.string().nullable(),
  reaction: z.enum(REACTIONS).nullable(),
});

export const serverMessage = z.discriminatedUnion('t', [
  z.object({ t: z.literal('table'), table: tableInfo }),
  state,
  z.object({ t: z.literal('accepted'), seat, nth: count }),
  z.object({ t: z.literal('refused'), seat, nth: count, refusal }),
  z.object({ t: z.literal('error'), code: z.enum(ERROR_CODES), about: z.string() }),
  z.object({ t: z.literal('moving'), token: z.string() }),
  z.object({ t: z.literal('chat'), lines: z.array(chatMessage) }),
  z.object({ t: z.literal('restart'), restart }),
  z.object({ t: z.literal('pong') }),
]);

true satisfies Same<TableInfo, typeof tableInfo>;
true satisfies Same<StateMessage, typeof state>;
true satisfies Same<ServerMessage, typeof serverMessage>;

/** A message of a node; null = it is none this build knows. */
export function readServerMessage(text: string): ServerMessage | null {
  try {
    const read = serverMessage.safeParse(JSON.parse(text));
    return read.success ? (read.data as ServerMessage) : null;
  } catch {
    return null;
  }
}
