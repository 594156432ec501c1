import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { person, sidewaysScroll } from './browser.ts';
import { browser, server } from './fixtures.ts';
import { leave, openPeople, phone, playUntil } from './tables.ts';

/** To a table that waits, or a new one. */
async function find(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Find a table' }).click();
  await page.waitForURL(/\/t\//);
}

test('two strangers find each other, play rated, and see what it came to', async () => {
  const [ada, jun] = [await person(browser), await phone(browser)];
  await ada.page.goto(server.url);
  await ada.page.getByRole('link', { name: 'Find me a table' }).click();
  await find(ada.page, 'Ada');
  await ada.page.getByText('Looking for divers').waitFor();
  await ada.page.getByText('1500?').waitFor();
  await jun.page.goto(`${server.url}/find`);
  await find(jun.page, 'Jun');
  for (const { page } of [ada, jun]) await page.locator('.prompt').waitFor(); // it begins by itself
  expect(jun.page.url()).toBe(ada.page.url());
  const turns = () => ada.page.locator('.log li.turn').count();
  await playUntil([ada, jun], async () => (await turns()) > 2); // a turn each, of two decisions or more: it counts
  await openPeople(jun.page);
  await jun.page.getByRole('button', { name: 'Give up this game' }).click();
  await jun.page.getByRole('button', { name: 'Give up', exact: true }).click();
  await ada.page.getByText('The rated game is decided.').waitFor();
  await ada.page.getByText('Ada: 1500 → 1579 (+79)').waitFor();
  await jun.page.goto(`${server.url}/ratings/locker`);
  await jun.page.getByText('You: 1421? after 1 match.').waitFor();
  expect(await sidewaysScroll(jun.page)).toBe(0);
  await leave(ada, jun);
});
