import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './accessibility.ts';
import { person, sidewaysScroll, startServer } from './browser.ts';
import { browser, server } from './fixtures.ts';
import {
  lobby as companyIn,
  end,
  entries,
  leave,
  openPeople,
  phone,
  playATurnEach,
  playUntil,
  sitDown,
  start,
} from './tables.ts';

const lobby = (at = server) => companyIn(browser, at);
const HASTY = { TIME_FACTOR: '3000' }; // a minute takes 20 milliseconds

/** Presses what is there once somebody is away for a minute of a hasty server's time. */
async function clickAfterAMinute(page: Page, name: string): Promise<void> {
  const button = page.getByRole('dialog').getByRole('button', { name });
  await expect
    .poll(async () => {
      await page.reload(); // the page counts in the world's time
      await page.locator('.prompt').waitFor();
      await openPeople(page);
      return button.isVisible();
    })
    .toBe(true);
  await button.click();
}

test('the host swaps seats, frees one, kicks somebody for good, and the guest is told why', async () => {
  const { ada, jun } = await lobby();
  await ada.page.getByRole('button', { name: 'The seat of Jun' }).click();
  await ada.page.getByRole('button', { name: 'Swap seats with me' }).click();
  for (const { page } of [ada, jun])
    await expect.poll(() => page.locator('.plan-seats').textContent()).toMatch(/^Jun.*Ada/);
  await ada.page.getByRole('button', { name: 'The seat of Jun' }).click();
  await ada.page.getByRole('button', { name: 'Free the seat', exact: true }).click();
  await jun.page.getByRole('button', { name: /^Sit/ }).first().click();
  await ada.page.getByRole('button', { name: 'The seat of Jun' }).click();
  await ada.page.getByRole('button', { name: /^Kick from the table/ }).click();
  await jun.page.getByText(/has kicked you/).waitFor();
  await jun.page
    .getByRole('button', { name: 'Close' })
    .click({ timeout: 2000 })
    .catch(() => {}); // it also goes by itself
  await jun.page.getByText(/has kicked you/).waitFor({ state: 'hidden' });
  await jun.page.getByRole('button', { name: /^Sit/ }).first().click();
  await jun.page.getByText(/has kicked you/).waitFor();
  expect(await ada.page.getByText('Jun', { exact: true }).count()).toBe(0);
  expect(await sidewaysScroll(jun.page)).toBe(0);
  await leave(ada, jun);
});

test('a seat moves from the laptop to a phone by a link that works once', async () => {
  const { ada, jun } = await lobby();
  await openPeople(jun.page); // before the start, too
  await jun.page.getByRole('button', { name: 'More about Ada' }).click();
  await jun.page.getByRole('button', { name: /^Report Ada/ }).click();
  expect(await axeFindings(jun.page)).toEqual([]);
  await jun.page.getByLabel(/^What did Ada do/).fill('Plays too well');
  await jun.page.getByRole('button', { name: 'Send the report' }).click();
  await jun.page.getByText(/^Thank you/).waitFor();
  await jun.page.getByRole('button', { name: /another device/ }).click();
  await jun.page.getByLabel('Link that moves your seat').waitFor();
  await jun.page.keyboard.press('Escape');
  await start(ada, jun);
  await openPeople(ada.page);
  await ada.page.getByRole('button', { name: /another device/ }).click();
  const link = await ada.page.getByLabel('Link that moves your seat').inputValue();
  const pocket = await phone(browser);
  await pocket.page.goto(link);
  await pocket.page.locator('.prompt').waitFor();
  expect(new URL(pocket.page.url()).hash).toBe('');
  await ada.page.getByText('This seat has moved to another device.').waitFor();
  await ada.page.keyboard.press('Escape');
  await ada.page.getByText('You are watching', { exact: true }).first().waitFor();
  const before = await entries(ada.page);
  await playUntil([pocket, jun], async () => (await entries(ada.page)) > before + 4);
  expect(await ada.page.locator('.prompt.mine').count()).toBe(0);
  const thief = await person(browser);
  await thief.page.goto(link);
  await thief.page.getByText('This link has been used').waitFor();
  await leave(ada, jun, pocket, thief);
});

test('a bot plays on for somebody who asks for it, and hands the seat back with a summary', async () => {
  const { ada, jun } = await lobby();
  await start(ada, jun);
  await openPeople(jun.page);
  await jun.page.getByRole('button', { name: /^Let a bot play for me/ }).click();
  await jun.page.keyboard.press('Escape');
  await jun.page.getByText(/plays for you/).waitFor();
  await playATurnEach(ada);
  await jun.page.getByRole('button', { name: 'Take my seat back' }).first().click();
  const summary = jun.page.getByRole('dialog', { name: 'While you were away' });
  await summary.waitFor();
  await expect.poll(() => summary.locator('li').count()).toBeGreaterThan(0); // a page shows news at its own pace
  expect(await sidewaysScroll(jun.page)).toBe(0);
  await summary.getByRole('button', { name: 'Go on' }).click();
  const before = await entries(ada.page);
  await playUntil([ada, jun], async () => (await entries(ada.page)) > before + 4);
  await leave(ada, jun);
});

test('the host lets a bot play for somebody whose phone is gone; the seat waits for them', async () => {
  const hasty = await startServer(HASTY);
  const { ada, jun, link } = await lobby(hasty);
  await start(ada, jun);
  await jun.page.goto(`${hasty.url}/rules/locker`);
  await clickAfterAMinute(ada.page, 'Let a bot play for Jun');
  await ada.page.getByText(/plays for them/).waitFor();
  await ada.page.keyboard.press('Escape');
  await playATurnEach(ada);
  await jun.page.goto(link);
  await jun.page.getByText(/plays for you/).waitFor();
  await jun.page.getByRole('button', { name: 'Take my seat back' }).first().click();
  await jun.page.getByRole('dialog', { name: 'While you were away' }).waitFor();
  await leave(ada, jun);
  await hasty.remove();
});

test('who takes long is nudged, and says with one tap that they are there', async () => {
  const hasty = await startServer(HASTY);
  const { ada, jun } = await lobby(hasty);
  await start(ada, jun);
  const isAdaAsked = await ada.page.locator('.prompt.mine').isVisible();
  const [asked, waits] = isAdaAsked ? [ada.page, jun.page] : [jun.page, ada.page];
  await waits.clock.install();
  await waits.reload();
  await waits.locator('.prompt.waiting').waitFor();
  await waits.clock.fastForward('00:31');
  await waits.getByRole('button', { name: /^Nudge / }).click();
  await asked.getByText('Still there? The others are waiting for you.').waitFor();
  for (const page of [asked, waits]) {
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await page.locator('.prompt').isVisible(), 'the banner leaves room for the prompt').toBe(true);
  }
  expect(await axeFindings(asked)).toEqual([]);
  await asked.getByRole('button', { name: 'I am here' }).click();
  await asked.getByText('Still there?').waitFor({ state: 'hidden' });
  await waits.getByText(/was nudged/).waitFor({ state: 'hidden' });
  await leave(ada, jun);
  await hasty.remove();
});

test('a table is private until its host lists it; then a stranger finds it on the home page and joins', async () => {
  const { ada, jun } = await lobby();
  const stranger = await phone(browser);
  await stranger.page.goto(server.url);
  await stranger.page.getByRole('heading', { name: 'Fathoms' }).waitFor();
  expect(await stranger.page.getByText('Tables that want company').count()).toBe(0);
  await ada.page.getByRole('switch', { name: /Anyone may find/ }).click();
  await ada.page.getByRole('switch', { name: /Anyone may find/, checked: true }).waitFor();
  await stranger.page.reload();
  await stranger.page.getByText('Tables that want company').waitFor();
  await stranger.page.getByRole('switch', { name: 'With a free seat' }).click();
  expect(await sidewaysScroll(stranger.page)).toBe(0);
  await stranger.page.locator('.open-tables').getByRole('link', { name: 'Join' }).click();
  await sitDown(stranger.page, 'Sam');
  await ada.page.getByText('Sam', { exact: true }).first().waitFor();
  await leave(ada, jun, stranger);
});

test('what was revealed is taken back when the other one agrees, and stays when they do not', async () => {
  const { ada, jun } = await lobby();
  await ada.page.getByRole('switch', { name: /Friendly undo/ }).click();
  await jun.page.getByText('Friendly undo').waitFor();
  await start(ada, jun);
  const ask = ada.page.getByRole('button', { name: 'Ask the others to take back your last move' });
  await playUntil([ada, jun], () => ask.isVisible());
  await ask.click();
  await ada.page.getByText('Waiting for Jun to agree.').waitFor(); // by then she has heard of every move
  await ada.page.keyboard.press('Escape');
  const before = await entries(ada.page);
  await jun.page.getByText('Ada asks to take back their last move.').waitFor();
  expect(await sidewaysScroll(jun.page)).toBe(0);
  await jun.page.getByRole('button', { name: 'No', exact: true }).click();
  await ada.page.getByText('Somebody said no.').waitFor();
  expect(await entries(ada.page)).toBe(before);
  await ask.click();
  await jun.page.getByRole('button', { name: 'Agree' }).click();
  await expect.poll(() => entries(ada.page)).toBeLessThan(before);
  await playUntil([ada, jun], async () => (await entries(ada.page)) > before);
  await leave(ada, jun);
});

test('the host closes the table to spectators in mid-game and opens it again', async () => {
  const { ada, jun, link } = await lobby();
  const watcher = await phone(browser);
  await start(ada, jun);
  await watcher.page.goto(link);
  await watcher.page.locator('.prompt').waitFor();
  await openPeople(ada.page);
  const welcome = ada.page.getByRole('switch', { name: /Spectators welcome/ });
  await welcome.click();
  await watcher.page.getByText('This table is closed to spectators').waitFor();
  await watcher.page.reload();
  await watcher.page.getByText('This table is closed to spectators').waitFor();
  await welcome.click();
  await watcher.page.locator('.prompt').waitFor();
  await leave(ada, jun, watcher);
});

test('from home one leaves a table that has not begun, and gives up one that has', async () => {
  const { ada, jun, link } = await lobby();
  const goAway = async (name: string) => {
    await jun.page.goto(server.url);
    await jun.page.getByRole('button', { name: 'Put away or leave this table of Locker' }).click();
    await jun.page.getByRole('dialog').getByRole('button', { name }).click();
    await jun.page.locator('.go-on-card').waitFor({ state: 'detached' });
  };
  await goAway('Leave the table');
  await ada.page.getByText('Jun', { exact: true }).waitFor({ state: 'detached' });
  await jun.page.goto(link);
  await sitDown(jun.page, 'Jun');
  await start(ada, jun);
  await goAway('Give up this game');
  await openPeople(ada.page);
  await ada.page
    .getByRole('dialog')
    .getByText(/^Has given up/)
    .waitFor();
  await leave(ada, jun);
});

test('with a delay a spectator sees less than the players do', async () => {
  const { ada, jun, link } = await lobby();
  await ada.page.getByRole('radio', { name: '5 steps' }).click();
  await start(ada, jun);
  const watcher = await person(browser);
  await watcher.page.goto(link);
  await watcher.page.getByText('You are watching, 5 steps behind').first().waitFor();
  await playUntil([ada, jun], async () => (await entries(ada.page)) > 8);
  await watcher.page.keyboard.press('Escape');
  expect(await entries(watcher.page)).toBeLessThan(await entries(ada.page));
  await leave(ada, jun, watcher);
});

test('a table with a clock shows everybody’s time, and stops it when all agree', async () => {
  const { ada, jun } = await lobby();
  await ada.page.getByLabel('Time to think').selectOption('brisk');
  await jun.page.getByText(/^5 minutes/).waitFor();
  await start(ada, jun);
  await ada.page
    .getByLabel('Time left')
    .getByText(/^[45]:\d\d$/)
    .first()
    .waitFor();
  expect(await sidewaysScroll(jun.page)).toBe(0);
  await openPeople(ada.page);
  await ada.page.getByRole('button', { name: 'Ask to stop the clock' }).click();
  await jun.page.getByText('Ada asks to stop the clock for a while.').waitFor();
  await jun.page.getByRole('button', { name: 'Agree' }).click();
  for (const { page } of [ada, jun]) await page.getByText('The clock is stopped').waitFor();
  await playUntil([ada, jun], async () => !(await ada.page.getByText('The clock is stopped').isVisible()));
  await leave(ada, jun);
});

test('in a hurry: whoever runs out of time is decided for, and whoever is left becomes host and replaces a player long away', async () => {
  const hasty = await startServer(HASTY);
  const late = await lobby(hasty);
  await late.ada.page.getByLabel('Time to think').selectOption('brisk');
  await late.jun.page.getByText(/^5 minutes/).waitFor();
  await start(late.ada, late.jun);
  await expect.poll(() => entries(late.ada.page)).toBeGreaterThan(6); // nobody touches anything
  await leave(late.ada, late.jun);

  const { ada, jun } = await lobby(hasty);
  await start(ada, jun);
  await leave(ada);
  await clickAfterAMinute(jun.page, 'Let a bot play for Ada');
  await jun.page.getByText(/plays for them/).waitFor();
  await leave(jun);
  await hasty.remove();
});

test('people talk at the table, markup stays text, and a blocked person is not shown at any table', async () => {
  const { ada, jun } = await lobby();
  const talk = (page: Page) => page.getByRole('button', { name: /^Table talk/ }).click();
  await talk(jun.page);
  await jun.page.getByLabel('Say something').fill('<b>Good luck</b>');
  await jun.page.getByRole('button', { name: 'Send' }).click();
  await ada.page.getByRole('button', { name: 'Table talk: something new' }).click();
  await ada.page.getByText('<b>Good luck</b>').waitFor();
  expect(await sidewaysScroll(jun.page)).toBe(0);
  await ada.page.getByRole('button', { name: 'Well dived!' }).click();
  await jun.page.locator('.chat-lines').getByText('Well dived!').waitFor();
  await ada.page.getByRole('button', { name: /^Do not show what Jun says/ }).click();
  await expect.poll(() => ada.page.getByText('<b>Good luck</b>').count()).toBe(0);
  await jun.page.keyboard.press('Escape');
  await start(ada, jun);
  await jun.page.getByRole('button', { name: 'Table talk', exact: true }).waitFor(); // he has read it all
  await ada.page.reload();
  await talk(ada.page);
  await ada.page.locator('.chat-lines').getByText('Well dived!').waitFor();
  expect(await ada.page.getByText('<b>Good luck</b>').count()).toBe(0);

  // another table, another name: the same person
  await jun.page.goto(`${server.url}/new/locker/friends`);
  await jun.page.waitForURL(/\/t\//);
  await sitDown(jun.page, 'Bernadette');
  await ada.page.goto(jun.page.url());
  await sitDown(ada.page, 'Ada');
  await talk(jun.page);
  await jun.page.getByRole('button', { name: 'Hello!' }).click();
  await jun.page.locator('.chat-lines').getByText('Hello!').waitFor();
  await talk(ada.page);
  const again = ada.page.getByRole('button', { name: 'Show again what Bernadette says' });
  await again.waitFor();
  expect(await ada.page.locator('.chat-lines').getByText('Hello!').count()).toBe(0);
  expect(await axeFindings(jun.page)).toEqual([]);
  await again.click();
  await ada.page.locator('.chat-lines').getByText('Hello!').waitFor();
  await leave(ada, jun);
});

test('after the end people talk on and take the talk to another game; results are counted, and deleted when asked', async () => {
  const { ada, jun } = await lobby();
  await start(ada, jun);
  for (const { page } of [ada, jun]) {
    await openPeople(page);
    await page.getByRole('button', { name: /^Let a bot play for me/ }).click();
    await page.keyboard.press('Escape');
  }
  for (const { page } of [ada, jun]) await end(page);
  await jun.page.getByRole('button', { name: 'Table talk' }).last().click();
  await jun.page.getByLabel('Say something').fill('One more?');
  await jun.page.getByLabel('Say something').press('Enter');
  await ada.page.getByRole('button', { name: 'Table talk: something new' }).last().waitFor();
  await ada.page.getByRole('button', { name: 'Another game' }).click();
  await ada.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Scuba/ })
    .click();
  await ada.page.getByRole('heading', { name: 'Scuba' }).waitFor();
  await ada.page.getByText('Jun', { exact: true }).first().waitFor();
  await ada.page.getByRole('button', { name: /^Table talk/ }).click();
  await ada.page.locator('.chat-lines').getByText('One more?').waitFor();
  await jun.page.getByRole('link', { name: 'The next table is laid: come along' }).click(); // while they talk
  await jun.page.getByRole('heading', { name: 'Scuba' }).waitFor();
  await jun.page.goto(`${server.url}/me`);
  await jun.page.locator('.me-list > li', { hasText: 'Locker' }).waitFor();
  expect(await sidewaysScroll(jun.page)).toBe(0);
  await jun.page.getByRole('button', { name: 'Delete my data' }).click();
  await jun.page.getByRole('button', { name: 'Delete everything now' }).click();
  await jun.page.getByText('Nothing on the server knows you any more.').waitFor();
  await jun.page.reload();
  await jun.page.getByText('Nothing yet. The first game you finish is kept here.').waitFor();
  await ada.page.reload();
  await ada.page.getByRole('button', { name: /^Table talk/ }).click();
  await ada.page.getByText('Nobody has said a word yet.').waitFor(); // what Jun said is gone with her
  await leave(ada, jun);
});
