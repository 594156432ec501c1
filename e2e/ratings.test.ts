import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { person, sidewaysScroll } from './browser.ts';
import { browser, server } from './fixtures.ts';
import { headFaults } from './sizes.ts';
import { end, leave, openPeople, phone, playUntil } from './tables.ts';

/** To a table that waits, or a new one. */
async function find(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Find a table' }).click();
  await page.waitForURL(/\/t\//);
}

async function giveUp(page: Page): Promise<void> {
  await openPeople(page);
  await page.getByRole('button', { name: 'Give up this game' }).click();
  await page.getByRole('button', { name: 'Give up', exact: true }).click();
}

/** Phones, a tablet, a phone held sideways: clocks, tags and tools share one line. */
const NARROW = ['390x844', '320x568', '820x1180', '844x390', '1024x768'];

async function expectWholeHead(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const size of NARROW) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    expect({ size, faults: await headFaults(page) }).toEqual({ size, faults: [] });
  }
  if (before) await page.setViewportSize(before);
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
  const kim = await person(browser); // from the list of games to look on at
  await kim.page.goto(server.url);
  await kim.page.getByRole('link', { name: 'Watch' }).click();
  await kim.page.getByText('You are watching').first().waitFor({ state: 'attached' });
  for (const { page } of [ada, kim]) await expectWholeHead(page);
  const turns = () => ada.page.locator('.log li.turn').count();
  await playUntil([ada, jun], async () => (await turns()) > 2); // a turn each, of two decisions or more: it counts
  await giveUp(jun.page);
  await ada.page.getByText('The rated game is decided.').waitFor();
  await ada.page.getByText('Ada: 1500 → 1579 (+79)').waitFor();
  await giveUp(ada.page); // changes nothing any more
  await end(ada.page);
  const score = ada.page.locator('.score-page');
  await score.getByRole('heading', { name: 'Ratings' }).waitFor();
  await score.getByText('Ada: 1500 → 1579 (+79)').waitFor();
  await score.getByRole('link', { name: 'Leaderboard' }).waitFor();
  await jun.page.goto(`${server.url}/ratings/locker`);
  await jun.page.getByText('You: 1421? after 1 match.').waitFor();
  expect(await sidewaysScroll(jun.page)).toBe(0);
  await leave(ada, jun, kim);
});
