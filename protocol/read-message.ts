import {
  type ClientMessage,
  LEVELS,
  LONGEST_DRAFT,
  REACTIONS,
  TEMPOS,
  type Tempo,
} from '@fathoms/protocol/messages.ts';
import { z } from 'zod';

export const seat = z.int().min(0).max(25);
const name = z.string().max(200);
const nth = z.int().min(0).max(100_000);
const MAX_OPTIONS = 32;

export const optionValues = z
  .record(z.string().max(64), z.union([z.string().max(64), z.number(), z.boolean()]))
  .refine(options => Object.keys(options).length <= MAX_OPTIONS, 'too many options')
  .meta({ maxProperties: MAX_OPTIONS }); // for those who read the schema: a check in code is not in it

export const tempo = z.enum(Object.keys(TEMPOS) as Tempo[]);

const settings = z.strictObject({
  listed: z.boolean().exactOptional(),
  friendlyUndo: z.boolean().exactOptional(),
  watchable: z.boolean().exactOptional(),
  watchDelay: z.int().min(0).max(100).exactOptional(),
  tempo: tempo.exactOptional(),
  rated: z.boolean().exactOptional(),
});

export const proposal = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('undo'), seat, nth }),
  z.strictObject({ is: z.literal('stand-in'), seat }),
  z.strictObject({ is: z.literal('pause') }),
  z.strictObject({ is: z.literal('clock'), tempo }),
]);

export const clientMessage = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('hello'),
    protocol: z.int(),
    table: z.string().max(64),
    patches: z.literal(true).exactOptional(),
  }),
  z.strictObject({ t: z.literal('act'), seat, nth, action: z.string().max(4096) }),
  z.strictObject({ t: z.literal('undo'), seat, nth }),
  z.strictObject({
    t: z.literal('draft'),
    seat,
    decision: z.string().max(64),
    draft: z.string().max(LONGEST_DRAFT),
  }),
  z.strictObject({ t: z.literal('sync') }),
  z.strictObject({ t: z.literal('sit'), seat, name }),
  z.strictObject({ t: z.literal('promise'), seat, promise: z.string().max(64) }),
  z.strictObject({ t: z.literal('luck'), seat, luck: z.string().max(64) }),
  z.strictObject({ t: z.literal('stand'), seat }),
  z.strictObject({ t: z.literal('swap'), seat, other: seat }),
  z.strictObject({ t: z.literal('bot'), seat, level: z.enum(LEVELS) }),
  z.strictObject({ t: z.literal('clear'), seat }),
  z.strictObject({ t: z.literal('kick'), seat }),
  z.strictObject({ t: z.literal('host'), seat }),
  z.strictObject({ t: z.literal('settings'), settings }),
  z.strictObject({ t: z.literal('stand-in'), seat, level: z.enum(LEVELS) }),
  z.strictObject({ t: z.literal('back'), seat }),
  z.strictObject({ t: z.literal('resign'), seat }),
  z.strictObject({ t: z.literal('nudge'), seat }),
  z.strictObject({ t: z.literal('here') }),
  z.strictObject({ t: z.literal('propose'), what: proposal }),
  z.strictObject({ t: z.literal('answer'), yes: z.boolean() }),
  z.strictObject({ t: z.literal('say'), text: z.string().max(1000), name: name.exactOptional() }),
  z.strictObject({ t: z.literal('react'), reaction: z.enum(REACTIONS), name: name.exactOptional() }),
  z.strictObject({ t: z.literal('move') }),
  z.strictObject({ t: z.literal('seats'), count: z.int().min(1).max(26) }),
  z.strictObject({ t: z.literal('options'), options: optionValues }),
  z.strictObject({ t: z.literal('start') }),
  z.strictObject({ t: z.literal('rematch'), game: z.string().max(32).exactOptional() }),
  z.strictObject({ t: z.literal('ping') }),
]) satisfies z.ZodType<ClientMessage>;

type ReadMessage =
  | { readonly ok: true; readonly message: ClientMessage }
  | { readonly ok: false; readonly about: string };

/** What a client sent, if it is a message at all; `about` is what it claimed to be. */
export function readClientMessage(text: string): ReadMessage {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, about: '' };
  }
  const read = clientMessage.safeParse(value);
  return read.success ? { ok: true, message: read.data } : { ok: false, about: claimed(value) };
}

const claim = z.object({ t: z.string().max(16) });

function claimed(value: unknown): string {
  const read = claim.safeParse(value);
  return read.success ? read.data.t : '';
}
