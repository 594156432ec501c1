import { type Game, type Kinds, parseSeat } from '@fathoms/kernel/game.ts';
import { type Entry, play, type Replayed, replay, start } from '@fathoms/kernel/match.ts';
import { readOptions } from '@fathoms/kernel/options.ts';
import { LEVELS } from '@fathoms/protocol/messages.ts';
import { z } from 'zod';
import { commitmentOf, fairChance } from './fairness.ts';
import { type MatchRecord, RECORD_FORMAT } from './record.ts';

const rolls = z.array(z.int().nonnegative());
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
        z.strictObject({ name: z.string(), kind: z.literal('human') }),
        z.strictObject({ name: z.string(), kind: z.literal('bot'), level: z.enum([...LEVELS, 'random']) }),
      ]),
    )
    .min(1)
    .max(26),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  commitment: z.string().regex(/^[0-9a-f]{64}$/, 'not a SHA-256 hash'),
  rolls,
});
const entry = z.strictObject({
  n: z.int().positive(),
  seat: seatLetter,
  action: z.string().max(4096),
  rolls,
  by: z.literal('table').exactOptional(),
});
const end = z.strictObject({
  outcome: z.strictObject({ places: z.array(z.int().positive()), scores: z.array(z.number()) }),
  seed: z.string().min(1),
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

type CheckedRecord =
  | ({ readonly ok: true; readonly fair: boolean } & Replayed<Kinds>) // fair: the seed is known and every roll follows from it
  | { readonly ok: false; readonly at: number; readonly problem: string }; // at: entry from 1; 0 = the whole match

/** Plays a logbook again: legal moves, the same outcome and, once the seed is known, honest luck. */
export function checkRecord(game: Game, record: MatchRecord): CheckedRecord {
  const wrong = (at: number, problem: string): CheckedRecord => ({ ok: false, at, problem });
  if (record.game !== game.id) return wrong(0, `this is a record of ${record.game}, not of ${game.id}`);
  if (record.version !== game.version)
    return wrong(0, `played by ${game.id} rules version ${record.version}; this build knows ${game.version}`);
  const options = readOptions(game, record.seats.length, record.options);
  if (!options.ok) return wrong(0, `no such table: ${options.code}`);
  const replayed = replay(game, { ...record, seats: record.seats.length, options: options.options });
  if (!replayed.ok) return wrong(replayed.at, replayed.problem);
  const outcome = game.outcome(replayed.state);
  if (JSON.stringify(outcome) !== JSON.stringify(record.end?.outcome ?? null))
    return wrong(0, `the outcome is ${JSON.stringify(outcome)}`);
  const unfair = record.end && firstUnfair(game, record, record.end.seed);
  return unfair ? wrong(unfair.at, unfair.problem) : { ...replayed, fair: record.end !== null };
}

/** The first entry whose luck is not what the seed promised; null = all of it is. */
function firstUnfair(game: Game, record: MatchRecord, seed: string): { at: number; problem: string } | null {
  if (commitmentOf(seed) !== record.commitment) return { at: 0, problem: 'the seed is not the one promised' };
  const opening = start(game, record.seats.length, record.options, fairChance(seed, 0));
  if (differ(opening.rolls, record.rolls))
    return { at: 0, problem: 'the setup used other luck than promised' };
  let { state } = opening;
  for (const [i, entry] of record.entries.entries()) {
    const played = play({ game, state, chance: fairChance(seed, i + 1) }, entry.seat, entry.action);
    if (!played.ok || differ(played.entry.rolls, entry.rolls))
      return { at: i + 1, problem: 'it used other luck than promised' };
    state = played.state;
  }
  return null;
}

const differ = (a: readonly number[], b: readonly number[]): boolean => a.join() !== b.join();
