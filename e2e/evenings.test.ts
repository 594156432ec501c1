import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './accessibility.ts';
import { person, sidewaysScroll } from './browser.ts';
import { browser, server } from './fixtures.ts';
import { leave, openPeople, phone } from './tables.ts';

/** A bot plays on: both tables' people do so, or a game would take longer than all the rest. */
async function giveUp(page: Page): Promise<void> {
  await openPeople(page);
  await page.getByRole('button', { name: 'Give up this game' }).click();
  await page.getByRole('button', { name: 'Give up', exact: true }).click();
}

const ready = (page: Page) => page.getByRole('link', { name: 'Go to your table' });

test('EVENING-1, EVENING-5: an evening from the home page to its second round, on three devices', async () => {
  const people = [await person(browser), await phone(browser), await person(browser)];
  const [ada, jun, kim] = people.map(({ page }) => page) as [Page, Page, Page];
  await ada.goto(server.url);
  await ada.getByRole('link', { name: 'An evening with friends' }).click();
  await ada.getByLabel('Your name').fill('Ada');
  await ada.getByLabel(/^What the evening is called/).fill('Tuesday club');
  await ada.getByRole('radio', { name: 'Swiss' }).check({ force: true });
  await ada.getByRole('button', { name: 'Open the evening' }).click();
  await ada.getByRole('heading', { name: 'Tuesday club' }).waitFor();
  for (const [page, name] of [
    [jun, 'Jun'],
    [kim, 'Kim'],
  ] as const) {
    await page.goto(ada.url());
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await page.getByText('Waiting for the next round.').waitFor();
  }
  await ada
    .getByRole('button', { name: /^Start round 1/ })
    .filter({ hasText: '3 people' })
    .click();

  // two have a table, the third a bye
  await expect
    .poll(async () => (await Promise.all([ada, jun, kim].map(page => ready(page).count()))).filter(Boolean))
    .toEqual([1, 1]);
  const counts = await Promise.all([ada, jun, kim].map(page => ready(page).count()));
  const [one, two] = [ada, jun, kim].filter((_, i) => counts[i] === 1) as [Page, Page];
  const idle = [ada, jun, kim].find((_, i) => counts[i] === 0) as Page;
  await idle.getByText(/^You have a bye this round/).waitFor();
  await ready(one).click();
  await one.getByText('not here yet').waitFor();
  await ready(two).click();
  for (const page of [one, two]) await page.locator('.prompt').waitFor(); // it begins by itself
  for (const page of [one, two]) await giveUp(page);

  // the standings move while one looks on; at the table the next round calls
  await idle.getByText('over', { exact: true }).waitFor();
  expect(await idle.locator('.evening-standings tbody tr').count()).toBe(3);
  expect(await axeFindings(idle)).toEqual([]);
  for (const page of [jun, idle]) expect(await sidewaysScroll(page)).toBe(0);
  await one.reload();
  await one.getByRole('link', { name: 'To the evening' }).waitFor();
  if (ada === two) await ada.reload();
  if (ada !== idle) await ada.getByRole('link', { name: 'To the evening' }).click();
  await ada.getByRole('button', { name: /^Start round 2/ }).click();
  const called = [ada, jun, kim].filter(page => page !== ada);
  await expect
    .poll(async () => (await Promise.all(called.map(page => ready(page).count()))).some(Boolean))
    .toBe(true);
  const csv = await ada.evaluate(
    path => fetch(path).then(answer => answer.text()),
    `/api/evenings/${ada.url().split('/').at(-1)}/results.csv`,
  );
  expect(csv).toContain('Kim');
  await leave(...people);
});
