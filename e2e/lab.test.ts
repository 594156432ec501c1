import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { BUILT, drawn, PHONE, person, sidewaysScroll } from './browser.ts';
import { browser, server } from './fixtures.ts';

const matches = async (page: Page): Promise<number> =>
  Number(await page.locator('.lab-results').getAttribute('data-matches'));

/** Half the width of the first seat's interval, as its table says. */
async function margin(page: Page): Promise<number> {
  const text = await page.locator('[data-figure=wins] tbody tr').first().locator('td').first().textContent();
  return Number(text?.split('±')[1]);
}

const tables = (page: Page): Promise<string[]> => page.locator('.lab-table').allTextContents();

async function savedJson(page: Page) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^JSON/ }).click(),
  ]);
  return JSON.parse(readFileSync(await file.path(), 'utf8'));
}

/** What the command the page offers for A prints; its threads would take longer to start than these few matches. */
async function inTerminal(page: Page): Promise<string> {
  const command = await page.locator('.lab-terminal code').first().textContent();
  const words = command?.replace('npm run lab -- ', '').split(' ') ?? [];
  return execFileSync(process.execPath, [join(BUILT, 'node/lab.js'), ...words, '--threads', '1'], {
    encoding: 'utf8',
  }).trim();
}

test('an experiment grows, is stopped, and gives the same numbers elsewhere and in the terminal', async () => {
  const { page, context, errors } = await person(browser, { reducedMotion: 'no-preference' });
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Lab', exact: true }).click();
  await page.locator('.lab-progress').waitFor();
  await page.goto(
    `${server.url}/lab?game=locker&seed=reef&games=100000&a=random,random,random&b=random,random`,
  );
  await page.getByRole('button', { name: 'Start' }).click();
  await expect.poll(() => matches(page)).toBeGreaterThan(20);
  await page.getByRole('button', { name: 'Pause' }).click();
  const [few, wide] = [await matches(page), await margin(page)];
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => matches(page)).toBeGreaterThan(2 * few);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.locator('.lab-progress[data-state=stopped]').waitFor();
  const played = await matches(page);
  await expect.poll(() => new URL(page.url()).searchParams.get('games')).toBe(`${played}`);
  expect(await margin(page)).toBeLessThan(wide);
  await page.locator('.lab-plot canvas').nth(3).waitFor();
  await expectAccessible(page);
  const told = await tables(page);
  const saved = await savedJson(page);
  expect(JSON.stringify(saved.a)).toBe(await inTerminal(page));

  const friend = await person(browser, { viewport: PHONE });
  await friend.page.goto(page.url());
  await friend.page.getByRole('button', { name: 'Start' }).click();
  await friend.page.locator('.lab-progress[data-state=done]').waitFor();
  expect(await tables(friend.page)).toEqual(told);
  expect((await savedJson(friend.page)).difference).toEqual(saved.difference);
  await drawn(friend.page);
  expect(await sidewaysScroll(friend.page)).toBe(0);
  await friend.page.goto(`${server.url}/lab?game=locker&games=1e99`);
  await friend.page.getByText('a whole number from 1 to 10,000,000').waitFor();
  expect([...errors, ...friend.errors]).toEqual([]);
  await context.close();
  await friend.context.close();
});
