import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { drawn, PHONE, sidewaysScroll, WIDE } from './browser.ts';

/** What axe finds, in words. Water is drawn as SVG, so contrast against it is checked by eye. */
export async function axeFindings(page: Page): Promise<string[]> {
  await drawn(page);
  await page.evaluate(() => {
    for (const motion of document.getAnimations()) // a colour half way to its place has no contrast of its own
      if (motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) motion.finish();
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(v => `${v.id}: ${v.nodes.map(node => node.target.join(' ')).join(', ')}`);
}

/** Nothing for axe to find, nothing that sticks out. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
}

/** The same page by day and by night, on a desk and in the hand. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const viewport of [PHONE, WIDE]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  }
}
