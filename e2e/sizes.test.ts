import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { person, WIDE } from './browser.ts';
import { seen, side } from './dive-player.ts';
import { browser, server } from './fixtures.ts';
import { playOn as playLocker } from './locker-player.ts';
import { playOn as playScuba } from './scuba-player.ts';
import { playOn as playShares } from './shares-player.ts';
import { faults, type InSight } from './sizes.ts';

/** Phones held sideways and a page at 200 %, a small phone, tablets, large screens. */
const SIZES = ['844x390', '667x375', '640x400', '320x568', '820x1180', '1024x768', '1920x1080', '2560x1440'];

const LOOKS = 30; // frames a busy machine may take to lay the board out anew

interface Seen extends InSight {
  readonly play: (page: Page, move: number) => Promise<unknown>;
  readonly moves: number; // until another kind of decision
  readonly ready?: (page: Page) => Promise<unknown>;
}

const GAMES: Readonly<Record<string, Seen>> = {
  locker: {
    own: '.crate.me',
    about: '.deck .pile, .line [data-card]',
    play: page => playLocker(page),
    moves: 4,
  },
  scuba: {
    own: ':is(.mini, .computer)',
    about: '.scuba .step, .swimmer',
    play: page => playScuba(page),
    moves: 3,
  },
  shares: { own: '.hand .hc', about: '.buoy', play: playShares, moves: 6 },
  dive: { own: '.bd .lv, .rack .tok', about: '.dive .pane', play: layTokens, moves: 1, ready: seen },
};

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

test.each(Object.entries(GAMES))('%s can be decided at every size', async (game, seenAt) => {
  const { page, errors, context } = await person(browser);
  // the same luck every time
  await page.addInitScript(() => {
    let next = 1;
    crypto.getRandomValues = array => {
      new Uint8Array(array.buffer).forEach((_, i, bytes) => {
        bytes[i] = next++ * 37;
      });
      return array;
    };
  });
  await page.goto(`${server.url}/new/${game}/solo`);
  await page.getByRole('button', { name: /^Start the dive/ }).click();
  const asked = page.locator('.prompt.mine');
  await asked.waitFor();
  await seenAt.ready?.(page);
  const first = await atAllSizes(page, seenAt);
  for (let moves = 0; moves < seenAt.moves; ) {
    if (await asked.isVisible()) await seenAt.play(page, moves++);
    else await page.keyboard.press('Escape'); // others' moves need not be watched
  }
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape');
      return asked.isVisible();
    })
    .toBe(true);
  const later = await atAllSizes(page, seenAt);
  expect({ first, later }).toEqual({ first: [], later: [] });
  expect(errors).toEqual([]);
  await context.close();
});
