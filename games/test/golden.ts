import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { env } from 'node:process';
import type { Game, Kinds } from '@fathoms/kernel/game.ts';
import { type Log, type Replayed, replay } from '@fathoms/kernel/match.ts';
import type { Decide, Transcripts } from '@fathoms/kernel/testing/transcript.ts';
import { describe, expect, test } from 'vitest';

/** A match that is kept: how it came about. */
export interface GoldenMatch<K extends Kinds> {
  readonly name: string;
  readonly seats: number;
  readonly options: K['options'];
  readonly decide: Decide<K>;
  readonly seed?: string;
}

interface Golden<K extends Kinds> {
  readonly game: Game<K>;
  readonly transcripts: Transcripts<K>;
  readonly folder: string;
  readonly matches: readonly GoldenMatch<K>[];
}

/** One of them played again. */
export interface GoldenReplay<K extends Kinds> extends Replayed<K> {
  readonly log: Log<K>;
}

/**
 * Whole matches kept as text must replay to the same end. UPDATE_GOLDEN=1 writes them anew. Returns how to play
 * all of them again, for what a game wants to see used.
 */
export function golden<K extends Kinds>({ game, transcripts, folder, matches }: Golden<K>) {
  const { record, read, write } = transcripts;
  if (env.UPDATE_GOLDEN === '1')
    for (const { name, seats, options, decide, seed = `golden ${name}` } of matches)
      writeFileSync(`${folder}/${name}.txt`, write(record(seats, options, decide, seed)));
  const files = readdirSync(folder).sort();
  const texts = files.map(file => readFileSync(`${folder}/${file}`, 'utf8'));

  describe('golden transcripts', () => {
    for (const [i, file] of files.entries())
      test(`${file} replays to the same end`, () => {
        const { version, log, scores, places } = read(texts[i]);
        expect(version).toBe(game.version);
        const byTable: (string | null)[] = [];
        const result = replay<K>(game, log, state => {
          const forced = game.forced(state);
          byTable.push(forced && game.format(forced.action));
        });
        if (!result.ok) throw new Error(`entry ${result.at}: ${result.problem}`);
        expect(game.outcome(result.state)).toEqual({ scores, places });
        expect(write({ ...log, ...result })).toBe(texts[i]);
        // what the table played was forced, and nothing forced was left to a player
        expect(byTable).toEqual([...log.entries.map(entry => (entry.by ? entry.action : null)), null]);
      });

    test('every match of the list is there, and nothing else', () => {
      expect(files).toEqual(matches.map(({ name }) => `${name}.txt`).sort());
    });
  });

  return (): GoldenReplay<K>[] =>
    texts.map(text => {
      const { log } = read(text);
      const result = replay<K>(game, log);
      if (!result.ok) throw new Error(result.problem);
      return { log, ...result };
    });
}

/** The first words of all actions, sorted. */
export const actionsIn = <K extends Kinds>(replays: readonly GoldenReplay<K>[]): string[] =>
  [...new Set(replays.flatMap(({ log }) => log.entries.map(({ action }) => action.split(' ')[0])))].sort();

export const newsIn = <K extends Kinds>(replays: readonly GoldenReplay<K>[]): K['event'][] =>
  replays.flatMap(({ opening, steps }) => [...opening, ...steps.flatMap(step => step.events)]);
