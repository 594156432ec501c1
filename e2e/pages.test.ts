import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { person } from './browser.ts';
import { browser, server } from './fixtures.ts';
import { logbook } from './logbook.ts';
import { faultsAtAllSizes } from './page-faults.ts';
import { sitDown } from './tables.ts';

/** A page, and what one opens on it. Tables have a walk of their own: sizes.test.ts. */
interface Place {
  readonly path: string;
  readonly ready: string;
  readonly leave?: (page: Page) => Promise<unknown>; // to a page that has no address before
  readonly open?: { readonly [sheet: string]: (page: Page) => Promise<unknown> };
}

const button = (name: RegExp | string) => (page: Page) => page.getByRole('button', { name }).first().click();
const PLANNED = '.plan-options :is(.switch, .seg, select)';

const PLACES: readonly Place[] = [
  {
    path: '/',
    ready: '.go-on-card',
    open: {
      settings: button('Settings'),
      offer: page =>
        page
          .getByRole('link', { name: /Play now/ })
          .first()
          .click(),
    },
  },
  { path: '/new/shares/solo', ready: PLANNED },
  { path: '/new/locker/pass', ready: PLANNED },
  { path: '/rules/dive', ready: '.guide-part' },
  { path: '/learn/scuba', ready: '.learn-all .learn-depth' },
  { path: '/evening', ready: '.evening .plan-options' },
  {
    path: '/same/new/locker',
    ready: PLANNED,
    leave: page => button('Lay the tables')(page).then(() => page.locator('.same-link').first().waitFor()),
  },
  { path: '/me', ready: '.me-server .btn' },
  { path: '/lab?game=scuba&a=seal,seal&b=seal,seal,seal', ready: '.lab-acts .btn' },
  { path: '/find', ready: '.ratings-find .btn' },
  { path: '/ratings/locker', ready: '.ratings-board' },
  { path: '/replay', ready: 'input[type=file]' },
  { path: '/nowhere', ready: '.lone .empty' },
];

test('every page can be read and used at every size', async () => {
  const { page, errors, context } = await person(browser);
  const found: { [place: string]: string[] } = {};
  const look = async (place: string) => {
    const shots = process.env.SHOTS; // a folder, to see with one's own eyes
    const file = place.replaceAll('/', '_');
    const shoot = shots
      ? (size: string) => page.screenshot({ path: `${shots}/${file}-${size}.png` })
      : undefined;
    const wrong = await faultsAtAllSizes(page, shoot);
    if (wrong.length > 0) found[place] = wrong;
  };

  await page.goto(`${server.url}/new/locker/solo`);
  await button(/^Start the dive/)(page);
  await page.locator('.prompt.mine').waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await look('keys');

  for (const { path, ready, leave, open = {} } of PLACES) {
    await page.goto(server.url + path);
    await page.locator(ready).first().waitFor({ state: 'attached' });
    await look(path);
    for (const [sheet, press] of Object.entries(open)) {
      await press(page);
      await page.getByRole('dialog').waitFor();
      await look(`${path} ${sheet}`);
      await page.keyboard.press('Escape');
    }
    if (!leave) continue;
    await leave(page);
    await look(`${path} and on`);
  }

  const file = { name: 'match.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(logbook('locker')) };
  await page.goto(`${server.url}/replay#10`);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('main.stage[data-step="10"] .locker').waitFor();
  await look('a replay');

  await page.goto(`${server.url}/new/locker/friends`);
  await page.waitForURL(/\/t\//);
  await sitDown(page, 'Maximiliane of the Deep');
  await look('lobby');

  expect(found).toEqual({});
  expect(errors).toEqual([]);
  await context.close();
});
