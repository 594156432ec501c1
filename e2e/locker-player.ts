import type { Page } from 'playwright-core';
import { lookUp } from './glance.ts';

/**
 * Plays Locker as somebody at the screen would: looks at the prompt and touches what glows. Home with
 * `enough` cards; two keep games short and show every kind of decision now and then.
 */
export async function playOn(page: Page, enough = 2): Promise<'acted' | 'waiting' | 'over'> {
  const seen = await lookUp(page);
  if (seen !== 'mine') return seen === 'hand-over' ? 'acted' : seen;
  const prompt = page.locator('.prompt.mine');
  const before = await prompt.textContent();
  const offer = page.locator('.chooser'); // laid over the table: only what is in it can be touched
  const target = ((await offer.isVisible()) ? offer : page).locator('button.is-legal').first();
  const returnButton = prompt.locator('button', { hasText: /^Return/ });
  const laid = await page.locator('.line [data-card]').count();
  if (await target.isVisible()) {
    // a hint may lie over it, or the prompt may have changed since it was looked at: then the next look finds it
    const touched = await target
      .click({ position: { x: 10, y: 14 }, timeout: 5000 }) // fanned cards show their left edge
      .then(
        () => true,
        () => false,
      );
    if (!touched) return 'waiting';
    await prompt.locator('.btn.primary:not(.off)').first().click();
  } else if (
    laid >= enough &&
    (await returnButton.isVisible()) &&
    (await returnButton.getAttribute('aria-disabled')) === null
  ) {
    await returnButton.click();
  } else {
    // the prompt may have changed since it was looked at: then the next look finds what there is to do
    await prompt
      .locator('.btn.reveal')
      .first()
      .click({ timeout: 5000 })
      .catch(() => {});
  }
  await page
    .waitForFunction(text => document.querySelector<HTMLElement>('.prompt')?.textContent !== text, before, {
      timeout: 5000,
    })
    .catch(() => {}); // two prompts in a row may read the same
  return 'acted';
}

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
