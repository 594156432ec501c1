import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { person, sidewaysScroll } from './browser.ts';
import { browser, server } from './fixtures.ts';
import { playToTheEnd } from './own-line.ts';
import { leave, phone, sitDown } from './tables.ts';

async function enterWith(page: Page, words: readonly string[]): Promise<void> {
  await page.getByLabel('Recovery words').fill(words.join(' '));
  await page.getByRole('button', { name: 'With these words' }).click();
}

test('ME-8 ME-11 ME-12: twelve words lead back from a phone, and its guest’s table comes along', async () => {
  const [mara, other] = [await person(browser), await phone(browser)];
  const { page } = mara;
  await page.goto(`${server.url}/me`);
  await page.getByText('Nothing yet').waitFor();
  expect(await page.getByRole('button', { name: 'Keep it on all my devices' }).count()).toBe(0); // nothing to lose
  await page.goto(`${server.url}/new/locker/friends`);
  await page.waitForURL(/\/t\//);
  await sitDown(page, 'Mara');
  await page.getByRole('button', { name: /bot/i }).first().click();
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.locator('.prompt').waitFor();
  await playToTheEnd(page);
  await page.goto(`${server.url}/me`);
  await page.getByRole('button', { name: 'Keep it on all my devices' }).click();
  await page.getByRole('button', { name: 'Show me twelve words' }).click();
  const shown = page.locator('.identity-words li');
  await shown.nth(11).waitFor(); // they are made at the server
  const words = await shown.allTextContents();
  expect(words).toHaveLength(12);
  await expectAccessible(page);

  await other.page.goto(`${server.url}/new/scuba/friends`); // a table of the guest the phone is
  await other.page.waitForURL(/\/t\//);
  await sitDown(other.page, 'Mara');
  await other.page.goto(`${server.url}/me`);
  await other.page.getByRole('button', { name: 'Sign in' }).click();
  await enterWith(other.page, words.toReversed());
  await other.page.getByText('Nobody is known by that.').waitFor();
  await enterWith(other.page, words);
  await other.page.getByRole('button', { name: 'Bring it along' }).click();
  await other.page.getByText('Your way back: recovery words.').waitFor();
  await other.page.locator('.me-list > li', { hasText: 'Locker' }).waitFor();
  expect(await sidewaysScroll(other.page)).toBe(0);
  await page.goto(server.url);
  await page.locator('.go-on-card', { hasText: 'Scuba' }).waitFor(); // there it is at home, too
  await leave(mara, other);
});
