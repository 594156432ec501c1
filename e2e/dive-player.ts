import type { Locator, Page } from 'playwright-core';
import { glance, takeOver } from './glance.ts';

/** What somebody programs: from level 1 down, the tokens and whether it is a shark. */
export type DivePlan = readonly { readonly tokens: readonly number[]; readonly shark: boolean }[];

/** Two sure levels and a hopeful third, never a shark: a game of a few rounds. */
const HOPEFUL: DivePlan = [
  { tokens: [4], shark: false },
  { tokens: [5], shark: false },
  { tokens: [2], shark: false },
];

/** Pictures are painted on this machine, too: on a busy one that takes its time. */
export const seen = (page: Page): Promise<void> =>
  page.locator('.dive .pane .water img.on').waitFor({ timeout: 90_000 });

/** Plays Dive as somebody at the screen would: looks at the prompt and touches what glows. */
export async function playOn(page: Page, plan: DivePlan = HOPEFUL): Promise<'acted' | 'waiting' | 'over'> {
  const seen = await glance(page);
  if (seen === 'over') return 'over';
  if (seen === 'hand-over') {
    await takeOver(page);
    return 'acted';
  }
  if (await page.locator('.dive.telling').isVisible()) {
    await watch(page);
    return 'acted';
  }
  const prompt = page.locator('.dive .prompt.mine');
  if (!(await prompt.isVisible())) {
    await page.keyboard.press('Escape'); // others' moves need not be watched
    return 'waiting';
  }
  if (await page.locator('.dive .offer').isVisible()) await choose(page);
  else if (await page.locator('.dive .kids').isVisible()) await answer(page);
  else await program(page, plan);
  return 'acted';
}

/** Straight to the rest, a look back at level 1, and on. */
async function watch(page: Page): Promise<void> {
  const foot = page.locator('.dive.telling .prompt');
  const skip = foot.getByRole('button', { name: 'Skip to the rest' });
  if (await skip.isVisible()) await skip.click();
  else {
    const onward = foot.locator('.onward button');
    if (!(await foot.locator('.btn.primary').isVisible())) await onward.click(); // one level only
  }
  const on = foot.locator('.btn.primary');
  await on.waitFor();
  await page.locator('.dive .strip button').first().click();
  await page.locator('.dive .strip button.on').waitFor();
  await foot.getByRole('button', { name: /Skip to the rest|To the rest/ }).click();
  await on.click();
  await page.locator('.dive:not(.telling)').waitFor();
}

async function choose(page: Page): Promise<void> {
  const tile = page.locator('.dive .tile.glows').first();
  await tile.click();
  await page.locator('.dive .prompt .btn.primary').click();
  await page.locator('.dive.program, .dive .prompt.waiting').first().waitFor();
}

async function answer(page: Page): Promise<void> {
  for (let level = 1; level <= 5; level++) {
    await page.locator(`.dive .l${level}`).getByRole('button', { name: 'No shark' }).click();
  }
  await ready(page);
}

/** By tapping: a token, its level, then what it says. */
export async function program(page: Page, plan: DivePlan): Promise<void> {
  for (const [i, { tokens, shark }] of plan.entries()) {
    const level = page.locator(`.dive .l${i + 1}`);
    for (const token of tokens) {
      await page.locator(`.dive [data-token="${token}"]`).click();
      await level.locator('.into').click();
    }
    await side(level, shark).click();
  }
  await ready(page);
}

export const side = (level: Locator, shark: boolean): Locator =>
  level.getByRole('button', { name: shark ? /: shark$/ : /: no shark$/ });

export async function ready(page: Page): Promise<void> {
  await page.locator('.dive .prompt').getByRole('button', { name: 'Ready' }).click();
  await page.locator('.pass-on, .curtain, .stage:not(.behind) .dive .prompt:not(.mine)').first().waitFor();
}

/** Everybody plays until all of them see the end. */
export async function playToEnd(
  pages: readonly Page[],
  plan: DivePlan = HOPEFUL,
  between: () => Promise<void> = async () => {},
): Promise<void> {
  for (let move = 0; move < 2000; move++) {
    await between();
    const results = [];
    for (const page of pages) results.push(await playOn(page, plan));
    if (results.every(result => result === 'over')) return;
    if (results.every(result => result === 'waiting')) await pages[0].waitForTimeout(60); // somebody else is thinking
  }
  throw new Error('the game does not end');
}
