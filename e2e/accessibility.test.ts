import { expect, test } from 'vitest';
import { expectAccessibleEverywhere } from './accessibility.ts';
import { person } from './browser.ts';
import { browser, server } from './fixtures.ts';

test('every page is clean for assistive technology, light and dark, 1440 and 390 px', async () => {
  const { page, context, errors } = await person(browser);
  await page.goto(server.url);
  await page.getByRole('heading', { name: 'Fathoms' }).waitFor();
  await expectAccessibleEverywhere(page);
  await page.goto(`${server.url}/new/locker/solo`);
  await page.getByRole('button', { name: /Start the dive/ }).waitFor();
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: /Start the dive/ }).click();
  await page.locator('.prompt').waitFor();
  await expectAccessibleEverywhere(page);
  expect(errors).toEqual([]);
  await context.close();
});

test('a turn is played with the keyboard alone', async () => {
  const { page, context } = await person(browser);
  await page.goto(`${server.url}/new/locker/solo`);
  const start = page.getByRole('button', { name: /Start the dive/ });
  await expect.poll(() => start.getAttribute('aria-disabled')).toBe(null);
  await start.focus();
  await page.keyboard.press('Enter');
  const mine = page.locator('.prompt.mine');
  await page.locator('.prompt').waitFor();
  while (!(await mine.isVisible())) await page.keyboard.press('Escape');
  const rows = await page.locator('.log li').count();
  await page.locator('.deck button.pile').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(rows);
  await context.close();
});

test('in German no English sentence is left on the set-up page', async () => {
  const { page, context } = await person(browser, { locale: 'de-DE' });
  await page.goto(`${server.url}/new/locker/solo`);
  await page.locator('main').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect(await page.locator('body').textContent()).not.toMatch(/Start the dive|Who is diving|Variant\b(?!e)/);
  await context.close();
});
