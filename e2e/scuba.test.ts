import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { PHONE, person, sidewaysScroll } from './browser.ts';
import { browser, server } from './fixtures.ts';
import { playOn, playToEnd } from './scuba-player.ts';
import { lobby, start } from './tables.ts';

async function dive(page: Page, ...switches: readonly string[]): Promise<void> {
  await page.goto(`${server.url}/new/scuba/solo`);
  for (const name of switches) await page.getByRole('switch', { name }).click();
  await page.getByRole('button', { name: /Start the dive/ }).click();
  await page.locator('.prompt').waitFor();
}

/** Others' turns need not be watched. */
async function untilMine(page: Page): Promise<void> {
  while (!(await page.locator('.prompt.mine').isVisible())) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(60);
  }
}

test('a whole dive against bots is played by touching spaces, ends with a score, and a rematch begins', async () => {
  const { page, context, errors } = await person(browser);
  await dive(page);
  await untilMine(page);
  await expectAccessible(page);
  await playToEnd([page]);
  expect(await page.locator('.score-rank > li').count()).toBeGreaterThanOrEqual(2);
  await page.getByRole('button', { name: 'Rematch' }).first().click();
  await page.locator('.prompt').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

/** Presses the key unless it has led there already; a key while something is still shown only skips that. */
async function swimTo(page: Page, key: string, space: string): Promise<string | null> {
  const here = page.locator('.space.here');
  const isThere = page.locator(`.space.here[data-space="${space}"]`);
  if (!(await isThere.isVisible())) await page.keyboard.press(key);
  await isThere.waitFor({ timeout: 3000 }).catch(() => {}); // not yet: it is tried again
  return here.getAttribute('data-space');
}

test('with decompression the arrow keys lead below 10 m, and the token is seen by diver and computer', async () => {
  const { page, context, errors } = await person(browser, { colorScheme: 'dark' });
  await dive(page, 'Decompression');
  await untilMine(page);
  for (const space of ['1/5', '2/5', '3/5'])
    await expect.poll(() => swimTo(page, 'ArrowDown', space)).toBe(space);
  const me = page.locator('.roster .me');
  await me.getByRole('img', { name: '1 decompression token' }).waitFor();
  expect(await page.locator('.computer .deco i').count()).toBe(1);
  expect(await page.locator('.dv.active .n2').count()).toBe(1);
  await expectAccessible(page);
  await page.keyboard.press('ArrowUp'); // nobody goes up on the first turn
  await page.locator('.toast').waitFor();
  await playToEnd([page], 'keys');
  expect(errors).toEqual([]);
  await context.close();
});

test('at 390 px a whole dive is steered by thumb: every target is large enough and nothing sticks out', async () => {
  const { page, context, errors } = await person(browser, {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  });
  await dive(page);
  await untilMine(page);
  await playOn(page, 'pad');
  await untilMine(page);
  await expectAccessible(page);
  let seen = 0;
  await playToEnd([page], 'pad', async move => {
    if (move % 8 !== 0) return;
    expect(await sidewaysScroll(page)).toBe(0);
    const boxes = await page
      .locator('.scuba .prompt button')
      .evaluateAll(all =>
        all.filter(button => button.checkVisibility()).map(button => button.getBoundingClientRect().toJSON()),
      );
    for (const { width, height, bottom } of boxes) {
      seen++;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(bottom).toBeLessThanOrEqual(PHONE.height);
    }
  });
  expect(seen).toBeGreaterThan(0);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('a swipe swims, and a direction that is not open says why', async () => {
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true };
  const { page, context } = await person(browser, { ...phone, colorScheme: 'dark' });
  await dive(page);
  await untilMine(page);
  await swipe(page, 0, 70);
  await page.locator('.space.here[data-space="1/5"]').waitFor();
  await swipe(page, 70, 0);
  await page.locator('.space.here[data-space="1/6"]').waitFor();
  await swipe(page, 0, -70);
  await page.locator('.toast').waitFor();
  expect(await page.locator('.space.here').getAttribute('data-space')).toBe('1/6');
  await expectAccessible(page);
  await context.close();
});

async function swipe(page: Page, x: number, y: number): Promise<void> {
  const box = await page.locator('.reef').boundingBox();
  if (!box) throw new Error('no reef');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [from]);
  await send('touchMove', [{ x: from.x + x / 2, y: from.y + y / 2 }]);
  await send('touchMove', [{ x: from.x + x, y: from.y + y }]);
  await send('touchEnd', []);
  await touch.detach();
}

/** Which of a diver and the dust on the same space is drawn on top. */
const layersOf = (page: Page): Promise<Record<'dust' | 'swimmer', number[]>> =>
  page.evaluate(() => {
    const layers = (kind: string) =>
      [...document.querySelectorAll<HTMLElement>(`.pieces .${kind}`)].map(piece =>
        Number(piece.style.zIndex),
      );
    return { dust: layers('dust'), swimmer: layers('swimmer') };
  });

test('two people dive together by link, one on a phone, and both see the same reef', async () => {
  const { ada, jun } = await lobby(browser, server, 'scuba');
  await start(ada, jun);
  let clouds = 0;
  await playToEnd([ada.page, jun.page], 'spaces', async () => {
    const { dust, swimmer } = await layersOf(ada.page);
    clouds = Math.max(clouds, dust.length);
    expect(Math.max(...dust, -1), 'dust never hides a diver').toBeLessThan(Math.min(...swimmer));
  });
  expect(clouds).toBeGreaterThan(0);
  for (const { page } of [ada, jun]) await page.getByRole('button', { name: 'Look at the table' }).click();
  expect(await reefOf(jun.page)).toEqual(await reefOf(ada.page));
  for (const { errors, context } of [ada, jun]) {
    expect(errors).toEqual([]);
    await context.close();
  }
});

/** What lies on each space; names aside, since everybody is "you" to themselves. */
const reefOf = (page: Page): Promise<number[]> =>
  page
    .locator('.pieces')
    .evaluate(pieces =>
      ['.bk', '.animal', '.cloud', '.dv'].map(kind => pieces.querySelectorAll(kind).length),
    );
