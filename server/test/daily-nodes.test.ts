import { commitmentOf } from '@fathoms/table/match/fairness.ts';
import { describe, expect, test } from 'vitest';
import { closesAt, daysAfter, endOf } from '../daily/days.ts';
import { memoryStore } from '../store/memory-store.ts';
import {
  begin,
  clock,
  DAY,
  field,
  gameOn,
  NOON,
  page,
  play,
  sameAt,
  serve,
  servers,
  stores,
} from './daily-days.ts';
import { ENGINES, nodesOver } from './engines.ts';
import { person } from './test-server.ts';

for (const [name, open] of Object.entries(ENGINES))
  describe(`the day’s deal over ${name}`, () => {
    test('DAILY-2 DAILY-4 DAILY-5 DAILY-7: nodes that start at once seal the same, and tomorrow it is played and opened', async () => {
      const start = await nodesOver(open, stores, serve);
      const nodes = await Promise.all([start(), start()]);
      const pages = await Promise.all(nodes.map(async ({ address }) => page(await person(address))));
      expect(pages[0]!.games.map(({ seals }) => seals)).toEqual(pages[1]!.games.map(({ seals }) => seals));
      const [today, tomorrow] = pages[0]!.games[0]!.seals;
      expect([today?.day, tomorrow?.day]).toEqual([DAY, daysAfter(DAY, 1)]);
      expect(tomorrow).toMatchObject({ sealedAt: NOON, seed: null });
      const all = pages[0]!.games.flatMap(({ seals }) => seals.map(({ seal }) => seal));
      expect(new Set(all).size).toBe(all.length);

      clock.ms = endOf(DAY); // midnight; one node is started anew
      await nodes[0].close();
      servers.splice(servers.indexOf(nodes[0]), 1);
      const third = await start();
      const ada = await person(third.address);
      const game = pages[0]!.games[0]!.game;
      const sealed = (await gameOn(ada, game)).seals.find(({ day }) => day === daysAfter(DAY, 1));
      expect(sealed).toEqual(tomorrow);
      const ben = await person(nodes[1].address);
      const tries = [await begin(ada, game), await begin(ben, game)];
      const there = await nodes[1].store.readTable(tries[0]!.table);
      const here = await third.store.readTable(tries[1]!.table);
      expect(there?.seed).toBe(here?.seed);
      expect(there?.commitment).toBe(tomorrow?.seal);
      expect(
        (await page(await sameAt(nodes[1].address, ada))).games.find(one => one.game === game)?.mine,
      ).toEqual({
        ...{ is: 'under-way', table: tries[0]!.table },
      });

      clock.ms = closesAt(daysAfter(DAY, 1)) - 1;
      const closing = (await gameOn(ada, game)).seals.find(({ day }) => day === daysAfter(DAY, 1));
      expect(closing?.seed).toBeNull();
      clock.ms++;
      const opened = (await gameOn(ada, game)).seals.find(({ day }) => day === daysAfter(DAY, 1));
      expect(opened?.seed).toBe(there?.seed);
      expect(commitmentOf(opened?.seed ?? '')).toBe(tomorrow?.seal);
    });

    test('DAILY-12: a try that is ended at two nodes counts once', async () => {
      const start = await nodesOver(open, stores, serve);
      const nodes = [await start(), await start()];
      const ada = await person(nodes[0]!.address);
      const { table } = await begin(ada);
      await play(ada, table, 'here', 4);
      const there = await sameAt(nodes[1]!.address, ada);
      const { score } = await play(there, table, 'there');
      expect(await field(ada)).toMatchObject({ divers: 1, bars: [[score, 1]] });
      const { nth } = (await (await ada.join(table)).state()) as { nth: number };
      const again = await there.join(table);
      expect(await again.act(0, nth, 'return')).toMatchObject({ t: expect.stringMatching(/error|refused/) });
      expect(await field(ada)).toMatchObject({ divers: 1 });
    });
  });

test('DAILY-7: nothing that leaves the server before the day is closed has a seed in it', async () => {
  const store = memoryStore();
  const { address, logged } = await serve(store);
  const ada = await person(address);
  const heard: string[] = [];
  const listen = async (path: string, body?: object) => {
    const answer = await ada.fetch(path, body);
    heard.push(JSON.stringify([...answer.headers]), await answer.text());
  };
  const games = (await page(ada)).games.map(({ game }) => game);
  const seeds: string[] = [];
  for (const game of games)
    for (const day of [DAY, daysAfter(DAY, 1)]) {
      const kept = await store.secret(`daily ${day} ${game}`, () => '');
      seeds.push((JSON.parse(kept) as { seed: string }).seed);
    }
  for (const game of games) {
    const { table } = await begin(ada, game);
    const { received } = await play(ada, table, game, game === 'locker' ? Number.POSITIVE_INFINITY : 40);
    heard.push(JSON.stringify(received));
    for (const path of [`/api/tables/${table}`, `/api/tables/${table}/record`, `/api/daily/${DAY}/${game}`])
      await listen(path);
    for (const which of ['mine', 'best', 'median']) await listen(`/api/daily/${DAY}/${game}/${which}`);
  }
  clock.ms = closesAt(DAY) - 1;
  await listen('/api/daily');
  await listen('/api/me/results');
  heard.push(...logged);
  const text = heard.join('\n');
  expect(text.length).toBeGreaterThan(50_000);
  expect(text).toMatch(/^\{"outcome"/m); // a whole logbook is among it
  for (const seed of seeds)
    for (const part of [seed.slice(0, 16), seed.slice(-16)]) expect(text).not.toContain(part);
  expect(text).toContain(commitmentOf(seeds[0]!)); // what is promised instead
});
