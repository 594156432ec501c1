import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runLab } from '../lab.ts';
import { fakeIo } from './fake-io.ts';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lab-'));
  file = join(folder, 'match.jsonl');
  const { code } = await lab(
    'sim',
    'locker',
    '--games',
    '1',
    '--seed',
    'pearl',
    '--options',
    'divers=on',
    '--record',
    file,
  );
  expect(code).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function lab(...words: string[]) {
  const io = fakeIo();
  const code = await runLab(words, io);
  return { code, out: io.out, err: io.err.join('\n') };
}

/** The logbook with one line changed. */
function altered(line: number, change: (text: string) => string): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  const changed = change(lines[line - 1]);
  expect(changed).not.toBe(lines[line - 1]);
  const path = join(folder, 'altered.jsonl');
  writeFileSync(path, lines.with(line - 1, changed).join('\n'));
  return path;
}

const lastLine = (): number => readFileSync(file, 'utf8').trimEnd().split('\n').length;

test('a recorded match is sound', async () => {
  const { code, out } = await lab('check', file);
  expect([code, out.join()]).toEqual([0, expect.stringMatching(/sound\. locker, \d+ entries, won by [AB]/)]);
});

test('several matches are kept beside each other', async () => {
  await lab('sim', 'locker', '--games', '3', '--seed', 'pearl', '--record', join(folder, 'many.jsonl'));
  const names = readdirSync(folder).filter(name => name.startsWith('many'));
  expect(names.sort()).toEqual(['many-1.jsonl', 'many-2.jsonl', 'many-3.jsonl']);
  expect((await lab('check', join(folder, 'many-2.jsonl'))).code).toBe(0);
});

test('a changed card, a changed outcome and a changed seed are found, with their line', async () => {
  const luck = altered(3, text =>
    text.replace(/"rolls":\[(\d+)/, (_, roll) => `"rolls":[${(Number(roll) + 1) % 40}`),
  );
  const roll = await lab('check', luck);
  expect([roll.code, roll.out]).toEqual([1, []]);
  const result = await lab(
    'check',
    altered(lastLine(), text => text.replace(/"scores":\[\d+/, '"scores":[99')),
  );
  expect([result.code, result.err]).toEqual([1, expect.stringContaining('the outcome is')]);
  const seed = await lab(
    'check',
    altered(lastLine(), text => text.replace('pearl', 'coral')),
  );
  expect([seed.code, seed.err]).toEqual([1, expect.stringContaining('not the one promised')]);
});

test('an action that is not legal is named by its line', async () => {
  const { code, err } = await lab(
    'check',
    altered(2, text => text.replace('"reveal"', '"return"')),
  );
  expect([code, err]).toEqual([1, expect.stringMatching(/altered\.jsonl:2: .*LOCKER-15/)]);
});

test('a line that is not JSON is named', async () => {
  const { code, err } = await lab(
    'check',
    altered(4, () => '{"n":3,'),
  );
  expect([code, err]).toEqual([1, expect.stringContaining('altered.jsonl:4: this is not JSON')]);
});

test('a full export lists every step with its luck, its news and everything hidden', async () => {
  const { code, out } = await lab('export', file, '--full');
  const [header, setup, ...rest] = out.map(line => JSON.parse(line));
  const steps = rest.slice(0, -1);
  expect(code).toBe(0);
  expect(header).toMatchObject({ fathoms: 'full', game: 'locker' });
  expect(setup.setup.view.hidden.deck).toHaveLength(50);
  expect(steps.map(step => step.n)).toEqual(steps.map((_, i) => i + 1));
  for (const step of steps) {
    expect(step).toEqual({
      n: expect.any(Number),
      seat: expect.stringMatching(/^[AB]$/),
      action: expect.any(String),
      ...(step.by && { by: 'table' }),
      rolls: expect.any(Array),
      events: expect.any(Array),
      view: expect.objectContaining({ hidden: expect.any(Object) }),
    });
  }
  const everyCard = ({ hidden, exploration, holds }: Record<string, never>): number =>
    JSON.stringify({ hidden, exploration, holds }).match(/-\d|(?<=[[,])\d/g)?.length ?? 0;
  expect(new Set(steps.map(step => everyCard(step.view)))).toEqual(new Set([60]));
  expect(rest.at(-1)).toMatchObject({
    outcome: { scores: [expect.any(Number), expect.any(Number)] },
    seed: 'pearl-1',
  });
});

test('the luck of a full export leads to its cards as docs/records.md says', async () => {
  const { out } = await lab('export', file, '--full');
  const [, setup, ...steps] = out.map(line => JSON.parse(line));
  let { hidden } = setup.setup.view;
  let revealed = 0;
  for (const { action, rolls, events, view } of steps.slice(0, -1)) {
    if (action === 'reveal') {
      const card = hidden.top[0] ?? hidden.deck[hidden.deck.length > 1 ? rolls[0] : 0];
      expect(events[0]).toMatchObject({ type: 'revealed', card });
      revealed++;
    }
    hidden = view.hidden;
  }
  expect(revealed).toBe(50);
});

const LUCKY = ['drawn', 'turned', 'happened'];

test('a full export of Scuba lists its piles as docs/records.md draws from them', async () => {
  const scuba = join(folder, 'scuba.jsonl');
  await lab('sim', 'scuba', '--games', '1', '--seed', 'kelp', '--record', scuba);
  const { out } = await lab('export', scuba, '--full');
  const [, setup, ...steps] = out.map(line => JSON.parse(line));
  let before = setup.setup.view;
  let drawn = 0;
  for (const { rolls, events, view } of steps.slice(0, -1)) {
    const { currents } = before.hidden;
    const [first, ...more] = events.filter(({ type }: { type: string }) => LUCKY.includes(type));
    if (first?.type === 'drawn' && more.length === 0 && currents.length > 1) {
      expect(first).toMatchObject({ card: currents[rolls[0]] });
      expect(view.hidden.currents).not.toContain(first.card);
      drawn++;
    }
    for (const { band, left } of view.events) expect(view.hidden.events[band]).toHaveLength(left);
    expect(view.hidden.currents).toHaveLength(view.pile);
    before = view;
  }
  expect(drawn).toBeGreaterThan(5);
});

test("a spectator's export shows neither luck nor hidden cards", async () => {
  const { out } = await lab('export', file);
  const [, ...lines] = out.map(line => JSON.parse(line));
  for (const line of lines.slice(0, -1)) {
    const { rolls, view } = line.setup ?? line;
    expect([rolls, view.hidden]).toEqual([undefined, null]);
  }
});

test('the secrets of a match still in play stay where they are', async () => {
  const open = join(folder, 'open.jsonl');
  writeFileSync(open, readFileSync(file, 'utf8').split('\n').slice(0, 5).join('\n'));
  expect((await lab('check', open)).out.join()).toContain('still in play');
  expect(await lab('export', open, '--full')).toMatchObject({
    code: 1,
    err: expect.stringContaining('secrets'),
  });
});

test('the example in docs/records.md is sound', async () => {
  const page = readFileSync(new URL('../../docs/records.md', import.meta.url), 'utf8');
  const example = /```jsonl\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  const path = join(folder, 'example.jsonl');
  writeFileSync(path, example);
  expect((await lab('check', path)).out.join()).toContain('sound. locker, 6 entries, still in play');
});
