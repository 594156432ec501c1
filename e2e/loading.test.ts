import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { person } from './browser.ts';
import { seen } from './dive-player.ts';
import { browser, server } from './fixtures.ts';

const OUTAGE_MS = 3000;

/** Nothing but the first page itself comes for three seconds from when a part is first wanted. */
async function breakParts(page: Page): Promise<() => void> {
  let end: number | null = null;
  const entry = await (await page.request.get(server.url)).text();
  await page.route('**/assets/**', route => {
    const url = route.request().url();
    if (entry.includes(new URL(url).pathname)) return route.continue();
    end ??= Date.now() + OUTAGE_MS;
    return Date.now() < end ? route.abort() : route.continue();
  });
  return () => {
    end = null;
  };
}

test('whatever part of the page does not come at first, the page says so and recovers by itself', async () => {
  const { page, context, errors } = await person(browser);
  const breakAgain = await breakParts(page);
  await page.goto(server.url);
  await page.getByText('Still loading.').waitFor();
  await page.locator('.site-in').first().waitFor();
  breakAgain();
  await page.evaluate(() => history.pushState(null, '', '/new/locker/solo'));
  await page.getByText('Still loading.').waitFor();
  const start = page.getByRole('button', { name: /^Start the dive/ });
  await expect.poll(() => start.getAttribute('aria-disabled')).toBe(null);
  breakAgain();
  await start.click();
  await page.locator('.locker .prompt.mine').waitFor();
  await page.locator('.deck button.pile').click();
  await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(1);
  await page.getByText('Still loading.').waitFor({ state: 'hidden' });
  const unstyled = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
        .filter(({ sheet }) => !sheet)
        .map(({ href }) => href),
    );
  await expect.poll(unstyled).toEqual([]); // what is only wanted later may still be on its way
  expect(errors).toEqual([]);
  await context.close();
});

test('a part that is gone for good is named, with the way on', async () => {
  const { page, context } = await person(browser);
  await page.goto(server.url);
  await page.locator('.site-in').first().waitFor();
  await page.route('**/assets/**', route => route.fulfill({ status: 404, body: 'gone' }));
  await page.evaluate(() => history.pushState(null, '', '/me'));
  await page.getByText('A new version of the table is ready.').waitFor();
  await page.unroute('**/assets/**');
  await page.getByRole('button', { name: 'Load again' }).click();
  await page.locator('.me-server').waitFor();
  await context.close();
});

test('drawings and the bots’ eye are fetched by the game that has them, and by no other', async () => {
  const { page, context, errors } = await person(browser);
  const fetched: string[] = [];
  context.on('request', request => {
    const [, part] = /\/assets\/(atlas|eyes)-[^/]*\.js$/.exec(request.url()) ?? [];
    if (part !== undefined) fetched.push(part);
  });
  for (const game of ['locker', 'scuba', 'shares']) {
    await page.goto(`${server.url}/play/${game}`);
    await page.locator('.prompt').first().waitFor();
  }
  expect(fetched).toEqual([]);
  await page.goto(`${server.url}/play/dive`);
  await seen(page);
  await expect.poll(() => [...new Set(fetched)].sort()).toEqual(['atlas', 'eyes']);
  expect(errors).toEqual([]);
  await context.close();
});
