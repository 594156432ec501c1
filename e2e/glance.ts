import type { Page } from 'playwright-core';

export type Glance = 'over' | 'curtain' | 'mine' | 'waiting';

/**
 * What somebody sees at a glance. One question to the page: players ask it before every move, and asking by role
 * makes the page work out the names of everything on it.
 */
export const glance = (page: Page): Promise<Glance> =>
  page.evaluate(() => {
    const shown = (selector: string, text = ''): boolean =>
      [...document.querySelectorAll(selector)].some(
        element => element.textContent?.startsWith(text) && element.checkVisibility(),
      );
    if (shown('button', 'Rematch')) return 'over';
    if (shown('.curtain button', 'I am ')) return 'curtain';
    return shown('.prompt.mine') ? 'mine' : 'waiting';
  });

/** The same, after what a player does whatever the game: takes the device, and skips what others do. */
export async function lookUp(page: Page): Promise<Glance> {
  const seen = await glance(page);
  if (seen === 'curtain') await page.locator('.curtain button', { hasText: /^I am / }).click();
  if (seen === 'waiting') await page.keyboard.press('Escape');
  return seen;
}
