import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
/** What the generator changes, and what it needs to do so. */
const HOUSE = ['games/games.ts', 'web/games/list.ts', 'biome.json', '.gitignore'];

let house: string;
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'fathoms-new-game-'));
  for (const file of HOUSE) cpSync(join(ROOT, file), join(house, file));
});
afterEach(() => rmSync(house, { recursive: true }));

function newGame(...args: string[]): { status: number | null; said: string } {
  const done = spawnSync(process.execPath, ['tools/new-game.mjs', ...args], { cwd: ROOT, encoding: 'utf8' });
  return { status: done.status, said: done.stderr };
}

const read = (path: string): string => readFileSync(join(house, path), 'utf8');

const laid = (): string[] =>
  readdirSync(house, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(house.length + 1))
    .filter(file => !HOUSE.includes(file))
    .sort();

/** Whether an import leads to a file, of the new game or of the house. */
function leadsSomewhere(file: string, name: string): boolean {
  const path = name.startsWith('@fathoms/') ? name.slice('@fathoms/'.length) : join(dirname(file), name);
  return existsSync(join(house, path)) || existsSync(join(ROOT, path));
}

test('a new game is laid: eight files, three tests, and one line in each list', () => {
  const { status, said } = newGame('reef', house);
  expect(said).toContain('new   games/reef/index.ts');
  expect(status).toBe(0);
  expect(laid()).toEqual([
    'games/reef/bot/engine.ts',
    'games/reef/bot/hints.ts',
    'games/reef/index.ts',
    'games/reef/test/contract.test.ts',
    'games/reef/test/turn.test.ts',
    'games/reef/turn.ts',
    'games/reef/types.ts',
    'rules/reef.md',
    'web/games/reef/screen.ts',
    'web/games/reef/site.ts',
    'web/games/reef/test/board.test.tsx',
  ]);
  expect(read('games/games.ts').split('\n')).toContain(
    "export { engine as reef } from './reef/bot/engine.ts';",
  );
  expect(read('web/games/list.ts').split('\n')).toContain("export { site as reef } from './reef/site.ts';");
});

test('nothing of the example is left, and every import leads somewhere', () => {
  newGame('reef', house);
  for (const file of laid()) {
    expect(read(file), file).not.toMatch(/pig/i);
    for (const [, name] of read(file).matchAll(/(?:from|import\()\s*'([@.][^']+)'/g))
      expect(leadsSomewhere(file, name), `${file} imports ${name}`).toBe(true);
  }
  expect(read('rules/reef.md')).toContain('- **REEF-7** ');
  expect(read('games/reef/turn.ts')).toContain('/** [REEF-5] ');
  expect(read('web/games/reef/screen.ts')).toContain("from '@fathoms/games/reef/index.ts'");
});

test('a name that is taken or cannot be a rule id is refused, and nothing is laid', () => {
  for (const name of ['reef2', 'Reef', 'my-reef', 'ab', '']) {
    const { status, said } = newGame(name, house);
    expect(status, name).toBe(1);
    expect(said).toContain('3 to 20 small letters');
  }
  newGame('reef', house);
  expect(newGame('reef', house)).toMatchObject({ status: 1, said: 'new-game: there is a reef already\n' });
  expect(read('games/games.ts').match(/reef/g)).toHaveLength(2);
});
