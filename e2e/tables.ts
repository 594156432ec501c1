import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Person, PHONE, person, type Server } from './browser.ts';
import { glance } from './glance.ts';
import { playOn } from './locker-player.ts';

export const phone = (browser: Browser): Promise<Person> =>
  person(browser, { viewport: PHONE, isMobile: true, hasTouch: true });

export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel(/name/i).first().fill(name);
  await page.getByRole('button', { name: /^Sit/ }).first().click();
  await page.getByText(name, { exact: true }).first().waitFor();
}

/** Ada hosts, Jun comes by her link; returns it. */
export async function meet(ada: Page, jun: Page, server: Server, game: string): Promise<string> {
  await ada.goto(`${server.url}/new/${game}/friends`);
  await ada.waitForURL(/\/t\//);
  const link = ada.url();
  await sitDown(ada, 'Ada');
  await jun.goto(link);
  await sitDown(jun, 'Jun');
  await ada.getByText('Jun', { exact: true }).first().waitFor();
  return link;
}

/** The same with Ada on a laptop and Jun on a phone. */
export async function lobby(browser: Browser, server: Server, game = 'locker') {
  const [ada, jun] = [await person(browser), await phone(browser)];
  return { ada, jun, link: await meet(ada.page, jun.page, server, game) };
}

export async function start(...people: readonly Person[]): Promise<void> {
  await people[0]?.page.getByRole('button', { name: /^Start/ }).click();
  for (const { page } of people) await page.locator('.prompt').waitFor();
}

export async function leave(...people: readonly Person[]): Promise<void> {
  for (const { errors, context } of people) {
    expect(errors).toEqual([]);
    await context.close();
  }
}

/** On a phone it is in the menu. */
export async function openPeople(page: Page): Promise<void> {
  const tool = page.getByRole('button', { name: 'Who is here' });
  if (!(await tool.first().isVisible())) await page.getByRole('button', { name: 'Menu' }).click();
  await tool.first().click();
  await page.getByRole('dialog', { name: 'Who is here' }).waitFor();
}

/** Both play until `until` holds. */
export async function playUntil(people: readonly Person[], until: () => Promise<boolean>): Promise<void> {
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

/** Others play; this page sees the end. */
export const end = (page: Page): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.keyboard.press('Escape');
        return glance(page);
      },
      { timeout: 60_000 },
    )
    .toBe('over');

export const entries = (page: Page): Promise<number> => page.locator('.log li:not(.turn)').count();

/** Until a whole turn and the rest of the one before it are over: of two seats, each has then decided something. */
export async function playATurnEach(person: Person): Promise<void> {
  const headings = () => person.page.locator('.log li.turn').count();
  const before = await headings();
  await playUntil([person], async () => (await headings()) >= before + 2);
}
