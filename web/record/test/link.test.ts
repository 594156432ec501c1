import { currentGame, GAMES } from '@fathoms/games/catalog.ts';
import { pick, seeded } from '@fathoms/kernel/chance.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import { commitmentOf } from '@fathoms/table/match/fairness.ts';
import { act, openMatch, outcomeOf, settle } from '@fathoms/table/match/live.ts';
import { checkRecord, readRecord } from '@fathoms/table/record/read-record.ts';
import { formatRecord, type MatchRecord } from '@fathoms/table/record/record.ts';
import { choiceFor, legalFor } from '@fathoms/table/talk/messages.ts';
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

/** Somebody against two bots with the usual options, all moving by luck: the game most people play. */
function usualGame(id: string, luck: string): MatchRecord {
  const game = currentGame(id);
  if (!game) throw new Error(`no game ${id}`);
  const seed = commitmentOf(luck);
  const [options, chance] = [defaultOptions(game), seeded(luck)];
  let live = settle(openMatch(game, 3, options, seed));
  for (let [seat] = game.toAct(live.state); seat !== undefined; [seat] = game.toAct(live.state)) {
    const choice = choiceFor(live, seat);
    const sampled = choice === null ? [] : [game.format(game.choices?.sample(choice, chance))];
    const acted = act(live, seat, live.made[seat] ?? 0, pick([...legalFor(live, seat), ...sampled], chance));
    if (acted.kind !== 'accepted') throw new Error(acted.kind);
    live = acted.live;
  }
  const outcome = outcomeOf(live);
  const bot = (name: string) => ({ name, kind: 'bot', level: 'seal' }) as const;
  return {
    ...{ game: id, version: game.version, options, commitment: commitmentOf(seed), rolls: live.rolls },
    seats: [{ name: 'Mara', kind: 'human' }, bot('Pearl'), bot('Reef')],
    entries: live.steps.map(({ entry }) => entry),
    end: outcome && { outcome, seed },
  };
}

test.each(Object.keys(GAMES))('a usual game of %s is a link of at most 1,500 characters', async id => {
  const sizes = await Promise.all(
    Array.from({ length: 9 }, async (_, i) => (await packRecord(usualGame(id, `link ${i}`))).length),
  );
  sizes.sort((a, b) => a - b);
  console.info(id, 'median', sizes[4], 'of', sizes[0], 'to', sizes[8]);
  expect(sizes[4]).toBeLessThanOrEqual(1500);
});

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
