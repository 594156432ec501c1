import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings, expectAccessible } from './accessibility.ts';
import { PHONE, person, sidewaysScroll } from './browser.ts';
import { browser, server } from './fixtures.ts';
import { playToEnd } from './locker-player.ts';
import { logbook } from './logbook.ts';
import { playOn as dive, playToEnd as diveToEnd } from './scuba-player.ts';
import { lobby, start } from './tables.ts';

const TOUCH = { viewport: PHONE, isMobile: true, hasTouch: true };
const step = (page: Page): Promise<number> => page.locator('.rp-scrub input').inputValue().then(Number);
const hash = (page: Page): Promise<string> => page.evaluate(() => location.hash);
const bringFile = (page: Page, text: string): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) });

async function opened(page: Page, text: string, at = ''): Promise<void> {
  await page.goto(`${server.url}/replay${at}`);
  await bringFile(page, text);
  await page.locator('.rp-bar').waitFor();
  await page.locator('.prompt').waitFor({ state: 'attached' });
}

test('a logbook from a file is stepped, scrubbed and played; its address leads to the moment', async () => {
  const { page, errors, context } = await person(browser);
  await opened(page, logbook('locker'), '#10B');
  expect(await step(page)).toBe(10);
  expect(await page.locator('.rp-eyes [aria-pressed=true]').getAttribute('aria-label')).toBe('As Jun saw it');
  const last = Number(await page.locator('.rp-scrub input').getAttribute('max'));

  await page.keyboard.press('ArrowRight');
  const on = await step(page);
  expect(on).toBeGreaterThan(10);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => step(page)).toBeLessThan(on);
  await page.keyboard.press('Shift+ArrowRight');
  const turn = await page.locator('.rp-at span').last().textContent();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => page.locator('.rp-at span').last().textContent()).not.toBe(turn);
  await page.keyboard.press('End');
  await expect.poll(() => step(page)).toBe(last);
  await page.keyboard.press('Home');
  await expect.poll(() => step(page)).toBe(0);

  await page.locator('.rp-scrub input').fill('25');
  expect(await page.locator('.laid').count(), 'through somebody’s eyes the piles are closed').toBe(0);
  await page.getByRole('button', { name: 'Open cards' }).click();
  const pile = page.locator('.laid', { hasText: 'Loot Deck' });
  const left = Number.parseInt((await page.locator('.deck .count').textContent()) ?? '', 10);
  await expect.poll(() => pile.locator('h2').textContent()).toBe(`Loot Deck ${left} cards`);
  const values = (await pile.locator('li .num').allTextContents()).flatMap(text => text.split(' '));
  expect(values.length, 'every card of the deck is laid open').toBe(left);
  await expect.poll(() => hash(page)).toBe('#25');

  await page.getByRole('radio', { name: '4×' }).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => step(page)).toBeGreaterThan(26);
  await page.getByRole('button', { name: 'Pause' }).click();
  expect(errors).toEqual([]);
  await context.close();
});

for (const id of ['shares', 'scuba'])
  test(`a logbook of ${id} is looked at from the first to the last moment, through all eyes`, async () => {
    const { page, errors, context } = await person(browser);
    await opened(page, logbook(id), '#12B');
    const stage = page.locator('main.stage');
    const at = () => stage.getAttribute('data-step').then(Number);
    await expect.poll(at).toBe(12);
    const last = Number(await page.locator('.rp-scrub input').getAttribute('max'));
    const [log, bar] = [
      await page.locator('.log').boundingBox(),
      await page.locator('.rp-bar').boundingBox(),
    ];
    expect((log?.y ?? 0) + (log?.height ?? 0), 'the tape recorder covers nothing').toBeLessThanOrEqual(
      (bar?.y ?? 0) + 1,
    );
    for (const eyes of ['As Ada saw it', 'Open cards']) {
      await page.getByRole('button', { name: eyes }).click();
      for (const key of ['ArrowRight', 'Shift+ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
      await expect.poll(at).toBeGreaterThan(12);
      await page.locator('.rp-scrub input').fill('12');
      await expect.poll(at).toBe(12);
    }
    await page.keyboard.press('End');
    await expect.poll(at).toBe(last);
    expect(await page.locator('.log .now').count()).toBe(1);
    await page.setViewportSize(PHONE);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

test('every row of the log leads to its moment, on a phone too', async () => {
  const { page, errors, context } = await person(browser, TOUCH);
  await opened(page, logbook('locker'));
  expect(await sidewaysScroll(page)).toBe(0);
  await page.getByRole('button', { name: 'Logbook', exact: true }).click();
  const steps = await page
    .locator('.sheet .bookmark')
    .evaluateAll(rows => rows.map(row => Number(row.getAttribute('data-step'))));
  const nth = steps.findIndex((wanted, i) => i > 11 && steps[i + 1] !== wanted); // the last row of its step
  const row = page.locator('.sheet .bookmark p').nth(nth);
  const text = await row.textContent();
  await row.click();
  await expect.poll(() => step(page)).toBe(steps[nth]);
  await expect.poll(() => page.locator('.rp-line').textContent()).toBe(text);
  expect(await page.locator('dialog').count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('the link to a moment holds the whole game: another device opens it there, no server is asked, and a damaged one says so', async () => {
  const { page, errors, context } = await person(browser);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await opened(page, logbook('scuba'), '#12B');
  await page.getByRole('button', { name: 'Copy the link to this moment' }).click();
  await page.getByText('The link to this moment is copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(1500);

  const other = await person(browser, TOUCH);
  const asked: string[] = [];
  other.page.on('request', request => asked.push(request.url()));
  await other.page.goto(link);
  await other.page.locator('main.stage[data-step="12"]').waitFor();
  expect(await other.page.locator('.rp-eyes [aria-pressed=true]').getAttribute('aria-label')).toBe(
    'As Jun saw it',
  );
  expect(asked.filter(url => url.includes('/api/'))).toEqual([]);
  const damaged = await other.context.newPage();
  await damaged.goto(link.replace(/.{9}$/, ''));
  await damaged.getByRole('heading', { name: 'This link is damaged' }).waitFor();
  expect([...errors, ...other.errors]).toEqual([]);
  await Promise.all([context.close(), other.context.close()]);
});

test('a logbook that does not hold says why, and another one can be opened', async () => {
  const { page, errors, context } = await person(browser);
  const text = logbook('locker');
  const lines = text.trimEnd().split('\n');
  await page.goto(`${server.url}/replay`);
  await bringFile(page, lines.with(3, '{"n":3,').join('\n'));
  await page.getByText('Line 4 is not a line of a logbook.').waitFor();
  await page.getByRole('button', { name: 'Open another one' }).click();
  await bringFile(page, lines.with(2, (lines[2] ?? '').replace(/"action":"\w+/, '"action":"net')).join('\n'));
  await page.getByText(/Move 2 is not allowed|Line 3 is not a line/).waitFor();
  await page.getByRole('button', { name: 'Open another one' }).click();
  await bringFile(page, text.replace('"game":"locker"', '"game":"chess"'));
  await page.getByText('a game we do not have: chess').waitFor();
  await page.getByRole('button', { name: 'Open another one' }).click();
  await page.evaluate(dropped => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([dropped], 'dropped.jsonl'));
    document
      .querySelector('.rp-bring')
      ?.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
  }, text);
  await page.locator('.rp-bar').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('a changed seed or card is found by one click, and nothing is found in an honest game', async () => {
  const { page, errors, context } = await person(browser);
  const text = logbook('locker');
  const verdict = async (changed: string): Promise<string> => {
    await opened(page, changed);
    await page.getByRole('button', { name: 'Check the luck' }).click();
    return (await page.locator('.fair-verdict').textContent()) ?? '';
  };
  expect(await verdict(text)).toMatch(/Nothing was changed after the first card/);
  expect(await page.locator('.fair-steps .good').count()).toBe(2);
  expect(await verdict(text.replace('"seed":"coral"', '"seed":"kelp"'))).toMatch(/not right/);
  await page.getByText('This number does not fit the lock').waitFor();
  const added = `"contributions":["${'ab'.repeat(32)}",null],"rolls":`;
  expect(await verdict(text.replace('"rolls":', added))).toMatch(/not right/);
  await page.getByText(/the luck was another one/).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('from any moment a game goes on against bots, and its logbook says so', async () => {
  const { page, errors, context } = await person(browser);
  await opened(page, logbook('locker'), '#20A');
  const scores = () => page.locator('.plank .score').allInnerTexts();
  const then = await scores();
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await page.getByRole('button', { name: 'Dive on' }).click();
  await page.waitForURL(/\/local\//);
  await page.locator('.prompt').waitFor();
  expect(await scores()).toEqual(then);
  const table = page.url();
  await page.goto(`${table}/replay`);
  await page.getByText('This game is still being played').waitFor();
  await page.getByRole('link', { name: 'To the table' }).click();
  await page.locator('.prompt').waitFor();
  await playToEnd([page]);
  await page.getByRole('button', { name: /Fair luck/ }).click();
  expect(await page.locator('.fair-verdict').textContent()).toMatch(/Not checked as fair/);
  await page.getByText('Its first 20 steps').waitFor();
  await page.keyboard.press('Escape');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Logbook/ }).click(),
  ]);
  const kept = readFileSync(await file.path(), 'utf8');
  await page.getByRole('link', { name: /Replay/ }).click();
  await page.locator('.rp-bar').waitFor();
  await opened(page, kept);
  expect(errors).toEqual([]);
  await context.close();
});

for (const [colorScheme, size] of [
  ['light', {}],
  ['dark', TOUCH],
] as const) {
  test(`a replay and its check are clean for assistive technology, ${colorScheme}`, async () => {
    const { page, context } = await person(browser, { colorScheme, ...size });
    await page.goto(`${server.url}/replay`);
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await opened(page, logbook('locker'), '#30A');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continue from here' }).click();
    await page.locator('dialog .btn.primary').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Check the luck' }).click();
    await page.locator('.fair-verdict').waitFor();
    await expectAccessible(page);
    await context.close();
  });
}

test('online: both add luck, look back while it is on, and check it all at the end', async () => {
  const { ada, jun, link } = await lobby(browser, server, 'scuba'); // the shortest to play to its end
  await start(ada, jun);

  // a few moves, then Ada looks back at the first she has seen
  await ada.page.getByRole('button', { name: 'Logbook' }).click(); // Scuba's opens when asked for
  const pages = [ada.page, jun.page];
  const story = ada.page.locator('.log .bookmark');
  for (let i = 0; i < 200 && (await story.count()) < 6; i++)
    for (const page of pages) if ((await dive(page)) === 'waiting') await page.waitForTimeout(30);
  await ada.page.keyboard.press('Escape');
  const now = await ada.page.locator('.prompt').textContent();
  await story.first().click();
  await ada.page.getByText('You are looking back.').waitFor();
  await ada.page.getByRole('button', { name: 'Back to now' }).click();
  await expect.poll(() => ada.page.locator('.prompt').textContent()).toBe(now);

  const early = await ada.page.request.get(`${link.replace('/t/', '/api/tables/')}/record`);
  expect(early.status(), 'no card leaves the server before the end').toBe(409);

  await diveToEnd(pages);
  const record = await (await ada.page.request.get(`${link.replace('/t/', '/api/tables/')}/record`)).text();
  const { promises, contributions } = JSON.parse(record.split('\n')[0] ?? '');
  expect(promises).toEqual([expect.any(String), expect.any(String)]);
  expect(contributions).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}$/),
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ]);
  for (const { page } of [ada, jun]) {
    await page.getByRole('button', { name: /Fair luck/ }).click();
    expect(await page.locator('.fair-verdict').textContent()).toMatch(/The luck was fair/);
    await page.getByText('This device was there').waitFor();
    expect(await page.locator('.fair-steps .good').count()).toBe(3);
    await page.keyboard.press('Escape');
  }

  // a server that exchanges what Jun threw in is caught, by Jun's own device
  await jun.page.route('**/record', route =>
    route.fulfill({ body: record.replace(contributions[1], 'ef'.repeat(32)) }),
  );
  await jun.page.getByRole('button', { name: /Fair luck/ }).click();
  await jun.page.getByText('What this device threw in is not in this logbook.').waitFor();

  // anybody with the link sees the same moment
  const friend = await person(browser);
  await friend.page.goto(`${link}/replay#5A`);
  await friend.page.locator('.rp-bar').waitFor();
  expect(await step(friend.page)).toBe(5);
  for (const { errors, context } of [ada, jun, friend]) {
    expect(errors).toEqual([]);
    await context.close();
  }
});
