import type { Locator, Page } from 'playwright-core';
import { changing, lookUp } from './glance.ts';

/** How somebody steers: by touching the spaces, by the pad under the thumb, or with the arrow keys. */
export type Hand = 'spaces' | 'pad' | 'keys';

/** One round of diving and looking, then home: a short game that still shows every kind of decision. */
const HOMEWARD = 2;

/** Plays Scuba as somebody at the screen would: looks at the prompt and touches what glows. */
export async function playOn(page: Page, hand: Hand = 'spaces'): Promise<'acted' | 'waiting' | 'over'> {
  const seen = await lookUp(page);
  if (seen !== 'mine') return seen === 'hand-over' ? 'acted' : seen;
  const prompt = page.locator('.prompt.mine');
  await changing(page, () => decide(page, prompt, hand));
  return 'acted';
}

async function decide(page: Page, prompt: Locator, hand: Hand): Promise<void> {
  const stop = prompt.locator('.btn.stop');
  const look = prompt.locator('.btn.primary:not(.stop)').first();
  if (await look.isVisible()) return look.click();
  const round = Number(/\d+/.exec((await page.locator('.ttl .sub').textContent()) ?? '')?.[0] ?? 1);
  const ways = round >= HOMEWARD ? ['up'] : ['down', 'right', 'left'];
  for (const way of ways) {
    if (await page.locator(`.scuba .step.${way}`).first().isVisible()) return steer(page, way, hand);
  }
  return stop.click();
}

async function steer(page: Page, way: string, hand: Hand): Promise<void> {
  if (hand === 'spaces') return page.locator(`.scuba .step.${way}`).first().click();
  if (hand === 'pad')
    return page
      .locator('.pad')
      .getByRole('button', { name: `Swim ${way}` })
      .click();
  return page.keyboard.press(`Arrow${way[0]?.toUpperCase()}${way.slice(1)}`);
}

/** Everybody plays until all of them see the end. */
export async function playToEnd(
  pages: readonly Page[],
  hand: Hand = 'spaces',
  between: (move: number) => Promise<void> = async () => {},
): Promise<number> {
  for (let move = 0; move < 3000; move++) {
    await between(move);
    const results = [];
    for (const page of pages) results.push(await playOn(page, hand));
    if (results.every(result => result === 'over')) return move;
    if (results.every(result => result === 'waiting')) await pages[0].waitForTimeout(60); // somebody else is thinking
  }
  throw new Error('the game does not end');
}
