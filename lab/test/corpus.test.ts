/**
 * Records of every rules version that was ever released, made by the build that released it. They must replay to
 * their end in every build to come: a file here is never changed or removed. `digests.json` has a hash of how each
 * ended; where a view gains a field on purpose, UPDATE_GOLDEN=1 writes those hashes anew, never the records.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame, GAMES, type GameId, versionsOf } from '@fathoms/games/catalog.ts';
import { checkRecord, readRecord } from '@fathoms/table/record/read-record.ts';
import { describe, expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../games/test/corpus');
const DIGESTS = join(FOLDER, 'digests.json');
const RECORDS_A_VERSION = 2;

const files = readdirSync(FOLDER).filter(file => file.endsWith('.jsonl'));

/** The whole table after the last move, whatever order its parts are named in. */
const digestOf = (view: unknown): string =>
  createHash('sha256').update(JSON.stringify(view, inOrder)).digest('hex');
const inOrder = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

function replayed(file: string): string {
  const read = readRecord(readFileSync(join(FOLDER, file), 'utf8'));
  if (!read.ok) throw new Error(`line ${read.line}: ${read.problem}`);
  const { record } = read;
  expect(file.startsWith(`${record.game}-v${record.version}-`)).toBe(true);
  const game = findGame(record.game, record.version) ?? expect.fail(`rules of ${file} are gone`);
  const checked = checkRecord(game, record);
  if (!checked.ok) throw new Error(`entry ${checked.at}: ${checked.problem}`);
  expect(checked.assurance).toBe('seed');
  return digestOf(game.view(checked.state, 'all'));
}

if (process.env.UPDATE_GOLDEN === '1') {
  const digests = Object.fromEntries(files.sort().map(file => [file, replayed(file)]));
  writeFileSync(DIGESTS, `${JSON.stringify(digests, null, 2)}\n`);
}
const digests: { readonly [file: string]: string } = JSON.parse(readFileSync(DIGESTS, 'utf8'));

describe('records of all released rules', () => {
  test.each(files)('%s replays to the end it had', file => {
    expect(replayed(file)).toBe(digests[file]);
  });

  test.each(Object.keys(GAMES) as GameId[])('%s: every version ever released is kept, with records', id => {
    const versions = versionsOf(id).map(game => game.version);
    expect(versions).toEqual(Array.from({ length: GAMES[id].version }, (_, i) => i + 1));
    for (const version of versions) {
      const kept = files.filter(file => file.startsWith(`${id}-v${version}-`));
      expect(kept.length, `records of ${id} version ${version}`).toBeGreaterThanOrEqual(RECORDS_A_VERSION);
    }
  });

  test('no record was taken away', () => {
    expect(Object.keys(digests).sort()).toEqual([...files].sort());
  });
});
