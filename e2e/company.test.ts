import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playOn } from './locker-player.ts';
import { launch, type Person, PHONE, person, type Server, sidewaysScroll, startServer } from './rig.ts';

let browser: Browser;
let server: Server;

beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startServer()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.remove();
});

const phone = (): Promise<Person> => person(browser, { viewport: PHONE, isMobile: true, hasTouch: true });

async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel(/name/i).first().fill(name);
  await page.getByRole('button', { name: /^Sit/ }).first().click();
  await page.getByText(name, { exact: true }).first().waitFor();
}

/** Ada hosts on a laptop, Jun comes by link on a phone. */
async function lobby() {
  const [ada, jun] = [await person(browser), await phone()];
  await ada.page.goto(`${server.url}/new/locker/friends`);
  await ada.page.waitForURL(/\/t\//);
  const link = ada.page.url();
  await sitDown(ada.page, 'Ada');
  await jun.page.goto(link);
  await sitDown(jun.page, 'Jun');
  await ada.page.getByText('Jun', { exact: true }).first().waitFor();
  return { ada, jun, link };
}

async function start(...people: readonly Person[]): Promise<void> {
  await people[0]?.page.getByRole('button', { name: /^Start/ }).click();
  for (const { page } of people) await page.locator('.prompt').waitFor();
}

async function leave(...people: readonly Person[]): Promise<void> {
  for (const { errors, context } of people) {
    expect(errors).toEqual([]);
    await context.close();
  }
}

/** On a phone it is in the menu. */
async function openPeople(page: Page): Promise<void> {
  const tool = page.getByRole('button', { name: 'Who is here' });
  if (!(await tool.first().isVisible())) await page.getByRole('button', { name: 'Menu' }).click();
  await tool.first().click();
  await page.getByRole('dialog', { name: 'Who is here' }).waitFor();
}

/** Both play until `until` holds. */
async function playUntil(people: readonly Person[], until: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 400; i++) {
    if (await until()) return;
    let acted = false;
    for (const { page } of people) {
      const did = await playOn(page);
      if (did === 'over') throw new Error('the game is over');
      acted ||= did === 'acted';
    }
    if (!acted) await people[0]?.page.waitForTimeout(50); // a bot thinks
  }
  throw new Error('it never came to that');
}

const entries = (page: Page): Promise<number> => page.locator('.log li:not(.turn)').count();

/** Until a whole turn and the rest of the one before it are over: of two seats, each has then decided something. */
async function playATurnEach(person: Person): Promise<void> {
  const headings = () => person.page.locator('.log li.turn').count();
  const before = await headings();
  await playUntil([person], async () => (await headings()) >= before + 2);
}

test('the host frees a seat, sends somebody ashore for good, and the guest hears why', async () => {
  const { ada, jun } = await lobby();
  await ada.page.getByRole('button', { name: 'Free the seat of Jun' }).click();
  await ada.page.getByRole('button', { name: 'Free the seat', exact: true }).click();
  await jun.page.getByRole('button', { name: /^Sit/ }).first().click();
  await ada.page.getByRole('button', { name: 'Free the seat of Jun' }).click();
  await ada.page.getByRole('button', { name: /^Send ashore/ }).click();
  await jun.page.getByText(/sent you ashore/).waitFor();
  await jun.page.getByRole('button', { name: 'Close' }).click();
  await jun.page.getByRole('button', { name: /^Sit/ }).first().click();
  await jun.page.getByText(/sent you ashore/).waitFor();
  expect(await ada.page.getByText('Jun', { exact: true }).count()).toBe(0);
  expect(await sidewaysScroll(jun.page)).toBe(0);
  await leave(ada, jun);
});

test('a seat moves from the laptop to a phone by a link that works once', async () => {
  const { ada, jun } = await lobby();
  await start(ada, jun);
  await openPeople(ada.page);
  await ada.page.getByRole('button', { name: /another device/ }).click();
  const link = await ada.page.getByLabel('Link that moves your seat').inputValue();
  const pocket = await phone();
  await pocket.page.goto(link);
  await pocket.page.locator('.prompt').waitFor();
  expect(new URL(pocket.page.url()).hash).toBe('');
  await ada.page.getByText('This seat has moved to another device.').waitFor();
  await ada.page.keyboard.press('Escape');
  await ada.page.getByText('You are watching', { exact: true }).waitFor();
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
  expect(await summary.locator('li').count()).toBeGreaterThan(0);
  expect(await sidewaysScroll(jun.page)).toBe(0);
  await summary.getByRole('button', { name: 'Go on' }).click();
  const before = await entries(ada.page);
  await playUntil([ada, jun], async () => (await entries(ada.page)) > before + 4);
  await leave(ada, jun);
});

test('the host lets a bot play for somebody whose phone is gone; the seat waits for them', async () => {
  const { ada, jun, link } = await lobby();
  await start(ada, jun);
  await jun.page.goto(`${server.url}/rules/locker`);
  await openPeople(ada.page);
  await ada.page.getByRole('button', { name: 'Let a bot play for Jun' }).click();
  await ada.page.getByText(/plays for them/).waitFor();
  await ada.page.keyboard.press('Escape');
  await playATurnEach(ada);
  await jun.page.goto(link);
  await jun.page.getByText(/plays for you/).waitFor();
  await jun.page.getByRole('button', { name: 'Take my seat back' }).first().click();
  await jun.page.getByRole('dialog', { name: 'While you were away' }).waitFor();
  await leave(ada, jun);
});

test('a table is private until its host lists it; then a stranger finds it at home and joins', async () => {
  const { ada, jun } = await lobby();
  const stranger = await phone();
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
  const before = await entries(ada.page);
  await ask.click();
  await ada.page.getByText('Waiting for Jun to agree.').waitFor();
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
  const watcher = await phone();
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

test('with a delay a spectator sees less than the players do', async () => {
  const { ada, jun, link } = await lobby();
  await ada.page.getByRole('radio', { name: '5 steps' }).click();
  await start(ada, jun);
  const watcher = await person(browser);
  await watcher.page.goto(link);
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
  for (const { page } of [ada, jun]) await page.getByText('The clock stands').waitFor();
  await playUntil([ada, jun], async () => !(await ada.page.getByText('The clock stands').isVisible()));
  await leave(ada, jun);
});

test('people talk at the table, markup stays text, and one can stop listening to somebody', async () => {
  const { ada, jun } = await lobby();
  await start(ada, jun);
  await jun.page.getByRole('button', { name: 'Table talk' }).click();
  await jun.page.getByLabel('Say something').fill('<b>Good luck</b>');
  await jun.page.getByRole('button', { name: 'Say it' }).click();
  await ada.page.getByRole('button', { name: 'Table talk: something new' }).click();
  await ada.page.getByText('<b>Good luck</b>').waitFor();
  await ada.page.getByRole('button', { name: 'Well dived!' }).click();
  await jun.page.locator('.chat-lines').getByText('Well dived!').waitFor();
  expect(await sidewaysScroll(jun.page)).toBe(0);
  await ada.page.getByRole('button', { name: 'Do not show what Jun says' }).click();
  await expect.poll(() => ada.page.getByText('<b>Good luck</b>').count()).toBe(0);
  await ada.page.reload();
  await ada.page.getByRole('button', { name: /^Table talk/ }).click();
  await ada.page.locator('.chat-lines').getByText('Well dived!').waitFor();
  expect(await ada.page.getByText('<b>Good luck</b>').count()).toBe(0);
  await leave(ada, jun);
});

test('finished games are counted for the guest, and deleted when asked', async () => {
  const { ada, jun } = await lobby();
  await start(ada, jun);
  for (const { page } of [ada, jun]) {
    await openPeople(page);
    await page.getByRole('button', { name: /^Let a bot play for me/ }).click();
    await page.keyboard.press('Escape');
  }
  for (const { page } of [ada, jun])
    await expect
      .poll(
        async () => {
          await page.keyboard.press('Escape');
          return page.getByRole('button', { name: 'Rematch' }).first().isVisible();
        },
        { timeout: 60_000 },
      )
      .toBe(true);
  await jun.page.goto(`${server.url}/me`);
  await jun.page.getByRole('row', { name: /Locker/ }).waitFor();
  expect(await sidewaysScroll(jun.page)).toBe(0);
  await jun.page.getByRole('button', { name: 'Delete my data' }).click();
  await jun.page.getByRole('button', { name: 'Delete everything now' }).click();
  await jun.page.getByText('Nothing on the server knows you any more.').waitFor();
  await jun.page.reload();
  await jun.page.getByText('No finished game with others yet.').waitFor();
  await ada.page.getByRole('button', { name: 'Rematch' }).first().click();
  await leave(ada, jun);
});
