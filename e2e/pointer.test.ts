import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, person, WIDE } from './browser.ts';
import { browser, server } from './fixtures.ts';

async function begin(page: Page, game: string): Promise<void> {
  await page.goto(`${server.url}/new/${game}/solo`);
  await page.getByRole('button', { name: /Start the dive/ }).click();
  await page.locator('.prompt').waitFor();
}

async function middle(page: Page, what: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(what).first().boundingBox();
  if (!box) throw new Error(`${what} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const stage = document.querySelector('.stage');
    return stage ? stage.scrollHeight - stage.clientHeight : -1;
  });

test.each([
  ['a wide window', WIDE],
  ['a phone', PHONE],
  ['a low window that scrolls', { width: 390, height: 560 }],
] as const)('a token of Dive stays under the pointer that carries it, in %s', async (_, viewport) => {
  const { page, context, errors } = await person(browser, { viewport });
  await begin(page, 'dive');
  const token = page.locator('.dive [data-token="5"]');
  await token.scrollIntoViewIfNeeded();
  const from = await middle(page, '.dive [data-token="5"]');
  const place = await middle(page, '.dive .l3');
  const level = await page.locator('.dive .l3').boundingBox();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(place.x, place.y, { steps: 6 });
  const carried = await middle(page, '.carried');
  expect(Math.hypot(carried.x - place.x, carried.y - place.y)).toBeLessThan(4);
  expect(await overflow(page), 'the table keeps its height').toBe(0);
  expect(await page.locator('.dive .l3').boundingBox(), 'nothing jumps').toEqual(level);
  await page.mouse.up();
  await page.locator('.dive .l3 .tok').waitFor();
  expect(await page.locator('.carried').count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

async function untilMine(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape'); // others' moves need not be watched
      return page.locator('.prompt.mine .btn.stop, .space.here[data-space="boat"]').first().isVisible();
    })
    .toBe(true);
}

const here = (page: Page): Promise<string | null> => page.locator('.space.here').getAttribute('data-space');

test('two taps swim all the way in Scuba, though the pointer leaves between them and the prompt grows', async () => {
  const { page, context, errors } = await person(browser, { viewport: { width: 1280, height: 720 } });
  await begin(page, 'scuba');
  await untilMine(page);
  const goal = '4/6'; // four steps from the boat
  const place = `.space[data-space="${goal}"]`;
  const tap = async () => {
    const { x, y } = await middle(page, place);
    await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.click(x, y);
  };
  await tap();
  await page.locator(`${place}.chosen`).waitFor();
  await page.mouse.move(640, 700, { steps: 8 });
  await tap();
  await expect.poll(() => here(page)).toBe(goal);
  expect(errors).toEqual([]);
  await context.close();
});

test('choosing a far space in Scuba leaves the reef where it is', async () => {
  const { page, context, errors } = await person(browser, { viewport: { width: 1280, height: 720 } });
  await begin(page, 'scuba');
  await untilMine(page);
  await page.locator('.scuba .step.down').first().click();
  await page.locator('.space.here:not([data-space="boat"])').waitFor();
  const stop = page.locator('.prompt.mine .btn.stop');
  await stop.click();
  await stop.waitFor({ state: 'hidden' });
  await untilMine(page);
  const promptHeight = () => page.locator('.prompt .say').evaluate(say => say.getBoundingClientRect().height);
  const [before, low] = [await page.locator('.spaces').boundingBox(), await promptHeight()];
  await page
    .locator('.space:has(.far)')
    .last()
    .click({ position: { x: 8, y: 8 } });
  await page.locator('.space.chosen').waitFor();
  expect(await promptHeight(), 'the prompt has grown').toBeGreaterThan(low);
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await page.locator('.spaces').boundingBox()).toEqual(before);
  expect(errors).toEqual([]);
  await context.close();
});
