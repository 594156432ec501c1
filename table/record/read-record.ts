import { type Game, type Kinds, type Outcome, parseSeat } from '@fathoms/kernel/game.ts';
import { type Entry, type Replayed, replay } from '@fathoms/kernel/match.ts';
import { readOptions } from '@fathoms/kernel/options.ts';
import { LEVELS } from '@fathoms/protocol/messages.ts';
import { z } from 'zod';
import { isContribution } from '../match/fairness.ts';
import { type Assurance, assuranceOf, type LuckFault, luckFault } from './check-luck.ts';
import { type MatchRecord, RECORD_FORMAT } from './record.ts';

const LONGEST_NAME = 64; // of anything: a page lays it out
const LONGEST_SEED = 256;
const LONGEST_TAPE = 20_000; // entries
const MOST_ROLLS = 10_000; // of one entry
const rolls = z.array(z.int().nonnegative());
const numbers = z.array(z.string().refine(isContribution, 'not 64 hexadecimal digits').nullable());
const seatLetter = z.string().transform((letter, context) => {
  const seat = parseSeat(letter);
  if (seat !== null) return seat;
  context.addIssue({ code: 'custom', message: 'not a seat letter' });
  return z.NEVER;
});

const header = z.strictObject({
  fathoms: z.literal(RECORD_FORMAT, {
    error: issue =>
      `logbook format ${JSON.stringify(issue.input) ?? 'missing'}; this build reads format ${RECORD_FORMAT}`,
  }),
  game: z.string().min(1).max(32),
  version: z.int().positive(),
  seats: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ name: z.string().max(LONGEST_NAME), kind: z.literal('human') }),
        z
          .strictObject({
            name: z.string().max(LONGEST_NAME),
            kind: z.literal('bot'),
            level: z.enum([...LEVELS, 'random']).exactOptional(),
            program: z.string().max(LONGEST_NAME).exactOptional(),
          })
          .refine(
            bot => (bot.level === undefined) !== (bot.program === undefined),
            'neither level nor program',
          ),
      ]),
    )
    .min(1)
    .max(26),
  options: z.record(
    z.string().max(LONGEST_NAME),
    z.union([z.string().max(LONGEST_NAME), z.number(), z.boolean()]),
  ),
  commitment: z.string().regex(/^[0-9a-f]{64}$/, 'not a SHA-256 hash'),
  promises: numbers.exactOptional(),
  contributions: numbers.exactOptional(),
  continues: z.int().nonnegative().exactOptional(),
  daily: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'not a day')
    .exactOptional(),
  tape: z.array(z.int().nonnegative().max(MOST_ROLLS)).max(LONGEST_TAPE).exactOptional(),
  rolls,
});
const entry = z.strictObject({
  n: z.int().positive(),
  seat: seatLetter,
  action: z.string().max(4096),
  rolls,
  by: z.enum(['table', 'bot']).exactOptional(),
});
const end = z.strictObject({
  outcome: z.strictObject({ places: z.array(z.int().positive()), scores: z.array(z.number()) }),
  seed: z.string().min(1).max(LONGEST_SEED).exactOptional(),
});

type ReadRecord =
  | { readonly ok: true; readonly record: MatchRecord }
  | { readonly ok: false; readonly line: number; readonly problem: string }; // line: from 1

/** Reads a logbook somebody gives us. The first wrong line is named. */
export function readRecord(text: string): ReadRecord {
  const lines = text.trimEnd().split('\n');
  const head = readLine(header, lines[0] ?? '');
  if (!head.ok) return { ok: false, line: 1, problem: head.problem };
  const { fathoms: _, ...facts } = head.value;
  const last = lines.at(-1) ?? '';
  const over = last.startsWith('{"outcome"') ? readLine(end, last) : null;
  if (over && !over.ok) return { ok: false, line: lines.length, problem: over.problem };
  if (over && over.value.seed === undefined && facts.daily === undefined && facts.tape === undefined)
    return { ok: false, line: lines.length, problem: 'no seed' }; // only a deal that others still play keeps it
  const body = lines.slice(1, over ? -1 : undefined);
  const entries: Entry[] = [];
  for (const [i, text] of body.entries()) {
    const line = readLine(entry, text);
    if (!line.ok) return { ok: false, line: i + 2, problem: line.problem };
    const { n, ...rest } = line.value;
    if (n !== i + 1) return { ok: false, line: i + 2, problem: `entry ${n} stands where ${i + 1} should` };
    entries.push(rest);
  }
  return { ok: true, record: { ...facts, entries, end: over?.value ?? null } };
}

type Line<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string };

function readLine<T>(schema: z.ZodType<T>, text: string): Line<T> {
  const json = readJson(text);
  if (!json.ok) return json;
  const parsed = schema.safeParse(json.value);
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, problem: z.prettifyError(parsed.error) };
}

function readJson(text: string): Line<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, problem: 'this is not JSON' };
  }
}

/** What does not hold: the header, a move, the outcome, the promised seed, who contributed, or a roll. */
export type Flaw = 'header' | 'move' | 'outcome' | LuckFault['flaw'];

interface Wrong {
  readonly ok: false;
  readonly flaw: Flaw;
  readonly at: number; // entry from 1; 0 = the whole match
  readonly problem: string;
}

type CheckedRecord = ({ readonly ok: true; readonly assurance: Assurance } & Replayed<Kinds>) | Wrong;

const wrong = (flaw: Flaw, at: number, problem: string): Wrong => ({ ok: false, flaw, at, problem });

/** Plays a logbook again: legal moves, the same outcome and, once the seed is known, honest luck. */
export function checkRecord(game: Game, record: MatchRecord): CheckedRecord {
  const replayed = replayRecord(game, record);
  if (!replayed.ok) return replayed;
  const seed = record.end?.seed;
  const fault = seed === undefined ? null : luckFault(game, record, seed);
  return fault ? { ok: false, ...fault } : { ...replayed, assurance: assuranceOf(record) };
}

/** The same without a look at the luck. */
export function replayRecord(
  game: Game,
  record: MatchRecord,
): ({ readonly ok: true } & Replayed<Kinds>) | Wrong {
  if (record.game !== game.id)
    return wrong('header', 0, `this is a record of ${record.game}, not of ${game.id}`);
  if (record.version !== game.version)
    return wrong(
      'header',
      0,
      `played by ${game.id} rules version ${record.version}; this build knows ${game.version}`,
    );
  const options = readOptions(game, record.seats.length, record.options);
  if (!options.ok) return wrong('header', 0, `no such table: ${options.code}`);
  const replayed = replay(game, { ...record, seats: record.seats.length, options: options.options });
  if (!replayed.ok) return wrong('move', replayed.at, replayed.problem);
  const outcome = game.outcome(replayed.state);
  return resultOf(outcome) === resultOf(record.end?.outcome ?? null)
    ? replayed
    : wrong('outcome', 0, `the outcome is ${JSON.stringify(outcome)}`);
}

/** The same for equal outcomes, in whatever order a game names their parts. */
const resultOf = (outcome: Outcome | null): string =>
  JSON.stringify(outcome && [outcome.places, outcome.scores]);
