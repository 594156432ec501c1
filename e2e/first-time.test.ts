import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, person } from './browser.ts';
import { browser, server } from './fixtures.ts';

/** Names of what may be touched now and lies under the hint. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const note = document.querySelector('.coach')?.getBoundingClientRect();
    if (!note) throw new Error('no hint');
    const under = (box: DOMRect) =>
      Math.min(box.right, note.right) - Math.max(box.left, note.left) > 1 &&
      Math.min(box.bottom, note.bottom) - Math.max(box.top, note.top) > 1;
    return [...document.querySelectorAll('button.is-legal, .prompt, .prompt .btn')]
      .filter(piece => under(piece.getBoundingClientRect()))
      .map(piece => piece.getAttribute('aria-label') ?? piece.className);
  });

test('on a phone the first hint covers nothing one decides about', async () => {
  const { page, context, errors } = await person(browser, { viewport: PHONE });
  await context.addInitScript(() => localStorage.setItem('fathoms:settings', '{"coach":true,"pace":2}'));
  await page.goto(`${server.url}/new/shares/solo`);
  await page.getByRole('button', { name: /Start the dive/ }).click();
  await page.locator('.prompt.mine').waitFor();
  await page.locator('.coach').waitFor();
  expect(await covered(page)).toEqual([]);
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.locator('.coach').waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await context.close();
});
