import { scripted } from '@fathoms/kernel/chance.ts';
import { type Game, type Seat, seatLetter } from '@fathoms/kernel/game.ts';
import { play, start } from '@fathoms/kernel/match.ts';
import { commitmentOf, fairChance, mixed, promiseOf, tapeChance } from '../match/fairness.ts';
import { type MatchRecord, tapeIn } from './record.ts';

/** What is wrong with the luck of a logbook. */
export interface LuckFault {
  readonly flaw: 'seed' | 'contributions' | 'luck';
  readonly at: number; // entry from 1; 0 = the whole match
  readonly problem: string;
}

/** What faultless luck is worth: as much as the way it was agreed on promised, and no more. */
export type Assurance =
  | 'untold' // still in play: the seed is not known
  | 'awaited' // others are still playing this deal: the seed is not told yet
  | 'daily' // a day's deal: the seed was sealed before the day and opened after it
  | 'shared' // the luck of another match, or one deal for several tables: the seed alone, told before to whoever has that match
  | 'continued' // it begins with moves and luck of another match, for which nothing here vouches
  | 'seed' // nobody added anything: whoever runs the table could have chosen the seed
  | 'open' // numbers were added in the open: the last to add one could choose, together with the table
  | 'withheld' // somebody did not open what they had promised: together with the table they had a choice of two
  | 'sealed'; // everything was promised before anything was opened, and opened

export function assuranceOf(record: MatchRecord): Assurance {
  const { end, continues, daily, tape, promises = [], contributions = [] } = record;
  if (!end) return 'untold';
  if (end.seed === undefined) return 'awaited';
  if (daily !== undefined) return 'daily';
  if (tape !== undefined) return 'shared';
  if (continues !== undefined) return 'continued';
  if (promises.some(isThere)) return withheldBy(record).length > 0 ? 'withheld' : 'sealed';
  return contributions.some(isThere) ? 'open' : 'seed';
}

/** Seats that did not open what they had promised. */
export const withheldBy = ({ promises = [], contributions = [] }: MatchRecord): Seat[] =>
  promises.flatMap((promise, seat) =>
    promise !== null && (contributions[seat] ?? null) === null ? [seat] : [],
  );

const isThere = (number: string | null): boolean => number !== null;

/** How many rolls follow from the seed, and how many were taken over from another match. */
export function countRolls({ rolls, entries, continues }: MatchRecord): { own: number; taken: number } {
  const counts = [rolls.length, ...entries.map(entry => entry.rolls.length)];
  const sum = (part: readonly number[]): number => part.reduce((all, count) => all + count, 0);
  const from = continues === undefined ? 0 : continues + 1;
  return { own: sum(counts.slice(from)), taken: sum(counts.slice(0, from)) };
}

/** The first thing about the luck that is not as promised; null = all of it is. */
export function luckFault(game: Game, record: MatchRecord, seed: string): LuckFault | null {
  if (commitmentOf(seed) !== record.commitment) return fault('seed', 0, 'the seed is not the one promised');
  return contributionFault(record) ?? rollFault(game, record, luckOf(record, seed));
}

/** What all rolls follow from. */
export const luckOf = ({ contributions = [], promises }: MatchRecord, seed: string): string =>
  mixed(seed, contributions, promises);

function contributionFault(record: MatchRecord): LuckFault | null {
  const { seats, promises = [], contributions = [], continues, entries } = record;
  const wrong = (problem: string) => fault('contributions', 0, problem);
  if (contributions.length > 0 && contributions.length !== seats.length)
    return wrong(`${contributions.length} contributions for ${seats.length} seats`);
  if (promises.length > 0 && promises.length !== seats.length)
    return wrong(`${promises.length} promises for ${seats.length} seats`);
  if (
    seats.some(({ kind }, seat) => kind === 'bot' && (promises[seat] ?? contributions[seat] ?? null) !== null)
  )
    return wrong('a contribution in the seat of a bot, and bots add nothing');
  if (continues !== undefined && promises.length + contributions.length > 0)
    return wrong('contributions to a match that continues another one');
  if (tapeIn(record) && (continues !== undefined || promises.length + contributions.length > 0))
    return wrong('a deal of several tables to which something was added');
  if (continues !== undefined && continues > entries.length)
    return wrong(`it continues ${continues} entries and has ${entries.length}`);
  return brokenPromise(record);
}

/** A number other than the promised one, or a promise that says again what somebody else has promised. */
function brokenPromise({ commitment, promises = [], contributions = [] }: MatchRecord): LuckFault | null {
  const made = promises.filter(isThere);
  if (new Set(made).size < made.length) return fault('contributions', 0, 'two seats have the same promise');
  for (const [seat, promise] of promises.entries()) {
    const luck = contributions[seat] ?? null;
    if (promise !== null && luck !== null && promiseOf(commitment, luck) !== promise)
      return fault('contributions', 0, `what seat ${seatLetter(seat)} added is not what it had promised`);
  }
  return null;
}

/** Entries that were taken from another match have luck of that match, which only its own logbook can tell. */
function rollFault(game: Game, record: MatchRecord, luck: string): LuckFault | null {
  const { continues, seats } = record;
  const isTaken = (entry: number): boolean => continues !== undefined && entry <= continues;
  const tape = tapeIn(record);
  const stream = tape && tapeChance(luck, tape, 0);
  const chance = (entry: number, rolls: readonly number[]) => {
    if (stream) return stream;
    return isTaken(entry) ? scripted(...rolls) : fairChance(luck, entry);
  };
  const opening = start(game, seats.length, record.options, chance(0, record.rolls));
  if (differ(opening.rolls, record.rolls)) return fault('luck', 0, 'the setup used other luck than promised');
  let { state } = opening;
  for (const [i, entry] of record.entries.entries()) {
    const played = play({ game, state, chance: chance(i + 1, entry.rolls) }, entry.seat, entry.action);
    if (!played.ok || differ(played.entry.rolls, entry.rolls))
      return fault('luck', i + 1, 'it used other luck than promised');
    state = played.state;
  }
  return null;
}

const fault = (flaw: LuckFault['flaw'], at: number, problem: string): LuckFault => ({ flaw, at, problem });

const differ = (a: readonly number[], b: readonly number[]): boolean => a.join() !== b.join();
