import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { person, WIDE } from './browser.ts';
import { seen, side } from './dive-player.ts';
import { browser, server } from './fixtures.ts';
import { playOn } from './locker-player.ts';
import { faults, type InSight } from './sizes.ts';

/** Phones held sideways and a page at 200 %, a small phone, tablets, large screens. */
const SIZES = ['844x390', '667x375', '640x400', '320x568', '820x1180', '1024x768', '1920x1080', '2560x1440'];

const LOOKS = 30; // frames a busy machine may take to lay the board out anew

interface Seen extends InSight {
  readonly option?: string; // set up with it
  readonly later?: (page: Page) => Promise<unknown>; // to another kind of decision, whatever the luck
  readonly ready?: (page: Page) => Promise<unknown>;
}

const GAMES: Readonly<Record<string, Seen>> = {
  locker: { own: '.crate.me', about: '.deck .pile, .line [data-card]', later: turnUp },
  scuba: { own: ':is(.mini, .computer)', about: '.scuba .step, .swimmer' },
  shares: { own: '.hand .hc', about: '.buoy, .px' },
  dive: { own: '.bd .lv, .rack .tok', about: '.dive .pane', later: layTokens, ready: seen },
  'dive with companions': { option: 'Companions', own: '.picks', about: '.offer .tile', ready: choose },
};

/** Until one may go on or go home: two ways side by side. */
async function turnUp(page: Page): Promise<void> {
  const ways = page.locator('.prompt.mine .acts .btn');
  for (let move = 0; move < 200 && (await ways.count()) < 2; move++) await playOn(page, 99);
}

/** The one with the longest words, which some sizes tell apart from the pictures. */
async function choose(page: Page): Promise<void> {
  await page.locator('.offer .tile').filter({ hasText: 'Anglerfish' }).click();
  await page.getByRole('button', { name: 'Take the Anglerfish' }).waitFor();
}

/** Half a program: what lies on a level, what is said of it, the rest in hand. */
async function layTokens(page: Page): Promise<void> {
  for (const level of [1, 2]) {
    await page.locator(`.dive [data-token="${level + 3}"]`).click();
    await page.locator(`.dive .l${level} .into`).click();
    await side(page.locator(`.dive .l${level}`), level === 2).click();
  }
}

async function atAllSizes(page: Page, sight: InSight): Promise<string[]> {
  const found: string[] = [];
  for (const size of SIZES) {
    const [width, height] = size.split('x').map(Number) as [number, number];
    await page.setViewportSize({ width, height });
    let wrong = await faults(page, sight);
    for (let look = 0; look < LOOKS && wrong.length > 0; look++) wrong = await faults(page, sight);
    found.push(...wrong.map(fault => `${size} ${fault}`));
    await page.screenshot({});
  }
  await page.setViewportSize(WIDE);
  return found;
}

test.each(Object.entries(GAMES))('%s can be decided at every size', async (name, seenAt) => {
  const { page, errors, context } = await person(browser);
  await page.goto(`${server.url}/new/${name.split(' ')[0]}/solo`);
  if (seenAt.option) await page.getByRole('switch', { name: seenAt.option }).click();
  await page.getByRole('button', { name: /^Start the dive/ }).click();
  const asked = page.locator('.prompt.mine');
  await asked.waitFor();
  await seenAt.ready?.(page);
  const first = await atAllSizes(page, seenAt);
  await seenAt.later?.(page);
  const later = seenAt.later ? await atAllSizes(page, seenAt) : [];
  expect({ first, later }).toEqual({ first: [], later: [] });
  expect(errors).toEqual([]);
  await context.close();
});
