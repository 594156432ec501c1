import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playToEnd } from './locker-player.ts';
import { launch, PHONE, person, type Server, sidewaysScroll, startServer, WIDE } from './rig.ts';

let browser: Browser;
let server: Server;

beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startServer()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.remove();
});

/** What axe finds, in words. Water is drawn as SVG, so contrast against it is checked by eye. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(v => `${v.id}: ${v.nodes.map(node => node.target.join(' ')).join(', ')}`);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [WIDE, PHONE]) {
    test(`every page is clean for assistive technology, ${colorScheme}, ${viewport.width} px`, async () => {
      const { page, context, errors } = await person(browser, { colorScheme, viewport });
      await page.goto(server.url);
      await page.getByRole('heading', { name: 'Fathoms' }).waitFor();
      expect(await findings(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      await page.goto(`${server.url}/new/locker/solo`);
      await page.getByRole('button', { name: /Start the dive/ }).waitFor();
      expect(await findings(page)).toEqual([]);
      await page.getByRole('button', { name: /Start the dive/ }).click();
      await page.locator('.prompt').waitFor();
      expect(await findings(page)).toEqual([]);
      await playToEnd([page]);
      expect(await findings(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(errors).toEqual([]);
      await context.close();
    });
  }
}

test('a turn is played with the keyboard alone', async () => {
  const { page, context } = await person(browser);
  await page.goto(`${server.url}/new/locker/solo`);
  const start = page.getByRole('button', { name: /Start the dive/ });
  await expect.poll(() => start.getAttribute('aria-disabled'), { timeout: 20_000 }).toBe(null);
  await start.focus();
  await page.keyboard.press('Enter');
  const mine = page.locator('.prompt.mine');
  await page.locator('.prompt').waitFor();
  while (!(await mine.isVisible())) await page.keyboard.press('Escape');
  const told = await page.locator('.log li').count();
  await page.locator('.deck button.pile').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(told);
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
