import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { PHONE, person, sidewaysScroll } from './browser.ts';
import { playOn, playToEnd, program, ready, seen, side } from './dive-player.ts';
import { browser, server } from './fixtures.ts';

interface SetUp {
  readonly bots?: number; // two are there at first
  readonly switches?: readonly string[];
  readonly children?: boolean;
}

async function dive(page: Page, { bots = 1, switches = [], children = false }: SetUp = {}): Promise<void> {
  await page.goto(`${server.url}/new/dive/solo`);
  for (let i = 2; i > bots; i--)
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
  if (children) await page.getByRole('radio', { name: 'For children' }).check();
  for (const name of switches) await page.getByRole('switch', { name }).click();
  await page.getByRole('button', { name: /Start the dive/ }).click();
  await page.locator('.dive .prompt').waitFor();
}

test('alone against the Chief a whole game is played by tapping, and every space is explained', async () => {
  const { page, context, errors } = await person(browser);
  await dive(page, { bots: 0 });
  await seen(page);
  await expectAccessible(page);
  expect(await page.locator('.dive .pawns [data-pawn="chief"]').getAttribute('data-space')).toBe('0');
  await program(page, [{ tokens: [3, 4], shark: false }]);
  await page.locator('.dive.telling').waitFor();
  expect(await page.locator('.ttl .sub').textContent(), 'the round that is told').toMatch(/^Round 1 · /);
  await expectAccessible(page);
  expect(await page.locator('.dive .jt .pc.chief').count()).toBe(4);
  await playToEnd([page]);
  await page.getByText('Rests', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Rematch' }).first().click();
  await page.locator('.dive .prompt.mine').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('against bots, with companions and a flashlight: tokens are dragged, the light is moved, the dive is watched', async () => {
  const { page, context, errors } = await person(browser, { colorScheme: 'dark' });
  await dive(page, { switches: ['Companions', 'Flashlight'] });
  await expectAccessible(page);
  await page.locator('.dive .tile.glows').filter({ hasText: 'Giant Octopus' }).click();
  await page.getByRole('button', { name: 'Take the Giant Octopus' }).click();
  await seen(page);
  await expectAccessible(page);

  const before = await picture(page);
  await page.getByRole('radio', { name: 'Above' }).check();
  await page.waitForFunction(
    was => document.querySelector<HTMLImageElement>('.pane img.on')?.src !== was,
    before,
  );
  const lit = await picture(page);
  await page.locator('.dive .pane').click({ position: { x: 40, y: 40 } });
  await page.waitForFunction(
    was => document.querySelector<HTMLImageElement>('.pane img.on')?.src !== was,
    lit,
  );
  await page.getByRole('radio', { name: 'Off' }).check();

  await drag(page, '.dive [data-token="5"]', '.dive .l1');
  await drag(page, '.dive [data-token="3"]', '.dive .l1');
  await page.locator('.dive .l1 .sum').getByText('8').waitFor();
  await drag(page, '.dive [data-token="3"]', '.dive .rack');
  expect(await page.locator('.dive .l1 .tok').count()).toBe(1);

  await page.locator('.dive .kin').click();
  await page.getByRole('button', { name: 'Lay it on the stack' }).click();
  await page.locator('.dive .pane').click({ position: { x: 120, y: 200 } });
  const open = await picture(page);
  await page.getByRole('button', { name: 'Lay it here' }).click();
  await page.waitForFunction(
    was => ![undefined, was].includes(document.querySelector<HTMLImageElement>('.pane img.on')?.src),
    open,
  );
  await page.locator('.dive .kin.used').waitFor();
  await side(page.locator('.dive .l1'), false).click();
  await ready(page);
  await page.locator('.dive.telling').waitFor();
  expect(await playOn(page)).toBe('acted');
  expect(errors).toEqual([]);
  await context.close();
});

const picture = (page: Page): Promise<string | null> =>
  page.locator('.dive .pane img.on').getAttribute('src');

async function drag(page: Page, what: string, onto: string): Promise<void> {
  const [from, to] = [await page.locator(what).boundingBox(), await page.locator(onto).boundingBox()];
  if (!from || !to) throw new Error('nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
}

test('a dive is programmed and watched with the keyboard alone, and the sonar speaks in place of the picture', async () => {
  const { page, context, errors } = await person(browser);
  await dive(page, { switches: ['Sonar'] });
  expect(await page.locator('.dive .pane').count()).toBe(0);
  expect(await page.locator('.dive .echoes li').count()).toBeGreaterThan(0);
  await expectAccessible(page);
  await tabTo(page, '[data-token="4"]');
  await page.keyboard.press('1');
  await tabTo(page, '[data-token="5"]');
  await page.keyboard.press('2');
  expect(await focused(page)).toBe('Air token 5, on level 2, not said yet'); // the focus went along
  await page.keyboard.press('1');
  expect(await page.locator('.dive .bd [aria-live]').textContent()).toBe('Token 5 on level 1: speed 9.');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('2');
  await tabTo(page, '[aria-label="Level 1: no shark"]', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, '[aria-label="Level 2: shark"]');
  await page.keyboard.press('Enter');
  await tabTo(page, '.prompt .btn.primary');
  await page.keyboard.press('Enter');
  await page.locator('.dive.telling').waitFor();
  await expect.poll(() => focused(page)).toBe('Level 1');
  expect(await page.locator('.dive .peel .drawn, .dive .peel .bare').count()).toBeGreaterThan(0);
  while (!/^Round 2/.test(await focused(page))) await page.keyboard.press('Enter');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.locator('.dive:not(.telling) .prompt.mine').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
  });

async function tabTo(page: Page, what: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if (await page.evaluate(selector => document.activeElement?.matches(selector), what)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the keyboard does not reach ${what}`);
}

test('the picture is tilted by drag and by keys, and zoomed', async () => {
  const { page, context } = await person(browser);
  await dive(page);
  await seen(page);
  await page.locator('.dive .tstrip .on').waitFor();
  const view = () => page.locator('.dive .tstrip [aria-pressed="true"]').getAttribute('aria-label');
  expect(await view()).toBe('Straight from above');
  const pane = page.locator('.dive .pane');
  await pane.focus();
  await page.keyboard.press('ArrowLeft');
  expect(await view()).toBe('Tilt to the left, half way');
  await page.keyboard.press('ArrowDown');
  expect(await view()).toBe('Tilt towards you, half way');
  await page.keyboard.press('0');
  const box = await pane.boundingBox();
  if (!box) throw new Error('no picture');
  await page.mouse.move(box.x + 200, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 130, box.y + 205, { steps: 5 });
  await page.mouse.up();
  expect(await view()).toMatch(/^Tilt to the right/);
  await page.mouse.wheel(0, -300);
  await page.waitForFunction(() =>
    /scale\((?!1\))/.test(document.querySelector<HTMLElement>('.water')?.style.transform ?? ''),
  );
  await context.close();
});

test('on a phone the children’s game is played to its end with large answers, reviewed and tried again, and nothing sticks out', async () => {
  const { page, context, errors } = await person(browser, {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  });
  await dive(page, { children: true });
  await seen(page);
  await expectAccessible(page);
  for (const button of await page.locator('.dive .kids button, .dive .prompt button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await playToEnd([page], undefined, async () => {
    expect(await sidewaysScroll(page)).toBe(0);
  });

  await page.getByRole('link', { name: /^Review/ }).click();
  await page.getByText(/^Picture \d+ of \d+$/).waitFor();
  await page.getByRole('heading', { name: /^You (gained|lost) / }).waitFor({ timeout: 120_000 });
  await page.getByText(/Barracuda’s eye/).waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next turning point' }).click();
  await page.locator('.review-list li button').first().click(); // one's worst decision
  await page.locator('.dive-came').waitFor();
  await page.getByRole('button', { name: 'Try again from here' }).click();
  await page.locator('.prompt.mine').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('on a phone a dive is programmed with the thumb: every target is large enough, in light and dark', async () => {
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true, colorScheme: 'dark' } as const;
  const { page, context, errors } = await person(browser, phone);
  await dive(page);
  await seen(page);
  await expectAccessible(page);
  for (const button of await page.locator('.dive button').all()) {
    const box = await button.boundingBox();
    if (box) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(40);
  }
  await playOn(page);
  await page.locator('.dive.telling').waitFor();
  await expectAccessible(page);
  expect(errors).toEqual([]);
  await context.close();
});
