import type { Locator, Page } from 'playwright-core';
import { changing, lookUp } from './glance.ts';

/**
 * Plays Locker as somebody at the screen would: looks at the prompt and touches what glows. Home with
 * `enough` cards; two keep games short and show every kind of decision now and then.
 */
export async function playOn(page: Page, enough = 2): Promise<'acted' | 'waiting' | 'over'> {
  const seen = await lookUp(page);
  if (seen !== 'mine') return seen === 'hand-over' ? 'acted' : seen;
  await changing(page, () => decide(page, page.locator('.prompt.mine'), enough));
  return 'acted';
}

async function decide(page: Page, prompt: Locator, enough: number): Promise<void> {
  const asked = page.locator('button.is-legal').or(prompt.locator('button:not([aria-disabled])'));
  await asked.filter({ visible: true }).first().waitFor({ timeout: 10_000 }); // a prompt may stand before the pieces it asks for
  const offer = page.locator('.chooser'); // laid over the table: only what is in it can be touched
  const target = ((await offer.isVisible()) ? offer : page).locator('button.is-legal').first();
  const home = prompt.locator('button:not([aria-disabled])', { hasText: /^Return/ });
  if (await target.isVisible()) {
    await touch(target, { position: { x: 10, y: 14 } }); // fanned cards show their left edge
    await touch(prompt.locator('.btn.primary:not(.off)').first());
  } else if ((await page.locator('.line [data-card]').count()) >= enough && (await home.isVisible())) {
    await touch(home);
  } else {
    await touch(prompt.locator('.btn.reveal').first());
  }
}

const touch = (target: Locator, where: Parameters<Locator['click']>[0] = {}): Promise<void> =>
  target.click({ ...where, timeout: 10_000 }); // it may be gone by now, when time is up or somebody decides

/** Everybody plays until all of them see the end. */
export async function playToEnd(
  pages: readonly Page[],
  between: (move: number) => Promise<void> = async () => {},
): Promise<number> {
  for (let move = 0; move < 3000; move++) {
    await between(move);
    const results = [];
    for (const page of pages) results.push(await playOn(page));
    if (results.every(result => result === 'over')) return move;
    if (results.every(result => result === 'waiting')) await pages[0].waitForTimeout(60); // somebody else is thinking
  }
  throw new Error('the game does not end');
}
