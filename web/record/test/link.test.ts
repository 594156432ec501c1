import { checkRecord, readRecord } from '@fathoms/table/record/read-record.ts';
import { formatRecord, type MatchRecord } from '@fathoms/table/record/record.ts';
import { expect, test, vi } from 'vitest';
import { loadEngine } from '../../games/engines.ts';
import { packRecord, unpackRecord } from '../link.ts';

const corpus = import.meta.glob<string>('../../../games/test/corpus/*.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const texts = new Map(Object.entries(corpus).map(([path, text]) => [path.split('/').at(-1) ?? '', text]));
const files = [...texts.keys()];

const recordIn = (name: string): MatchRecord => {
  const read = readRecord(texts.get(name) ?? '');
  if (!read.ok) throw new Error(`${name}: ${read.problem}`);
  return read.record;
};

test.each(files)('%s comes out of a link as it went in, and holds', async name => {
  const record = recordIn(name);
  const text = await unpackRecord(await packRecord(record));
  expect(text).toBe(formatRecord(record));
  const engine = await loadEngine(record.game, record.version);
  expect(engine && checkRecord(engine.game, record).ok).toBe(true);
});

/** Four divers with companions lay out five levels, round after round; a sonar's luck is in the record, too. */
const LONG = ['dive-v1-companions-4.jsonl', 'dive-v2-sonar-2.jsonl'];

test('a game fits into 1,500 characters, all but the longest kind', async () => {
  const sizes: { [name: string]: number } = {};
  for (const name of files) sizes[name] = (await packRecord(recordIn(name))).length;
  console.info(sizes);
  expect(files.length).toBeGreaterThan(10);
  for (const [name, size] of Object.entries(sizes))
    expect(size, name).toBeLessThanOrEqual(LONG.includes(name) ? 2000 : 1500);
});

test('a link that lost or changed a letter says so, wherever it was', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const packed = await packRecord(recordIn(files[0] ?? ''));
  for (let at = 0; at < packed.length; at += 37) {
    const other = packed[at] === 'A' ? 'B' : 'A';
    expect(await unpackRecord(packed.slice(0, at) + other + packed.slice(at + 1)), `letter ${at}`).toBeNull();
  }
  expect(await unpackRecord(packed.slice(0, -5))).toBeNull();
  for (const nonsense of ['', 'A', '%%%', 'AAAAAAAAAAAA']) expect(await unpackRecord(nonsense)).toBeNull();
  warn.mockRestore();
});
