import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { person } from './browser.ts';
import { browser, server } from './fixtures.ts';

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return `${at?.tagName.toLowerCase()} ${at?.getAttribute('aria-label') ?? at?.textContent ?? ''}`;
  });

/** Until this page is asked; Escape tells the rest at once. */
async function asked(page: Page): Promise<void> {
  await page.locator('.prompt').waitFor();
  while (!(await page.locator('.prompt.mine').isVisible())) await page.keyboard.press('Escape');
}

test('focus follows routes, sheets and moves, and the title says where one is', async () => {
  const { page, context, errors } = await person(browser);
  await page.goto(server.url);
  await page.locator('a[href="/learn/locker"]').first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('h1 Locker');
  expect(await page.title()).toBe('Learn · Locker · Fathoms');

  await page.goto(`${server.url}/play/locker`);
  await asked(page);
  await expect.poll(() => page.title()).toBe('Your turn · Locker · Fathoms');
  await page.getByRole('button', { name: 'Settings' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('button Settings');

  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await expectAccessible(page);
  const rows = await page.locator('.log li').count();
  await page.keyboard.press('d'); // behind the sheet nothing happens
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('button Settings');
  expect(await page.locator('.log li').count()).toBe(rows);

  await page.keyboard.press('d');
  await expect.poll(() => page.locator('.read-aloud p').count()).toBeGreaterThan(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('a program of Dive is eleven keys, and forced colours keep what is chosen and what is off', async () => {
  const { page, context, errors } = await person(browser, { forcedColors: 'active', locale: 'de-DE' });
  await page.goto(`${server.url}/play/dive`);
  await asked(page);
  await expect.poll(() => page.title()).toBe('Du bist dran · Dive · Fathoms');
  const outline = (which: string) =>
    page.locator(which).evaluate(one => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return `${outlineStyle} ${outlineWidth}`;
    });
  expect(await outline('.prompt .btn.primary')).toBe('dashed 1px'); // not ready yet
  for (const key of ['4', 'n', '5', 's', '3', 'n', '2', 's', '1', 'n']) await page.keyboard.press(key);
  await expect.poll(() => outline('.prompt .btn.primary')).toBe('solid 3px');
  expect(await outline('.lv.l2 .sd[aria-pressed=true]')).toBe('solid 4px');
  expect(await outline('.lv.l2 .sd[aria-pressed=false]')).toBe('solid 1px');
  await page.keyboard.press('Enter');
  await page.locator('.dive.telling, .dive .bd.sealed').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
