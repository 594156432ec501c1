import { expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { PHONE, person, sidewaysScroll } from './browser.ts';
import { browser, server } from './fixtures.ts';
import { playToTheEnd } from './own-line.ts';

test('DAILY-8 DAILY-16: a first try from the harbour to the field, and practice after it', async () => {
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
  expect(errors).toEqual([]);
  await context.close();
});
