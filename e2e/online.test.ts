import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { person } from './browser.ts';
import { browser, server } from './fixtures.ts';
import { playOn } from './locker-player.ts';
import { lobby, start } from './tables.ts';

/** Both sit at a table of two that has started. */
async function twoPlayers() {
  const company = await lobby(browser, server);
  await start(company.ada, company.jun);
  return company;
}

/** Sorted: everybody sees their own crate first. */
const scores = async (page: Page): Promise<string[]> =>
  (await page.locator('.plank .score').allInnerTexts()).sort();

test('two people and a spectator by link: everybody sees the same table', async () => {
  const { ada, jun, link } = await twoPlayers();
  const watcher = await person(browser);
  await watcher.page.goto(link);
  await watcher.page.locator('.prompt').waitFor();
  const pages = [ada.page, jun.page];
  for (let move = 0; move < 20; move++) {
    for (const page of pages) if ((await playOn(page)) === 'waiting') await page.waitForTimeout(30);
    if (move % 5 !== 0) continue;
    expect(await watcher.page.locator('.prompt.mine').count(), 'a spectator never has a move').toBe(0);
    expect(await watcher.page.locator('.is-legal').count()).toBe(0);
  }
  const rows = await ada.page.locator('.log li').count();
  expect(rows).toBeGreaterThan(10);
  await expect
    .poll(async () => {
      for (const page of [...pages, watcher.page]) await page.keyboard.press('Escape'); // all is told
      const [here, ...elsewhere] = await Promise.all([...pages, watcher.page].map(scores));
      return elsewhere.every(seen => seen.join() === here?.join());
    })
    .toBe(true);
  for (const { errors, context } of [ada, jun, watcher]) {
    expect(errors).toEqual([]);
    await context.close();
  }
});

test('the server is killed in mid-game and comes back: nothing acknowledged is lost', async () => {
  const { ada, jun } = await twoPlayers();
  const pages = [ada.page, jun.page];
  const story = () => ada.page.locator('.log li').allInnerTexts();
  let [kills, stood] = [0, 0];
  for (let move = 0; move < 24; move++) {
    for (const page of pages) if ((await playOn(page)) === 'waiting') await page.waitForTimeout(30);
    if (move !== 8 && move !== 16) continue;
    const before = await story();
    await server.stop('SIGKILL');
    kills++;
    await server.start();
    for (const page of pages) await page.reload(); // nothing but what the server remembers
    for (const page of pages) await page.locator('.prompt').waitFor();
    const after = await story();
    expect(after.slice(0, before.length), 'what Ada had seen still stands').toEqual(before);
    const shown = await Promise.all(pages.map(scores));
    expect(shown[1], 'both come back to the same table').toEqual(shown[0]);
    stood = after.length;
  }
  expect(kills).toBe(2);
  expect((await story()).length, 'and play on').toBeGreaterThan(stood);
  for (const { errors, context } of [ada, jun]) {
    expect(errors).toEqual([]);
    await context.close();
  }
});

test('a page whose server went away reconnects by itself and the game goes on', async () => {
  const { ada, jun } = await twoPlayers();
  for (let i = 0; i < 6; i++) for (const { page } of [ada, jun]) await playOn(page);
  await server.stop('SIGKILL');
  await ada.page.getByText('You are offline.').waitFor();
  await server.start();
  await ada.page.getByText('You are offline.').waitFor({ state: 'hidden' });
  const logRows = () => ada.page.locator('.log li').count();
  const before = await logRows();
  for (let i = 0; i < 400 && (await logRows()) < before + 6; i++)
    for (const { page } of [ada, jun]) if ((await playOn(page)) === 'waiting') await page.waitForTimeout(50);
  expect(await logRows(), 'the game goes on').toBeGreaterThanOrEqual(before + 6);
  for (const { errors, context } of [ada, jun]) {
    expect(errors).toEqual([]);
    await context.close();
  }
});

test('a reload in mid-turn, online, brings back the same cards and the same decision', async () => {
  const { ada, jun } = await twoPlayers();
  const line = ada.page.locator('.line [data-card]');
  while ((await line.count()) === 0 || !(await ada.page.locator('.prompt.mine').isVisible())) {
    const done = [await playOn(ada.page), await playOn(jun.page)];
    if (done.every(result => result === 'waiting')) await ada.page.waitForTimeout(60);
    await ada.page.keyboard.press('Escape'); // what is shown is the newest
  }
  const read = () => line.evaluateAll(cards => cards.map(card => card.getAttribute('data-card')));
  const before = await read();
  await ada.page.reload();
  await ada.page.locator('.prompt.mine').waitFor();
  expect(await read()).toEqual(before);
  await ada.context.close();
  await jun.context.close();
});

test('a link to no table says so and shows a way on', async () => {
  const { page, context } = await person(browser);
  await page.goto(`${server.url}/t/no-such-table-99`);
  await page.getByText('That table is gone').waitFor();
  await page
    .getByRole('link')
    .or(page.getByRole('button'))
    .filter({ hasText: /harbour/i })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Fathoms' }).waitFor();
  await context.close();
});
