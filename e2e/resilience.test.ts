import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, person } from './browser.ts';
import { browser, server } from './fixtures.ts';
import { playOn } from './locker-player.ts';

/** A connection that a test can cut: then it also refuses to come back. Hushed, it carries nothing and says nothing. */
async function cuttable(page: Page) {
  const open = new Set<{ close: () => Promise<void> }>();
  const received: string[] = []; // from the server
  let cut = false;
  let hushed = false;
  await page.routeWebSocket(/\/ws$/, async ws => {
    if (cut) return ws.close();
    if (hushed) return; // it opens, and nobody is there
    const upstream = ws.connectToServer();
    ws.onMessage(message => {
      if (!hushed) upstream.send(message);
    });
    upstream.onMessage(message => {
      if (hushed) return;
      received.push(String(message));
      ws.send(message);
    });
    open.add(ws);
  });
  return {
    accepted: () => received.filter(text => text.includes('"t":"accepted"')).length,
    async cut() {
      cut = true;
      for (const ws of open) await ws.close();
      open.clear();
      await page.getByText('You are offline.').waitFor();
    },
    hush() {
      hushed = true;
    },
    async mend() {
      cut = false;
      hushed = false;
      await page.getByText('You are offline.').waitFor({ state: 'hidden' });
    },
  };
}

/** One person on a phone, alone with a bot, whose first decision it is or soon will be. */
async function atTable() {
  const { page, context, errors } = await person(browser, {
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
  });
  const connection = await cuttable(page);
  await page.goto(`${server.url}/new/locker/friends`);
  await page.waitForURL(/\/t\//);
  await page.getByLabel(/name/i).first().fill('Ada');
  await page.getByRole('button', { name: /^Sit/ }).first().click();
  await page.locator('.plan-seats').getByText('Ada', { exact: true }).waitFor(); // the first open seat is another one now
  await page.getByRole('button', { name: 'Bot here' }).first().click();
  await page.locator('.btn.primary:not([aria-disabled])', { hasText: /^Start/ }).click();
  await page.locator('.prompt').waitFor();
  return { page, context, errors, connection, link: page.url() };
}

/** Waits until this page has a card to turn. */
async function myTurn(page: Page): Promise<void> {
  for (let i = 0; i < 200; i++) {
    await page.keyboard.press('Escape');
    if (await page.locator('.prompt.mine .btn.reveal').isVisible()) return;
    if ((await playOn(page)) === 'waiting') await page.waitForTimeout(60);
  }
  throw new Error('the turn never came');
}

/** Turns a card up. Another tab may have moved while this one was looked at: then the next turn is waited for. */
async function turnUp(page: Page): Promise<void> {
  const button = page.locator('.prompt.mine .btn.reveal');
  do await myTurn(page);
  while (!(await button.click({ timeout: 3000 }).then(yes, no)));
}

const yes = () => true;
const no = () => false;

const prompt = (page: Page): Promise<string | null> => page.locator('.prompt').textContent();

test('several tabs of the same seat stay in step', async () => {
  const { page, context, errors, link } = await atTable();
  const other = await context.newPage();
  await other.goto(link);
  await other.locator('.prompt').waitFor();
  for (let i = 0; i < 4; i++) {
    const acting = i % 2 ? other : page;
    await turnUp(acting);
    await expect
      .poll(async () => {
        for (const tab of [page, other]) await tab.keyboard.press('Escape');
        return (await prompt(page)) === (await prompt(other));
      })
      .toBe(true);
  }
  expect(errors).toEqual([]);
  await context.close();
});

test('a move made offline is kept and sent when the connection is back', async () => {
  const { page, context, errors, connection } = await atTable();
  await myTurn(page);
  const before = connection.accepted();
  await connection.cut();
  await page.locator('.prompt.mine .btn.reveal').click();
  expect(connection.accepted()).toBe(before);
  await connection.mend();
  await expect.poll(connection.accepted).toBe(before + 1);
  expect(errors).toEqual([]);
  await context.close();
});

const NEVER_HOME = 99; // cards

test('a line that goes silent is noticed, and the move is made once when it speaks again', async () => {
  const { page, context, errors, connection } = await atTable();
  await myTurn(page);
  const before = connection.accepted();
  connection.hush();
  await page.locator('.prompt.mine .btn.reveal').click();
  await page.getByText('Sending your move').waitFor();
  await page.getByText('You are offline.').waitFor();
  await connection.mend();
  await expect.poll(() => connection.accepted()).toBe(before + 1);
  expect(errors).toEqual([]);
  await context.close();
});

test('a move the table no longer waits for is refused with the reason', async () => {
  const { page, context, errors, connection, link } = await atTable();
  const other = await context.newPage();
  await other.goto(link);
  await other.locator('.prompt').waitFor();
  const home = (tab: Page) => tab.locator('.prompt.mine').getByRole('button', { name: /^Return/ });
  const mayGoHome = async () =>
    (await home(page).isVisible()) && (await home(page).getAttribute('aria-disabled')) === null;
  for (await myTurn(page); !(await mayGoHome()); await myTurn(page)) await playOn(page, NEVER_HOME);
  await connection.cut();
  await page.locator('.prompt.mine .btn.reveal').click(); // kept: nobody hears it yet
  await expect
    .poll(async () => {
      await other.keyboard.press('Escape'); // a tap while others are shown only skips
      if (await home(other).isVisible()) await home(other).click();
      return home(other).isVisible();
    })
    .toBe(false);
  await connection.mend();
  await page.getByText('The table had already moved on.').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('a page of another version is asked to reload', async () => {
  const { page, context } = await person(browser);
  await page.goto(`${server.url}/new/locker/friends`);
  await page.waitForURL(/\/t\//);
  await page.routeWebSocket(/\/ws$/, ws => {
    const upstream = ws.connectToServer();
    ws.onMessage(data => {
      const message = JSON.parse(String(data)) as { t: string };
      upstream.send(JSON.stringify(message.t === 'hello' ? { ...message, protocol: 0 } : message));
    });
  });
  await page.reload();
  await page.getByText('A new version of the table is ready.').waitFor();
  expect(await page.getByRole('button', { name: 'Load again' }).isVisible()).toBe(true);
  await context.close();
});
