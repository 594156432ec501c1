import { expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { PHONE, person, sidewaysScroll } from './browser.ts';
import { browser, server } from './fixtures.ts';
import { playToTheEnd } from './own-line.ts';
import { plugIn } from './security-key.ts';

test('DAILY-8 DAILY-16 ME-2 ME-14: a first try, the field, and practice; kept with a passkey until one signs out everywhere', async () => {
  const { page, context, errors } = await person(browser);
  await page.goto(server.url);
  await page.locator('.home-daily').click();
  await page.locator('.daily-deals').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dive: Locker' }).click();
  await page.getByText('this try counts').waitFor();
  expect(await page.getByRole('button', { name: /chat/i }).count()).toBe(0);
  const score = await playToTheEnd(page);
  await page.reload(); // all is told
  await page.getByRole('link', { name: 'See the field' }).click();
  await page.getByRole('heading', { name: new RegExp(`^${score} points?$`) }).waitFor();
  await page.locator('.beside-lanes .mine').waitFor();
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await page.getByRole('link', { name: 'To the daily dive' }).click();
  await page.getByRole('link', { name: 'See the field: Locker' }).waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  await page.getByRole('link', { name: 'See the field: Locker' }).click();
  await page.getByRole('button', { name: 'Dive again' }).click();
  await page.locator('.tag', { hasText: 'practice' }).waitFor();
  const table = page.url();

  await page.goto(`${server.url}/daily`);
  const key = await plugIn(page);
  await page.getByRole('button', { name: 'Keep this result' }).click();
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await page.getByText(/^Made\. Sign in/).waitFor();
  await expectAccessible(page);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep this result' }).waitFor({ state: 'hidden' });

  const other = await person(browser);
  await plugIn(other.page, key);
  await other.page.goto(`${server.url}/me`);
  await other.page.getByText('Nothing yet').waitFor();
  await other.page.getByRole('button', { name: 'Sign in' }).click();
  await other.page.getByRole('button', { name: 'With a passkey' }).click();
  await other.page.getByText(/^Your way back: 1 passkey/).waitFor();
  await other.page.locator('.me-list').getByText('Locker').first().waitFor();
  await other.page.goto(table);
  await other.page.locator('.prompt').waitFor();

  await page.goto(`${server.url}/me`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: /^Everywhere/ }).click();
  await page.getByText('Nothing yet').waitFor();
  await other.page.getByRole('heading', { name: 'You are signed out' }).waitFor();
  expect([...errors, ...other.errors]).toEqual([]);
  await Promise.all([context.close(), other.context.close()]);
});
