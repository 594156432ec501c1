import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { person } from './browser.ts';
import { playOn as playDive } from './dive-player.ts';
import { browser, server } from './fixtures.ts';
import { playOn as playLocker } from './locker-player.ts';
import { playOn as playScuba } from './scuba-player.ts';
import { playOn as playShares } from './shares-player.ts';

type Play = (page: Page, move: number) => Promise<'acted' | 'waiting' | 'over'>;

/** `secret`: how a board shows what only its own seat may see, where it has such a thing. */
const GAMES: readonly { readonly game: string; readonly play: Play; readonly secret?: string }[] = [
  { game: 'dive', play: page => playDive(page), secret: '.bd .l1 .tok, .bd .l2 .tok' },
  { game: 'locker', play: page => playLocker(page) },
  { game: 'shares', play: (page, move) => playShares(page, move), secret: '.hand [data-card]' },
  { game: 'scuba', play: page => playScuba(page) },
];
const CURTAINS = 5;
const MOVES = 300;

/** Two people at one device, named. */
async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto(`${server.url}/new/${game}/pass`);
  const names = page.locator('.plan-who input');
  await names.first().waitFor();
  expect(await names.count(), 'around one device sit two people').toBeGreaterThanOrEqual(2);
  for (const [at, name] of ['Mara', 'Jonas'].entries()) await names.nth(at).fill(name);
  await names.nth(1).press('Enter'); // as good as the button
  await page.locator('.stage:not(.behind) .prompt, .curtain').first().waitFor();
}

/** What everybody saw meanwhile is read and put away. */
async function closeRecap(page: Page): Promise<void> {
  const close = page.locator('.recap').getByRole('button', { name: 'Close' });
  if (await close.isVisible()) await close.click();
}

const undo = (page: Page) => page.getByRole('button', { name: 'Take back your last move' });

/** What the board says to eyes and screen readers, piece by piece. */
const textsIn = (page: Page, where: string): Promise<string[]> =>
  page.evaluate(
    root =>
      [...document.querySelectorAll(`${root} *`)].flatMap(element => {
        const label = element.getAttribute('aria-label');
        const text = element.children.length === 0 ? element.textContent?.trim() : '';
        return [label, text].filter((text): text is string => !!text && text.length > 3);
      }),
    where,
  );

/** Whose turn it is to look: the colour beside the prompt or on the curtain. */
const holder = (page: Page): Promise<string | null> =>
  page.locator('.curtain .em, .prompt.mine .em').first().getAttribute('class');

test.each(GAMES)(
  '$game around one device: at a hand-over nothing of the last player is left',
  async ({ game, play, secret }) => {
    const { page, context, errors } = await person(browser);
    await sitDown(page, game);
    let seen: readonly string[] = [];
    let last: string | null = null;
    let curtains = 0;
    for (let move = 0; move < MOVES && curtains < CURTAINS; move++) {
      const pass = page.getByRole('button', { name: /^Pass to / });
      if (await pass.isVisible()) {
        expect(await undo(page).count(), 'what came of it is only looked at').toBe(0);
        await pass.click();
      }
      const curtain = page.getByRole('button', { name: /^I am / });
      if (await curtain.isVisible()) {
        curtains++;
        const changes = last !== null && (await holder(page)) !== last;
        expect(
          await page.locator('.stage:not(.behind), .log, dialog, .toast').count(),
          'only the curtain',
        ).toBe(0);
        const behindIt = page.locator('.stage.behind');
        expect(await behindIt.getAttribute('inert'), 'the open table is only looked at').not.toBeNull();
        expect(await behindIt.getAttribute('aria-hidden')).toBe('true');
        if (secret) expect(await behindIt.locator(secret).count(), 'nobody’s secret').toBe(0);
        const behind = new Set(await textsIn(page, '.beneath-score .curtain, .beneath-score > p, .toasts'));
        expect(seen.filter(piece => behind.has(piece))).toEqual([]);
        expect(await undo(page).count(), 'nothing to take back at the curtain').toBe(0);
        await curtain.click();
        await page.locator('.stage:not(.behind)').waitFor();
        await closeRecap(page);
        if (!changes) continue;
        expect(await undo(page).count(), 'nothing to take back for the next player').toBe(0);
        if (game === 'dive') expect(await page.locator('.bd .l1 .tok, .bd .l2 .tok').count()).toBe(0);
      }
      if (await page.locator('.prompt.mine').isVisible()) {
        last = await holder(page);
        seen = await textsIn(page, '.stage');
      }
      if ((await play(page, move)) !== 'over') continue;
      if (curtains > 0) break;
      await sitDown(page, game); // luck may hide nothing all game long: then another one
      [seen, last] = [[], null];
    }
    expect(curtains).toBeGreaterThan(0);
    expect(errors).toEqual([]);
    await context.close();
  },
);

test('whoever reloads the page in the middle of a secret program has to say who they are', async () => {
  const { page, context } = await person(browser);
  await sitDown(page, 'dive');
  await page.getByRole('button', { name: 'I am Mara' }).click();
  await page.locator('.dive [data-token="4"]').click();
  await page.locator('.dive .l1 .into').click();
  await page.locator('.dive .l1 .tok').waitFor();
  await page.reload();
  await page.locator('.stage:not(.behind) .prompt, .curtain').first().waitFor();
  expect(await page.locator('.stage:not(.behind)').count()).toBe(0);
  expect(await page.locator('.dive .l1 .tok').count(), 'not behind the curtain either').toBe(0);
  await page.getByRole('button', { name: 'I am Mara' }).click();
  expect(await page.locator('.dive .l1 .tok').count(), 'her draft is still there').toBe(1);
  await context.close();
});
