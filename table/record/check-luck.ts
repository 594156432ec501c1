import { scripted } from '@fathoms/kernel/chance.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import { play, start } from '@fathoms/kernel/match.ts';
import { commitmentOf, fairChance, mixed } from '../match/fairness.ts';
import type { MatchRecord } from './record.ts';

/** What is wrong with the luck of a logbook. */
export interface LuckFault {
  readonly flaw: 'seed' | 'contributions' | 'luck';
  readonly at: number; // entry from 1; 0 = the whole match
  readonly problem: string;
}

/** What faultless luck is worth: as much as the way it was agreed on promised, and no more. */
export type Assurance =
  | 'untold' // still in play: the seed is not known
  | 'continued' // it begins with moves and luck of another match, for which nothing here vouches
  | 'seed' // nobody added anything: whoever runs the table could have chosen the seed
  | 'open'; // numbers were added in the open: the last to add one could choose, together with the table

export function assuranceOf({ end, continues, contributions = [] }: MatchRecord): Assurance {
  if (!end) return 'untold';
  if (continues !== undefined) return 'continued';
  return contributions.every(luck => luck === null) ? 'seed' : 'open';
}

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
  return contributionFault(record) ?? rollFault(game, record, mixed(seed, record.contributions ?? []));
}

function contributionFault({ seats, contributions = [], continues, entries }: MatchRecord): LuckFault | null {
  const wrong = (problem: string) => fault('contributions', 0, problem);
  if (contributions.length > 0 && contributions.length !== seats.length)
    return wrong(`${contributions.length} contributions for ${seats.length} seats`);
  if (seats.some(({ kind }, seat) => kind === 'bot' && (contributions[seat] ?? null) !== null))
    return wrong('a contribution in the seat of a bot, and bots add nothing');
  if (continues === undefined) return null;
  if (contributions.length > 0) return wrong('contributions to a match that continues another one');
  return continues > entries.length
    ? wrong(`it continues ${continues} entries and has ${entries.length}`)
    : null;
}

/** Entries that were taken from another match have luck of that match, which only its own logbook can tell. */
function rollFault(game: Game, record: MatchRecord, luck: string): LuckFault | null {
  const { continues, seats } = record;
  const isTaken = (entry: number): boolean => continues !== undefined && entry <= continues;
  const chance = (entry: number, rolls: readonly number[]) =>
    isTaken(entry) ? scripted(...rolls) : fairChance(luck, entry);
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
