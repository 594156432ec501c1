import { expect, test } from 'vitest';
import { expectAccessible, expectAccessibleEverywhere } from './accessibility.ts';
import { allLoaded, PHONE, person, sidewaysScroll, startServer } from './browser.ts';
import { browser, server } from './fixtures.ts';
import { playOn, playToEnd } from './locker-player.ts';
import { faultsAtAllSizes } from './page-faults.ts';

test('a whole game against bots is played by clicking, with the server gone, and a rematch begins', async () => {
  const own = await startServer();
  const { page, errors } = await person(browser);
  await page.goto(own.url);
  // from home, and what a table needs later it fetches at its beginning
  await allLoaded(page, async () => {
    await page
      .getByRole('link', { name: /Play now/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'I know it: deal' }).click(); // the first time one is asked
    await page.locator('.prompt').waitFor();
  });
  await own.remove();
  await playToEnd([page]);
  const places = await page.locator('.score-rank > li').count();
  expect(places).toBeGreaterThanOrEqual(2);
  await page.getByRole('button', { name: 'Rematch' }).first().click();
  await page.locator('.prompt').waitFor();
  expect(errors).toEqual([]);
});

test('a reload in mid-turn brings back the same table', async () => {
  const { page, errors } = await person(browser);
  await page.goto(`${server.url}/new/locker/solo`);
  await page.getByRole('button', { name: /Start the dive/ }).click();
  const line = page.locator('.line [data-card]');
  while ((await line.count()) === 0 || !(await page.locator('.prompt.mine').isVisible())) {
    if ((await playOn(page)) === 'waiting') await page.waitForTimeout(60);
  }
  const read = async () => ({
    line: await line.evaluateAll(cards => cards.map(card => card.getAttribute('data-card'))),
    prompt: await page.locator('.prompt').textContent(),
  });
  const before = await read();
  await page.reload();
  await page.locator('.prompt').waitFor();
  expect(await read()).toEqual(before);
  expect(errors).toEqual([]);
});

test('at phone width a whole game is played by thumb, reviewed, tried again from a turning point, and taken to another device', async () => {
  const { page, errors } = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
  await page.goto(`${server.url}/new/locker/solo`);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.getByRole('button', { name: /Start the dive/ }).click();
  await page.locator('.prompt').waitFor();
  await playToEnd([page], async move => {
    if (move % 10 === 0) expect(await sidewaysScroll(page)).toBe(0);
  });
  expect(await faultsAtAllSizes(page), 'the score').toEqual([]);
  await expectAccessibleEverywhere(page);
  await page.setViewportSize(PHONE);

  await page.getByRole('link', { name: /^Review/ }).click();
  await page.getByRole('heading', { name: /^You (gained|lost) / }).waitFor({ timeout: 120_000 });
  expect(await faultsAtAllSizes(page), 'the review').toEqual([]);
  await expectAccessible(page);
  const own = page.locator('.review-list li button').first(); // one's worst decision
  await own.click();
  await page.getByRole('link', { name: 'Watch it' }).click();
  const step = Number(/#(\d+)/.exec(page.url())?.[1]);
  await page.locator(`.stage[data-step="${step}"]`).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Try again from here' }).click(); // no second wait: it was kept
  await page.locator('.prompt.mine').waitFor();

  await page.goto(`${server.url}/me`);
  const dives = page.locator('.me-list > li');
  await expect.poll(() => dives.count()).toBe(1);
  await page.getByRole('searchbox').fill('Nobody');
  await expect.poll(() => dives.count()).toBe(0);
  await page.reload(); // the address knows what is looked for
  await page.getByText('No dive fits.').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a copy' }).click();
  const copy = await (await download).path();
  expect(errors).toEqual([]);

  const other = await person(browser);
  await other.page.goto(`${server.url}/me`);
  await other.page.locator('.me-foot input[type=file]').setInputFiles(copy);
  await other.page
    .locator('.me-list > li')
    .getByRole('link', { name: /^Replay/ })
    .click();
  await other.page.locator('.stage').waitFor();

  await other.page.goto(`${server.url}/me`);
  await other.page.getByRole('button', { name: 'Delete my data' }).click();
  await other.page.getByRole('switch', { name: 'On this device, too' }).click();
  await other.page.getByRole('button', { name: 'Delete everything now' }).click();
  await other.page.waitForURL(`${server.url}/`);
  await other.page.getByRole('link', { name: 'My dives' }).first().click();
  await other.page.getByText('Nothing yet.').waitFor();
  expect(other.errors).toEqual([]);
});
