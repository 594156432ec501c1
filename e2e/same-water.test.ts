import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { PHONE, person, sidewaysScroll } from './browser.ts';
import { browser, server } from './fixtures.ts';
import { playToEnd } from './locker-player.ts';
import { playToTheEnd } from './own-line.ts';
import { leave, playUntil, sitDown } from './tables.ts';

test('SAME-1 SAME-7 SAME-10: a friend takes up a finished game, and both see where they parted', async () => {
  const [mara, ben] = [await person(browser), await person(browser, { viewport: PHONE })];
  await mara.page.goto(`${server.url}/new/locker/friends`);
  await mara.page.waitForURL(/\/t\//);
  await sitDown(mara.page, 'Mara');
  await mara.page.getByRole('button', { name: /bot/i }).first().click();
  await mara.page.getByRole('button', { name: /^Start/ }).click();
  await mara.page.locator('.prompt').waitFor();
  const first = await playToTheEnd(mara.page);
  await mara.page.reload(); // all is told
  await mara.page.getByRole('button', { name: 'Challenge' }).click();
  const link = await mara.page.getByLabel('Link to this water').inputValue();
  expect(link).toMatch(/\/same\/[\w-]{16}$/);

  await ben.page.goto(link);
  await ben.page.getByRole('heading', { name: `Mara scored ${first} point` }).waitFor();
  expect(await sidewaysScroll(ben.page)).toBe(0);
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByRole('button', { name: 'Dive in' }).click();
  await ben.page.locator('.tag', { hasText: 'as it comes' }).waitFor();
  const second = await playToTheEnd(ben.page, 0);
  await ben.page.reload();
  await ben.page.getByRole('link', { name: 'Side by side' }).click();
  await ben.page.locator('.same-results .mine').getByText(`${second}`, { exact: true }).waitFor();
  await ben.page.getByRole('heading', { name: 'Where your ways part' }).waitFor();
  await ben.page.locator('.beside-race').waitFor();
  expect(await sidewaysScroll(ben.page)).toBe(0);
  await expectAccessible(ben.page);
  await ben.page.getByRole('link', { name: 'Watch from here: Mara' }).first().click();
  await ben.page.waitForURL(/\/same\/[\w-]+\/0#\d+A$/);
  await ben.page.getByRole('slider').first().waitFor();
  await leave(mara, ben);
});

test('SAME-11 SAME-14 SAME-16: two tables with one deal, each played by somebody else, are compared at the end', async () => {
  const people = [await person(browser), await person(browser, { viewport: PHONE })];
  const [ada, ben] = people.map(({ page }) => page) as [Page, Page];
  await ada.goto(`${server.url}/same/new/locker`);
  await ada.getByRole('button', { name: 'Lay the tables' }).click();
  await ada.getByRole('heading', { name: '2 tables, one deal' }).waitFor();
  const deal = ada.url();
  const links = [1, 2].map(n => ada.getByLabel(`Link to table ${n}`).inputValue());
  const scores: number[] = [];
  for (const [i, page] of [ada, ben].entries()) {
    const link = await links[i];
    await page.goto(link ?? '');
    await sitDown(page, i === 0 ? 'Ada' : 'Ben');
    await page.getByRole('button', { name: /bot/i }).first().click();
    await page.getByRole('button', { name: /^Start/ }).click();
    await page.locator('.prompt').waitFor();
    scores.push(await playToTheEnd(page, i - 1)); // the last of the moves there are, or the first
    await page.goto(deal);
    if (i > 0) continue;
    await page.getByText('1 table is still playing').waitFor();
    await page.locator('.same-seats li', { hasText: 'Ada' }).waitFor();
    expect(await page.locator('.same-seats .tag').count()).toBe(0); // with nothing to compare there are no points
  }
  const row = (name: string) => ben.locator('.same-seats li', { hasText: name });
  await ben.getByText('All tables are finished.').waitFor();
  for (const [i, name] of ['Ada', 'Ben'].entries()) {
    const beaten = Math.sign((scores[i] ?? 0) - (scores[1 - i] ?? 0));
    await row(name).getByText(`${scores[i]}`, { exact: true }).waitFor();
    await row(name)
      .getByText(['0 points', '0.5 points', '1 point'][beaten + 1] ?? '', { exact: true })
      .waitFor();
  }
  expect(await sidewaysScroll(ben)).toBe(0);
  await row('Ada').getByRole('button', { name: 'Put Ada beside' }).click();
  await ben.getByRole('heading', { name: /Where .* part/ }).waitFor();
  await leave(...people);
});

test('SAME-9 SAME-10: a game of one device goes to another in a link, and both dives lie side by side', async () => {
  const [mara, ben] = [await person(browser), await person(browser)];
  await mara.page.goto(`${server.url}/new/locker/solo`);
  await mara.page.getByRole('button', { name: /Start the dive/ }).click();
  await mara.page.locator('.prompt').waitFor();
  await playToEnd([mara.page]);
  await mara.page.getByRole('button', { name: 'Challenge' }).click();
  const link = () => mara.page.getByLabel('Link to this water').inputValue();
  const nameless = await link();
  await mara.page.getByLabel('Your name').fill('Mara');
  await expect.poll(link).not.toBe(nameless);
  expect((await link()).length).toBeLessThan(1500);

  await ben.page.goto(await link());
  await ben.page.getByRole('heading', { name: /^Mara scored / }).waitFor();
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByRole('button', { name: 'Dive in' }).click();
  await ben.page.locator('.prompt').waitFor();
  const done = ben.page.getByRole('link', { name: 'Side by side' });
  await playUntil([ben], () => done.isVisible()); // there is no rematch by which one sees the end
  await done.click();
  await ben.page.locator('.same-results .mine').waitFor();
  await ben.page.locator('.same-results').getByText('Mara', { exact: true }).waitFor();
  await ben.page.getByRole('heading', { name: 'Where your ways part' }).waitFor();
  await leave(mara, ben);
});
