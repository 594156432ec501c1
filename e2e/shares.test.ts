import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings, expectAccessible } from './accessibility.ts';
import { PHONE, person, sidewaysScroll, WIDE } from './browser.ts';
import { browser, server } from './fixtures.ts';
import { buy, playOn, playToEnd } from './shares-player.ts';
import { lobby, start } from './tables.ts';

const LEFT_EDGE = { position: { x: 10, y: 14 } }; // of a fanned card

async function sitDownAlone(page: Page, others: number): Promise<void> {
  await page.goto(`${server.url}/new/shares/solo`);
  const seats = page.locator('.plan-seats > li');
  await page.getByRole('button', { name: /Start the dive/ }).waitFor();
  while ((await seats.count()) > others + 1)
    await seats
      .last()
      .getByRole('button', { name: /^Remove|away/i })
      .click();
  await page.getByRole('button', { name: /Start the dive/ }).click();
  await page.locator('.prompt').waitFor();
}

const handOf = (page: Page): Promise<(string | null)[]> =>
  page.locator('.hand [data-card]').evaluateAll(all => all.map(card => card.getAttribute('data-card')));

/** Plays on until it is this page's action and nothing is half done. */
async function untilAction(page: Page): Promise<void> {
  const mine = page.locator('.prompt.mine').getByRole('button', { name: /^Draw a card/ });
  for (let turn = 0; !(await mine.isVisible()); turn++) {
    await page.keyboard.press('Escape');
    if (await mine.isVisible()) return;
    if ((await playOn(page, turn)) === 'waiting') await page.waitForTimeout(60);
  }
}

/** Looks out for the mark of the final turns, however short it is there. */
const noteFinal = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const look = new MutationObserver(() => {
      if (!document.querySelector('.final')) return;
      look.disconnect();
      document.body.dataset.final = 'seen';
    });
    look.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
const sawFinal = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.body.dataset.final === 'seen');

test('a whole game against bots is played by clicking, its end is explained and charted, and a rematch begins', async () => {
  const { page, context, errors } = await person(browser);
  await sitDownAlone(page, 2);
  await noteFinal(page);
  await playToEnd([page]);
  for (let game = 1; game < 4 && !(await sawFinal(page)); game++) {
    await sitDownAlone(page, 2); // the last turns may all be skipped, as those of bots are: then another one
    await noteFinal(page);
    await playToEnd([page]);
  }
  expect(await sawFinal(page), 'the final turns were marked').toBe(true);
  expect(await page.locator('.score-rank > li').count()).toBe(3);
  expect(await page.locator('svg path, svg polyline').count()).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Rematch' }).first().click();
  await page.locator('.prompt').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('a purchase is paid card by card: the button counts down, a second tap takes back, the price rises', async () => {
  const { page, context, errors } = await person(browser);
  await sitDownAlone(page, 1);
  await untilAction(page);
  const prompt = page.locator('.prompt.mine');
  const due = async () => Number(/(\d+) cards? more/.exec((await prompt.textContent()) ?? '')?.[1] ?? 0);
  const prices = async () => (await page.locator('.co .price b').allInnerTexts()).map(Number);
  const before = await prices();
  for (const card of await page.locator('.hand .hc').all()) {
    await card.click(LEFT_EDGE);
    const offer = prompt.locator('.btn:not(.off)', { hasText: /^Buy it for/ });
    if (!(await offer.isVisible())) continue;
    await offer.click();
    break;
  }
  const price = await due();
  expect(price).toBeGreaterThan(0);
  expect(await page.locator('.hc.advised').count(), 'as many cards are suggested as are due').toBe(price);
  await page.locator('.hc:not(.up)').first().click(LEFT_EDGE);
  expect(await due()).toBe(price - 1);
  await page.locator('.hc.pays').first().click(LEFT_EDGE);
  expect(await due()).toBe(price);
  await prompt.getByRole('button', { name: /^Choose for me/ }).click();
  expect(await page.locator('.hc.pays').count()).toBe(price);
  const paid = new RegExp(`^You buy the share .* for ${price === 1 ? 'a card' : `${price} cards`}\\.$`);
  await prompt.locator('.btn.primary').click();
  await page.locator('.log li', { hasText: paid }).first().waitFor();
  await expect.poll(async () => (await prices()).some((now, i) => now > (before[i] ?? 0))).toBe(true);
  expect(errors).toEqual([]);
  await context.close();
});

test('two people by link, one on a phone, with the third player between them: both see the same end', async () => {
  const { ada, jun } = await lobby(browser, server, 'shares');
  await start(ada, jun);
  const pages = [ada.page, jun.page];
  const third = (page: Page) => page.locator('.pf tr.x td').allInnerTexts();
  const worths = async (page: Page) => (await page.locator('.pf .wo b').allInnerTexts()).sort();
  expect(await third(ada.page)).toEqual(await third(jun.page));
  expect((await third(ada.page)).join('')).toMatch(/\d/);
  let why = '';
  await playToEnd(
    pages,
    async move => {
      why ||= (await ada.page.locator('.final').allInnerTexts()).join(' ');
      if (move % 6 !== 0) return;
      expect(await sidewaysScroll(jun.page)).toBe(0);
      const [one = [], other = []] = await Promise.all(pages.map(handOf));
      expect(
        one.filter(card => other.includes(card)),
        'nobody sees another hand',
      ).toEqual([]);
    },
    8,
  );
  if (why !== '')
    expect(why, 'seen only while the last turns are played').toContain('Two fundraisers came in a row');
  for (const page of pages) await page.getByRole('button', { name: 'Look at the table' }).click();
  await expect.poll(() => worths(jun.page)).toEqual(await worths(ada.page));
  for (const { errors, context } of [ada, jun]) {
    expect(errors).toEqual([]);
    await context.close();
  }
});

for (const [colorScheme, viewport] of [
  ['light', WIDE],
  ['dark', PHONE],
] as const) {
  test(`the table is clean for assistive technology while one decides and pays, ${colorScheme}, ${viewport.width} px`, async () => {
    const { page, context, errors } = await person(browser, { colorScheme, viewport });
    await sitDownAlone(page, 1);
    await untilAction(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.locator('.hand .hc').last().click();
    await page
      .locator('.co.may .place')
      .first()
      .click({ position: { x: 8, y: 40 } });
    await expectAccessible(page);
    await page.locator('.hc.up').click();
    await page.locator('.buoy').first().click();
    await page.locator('.about').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await buy(page, page.locator('.prompt.mine'))).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  });
}

test('a turn is played with the keyboard alone', async () => {
  const { page, context } = await person(browser);
  await sitDownAlone(page, 1);
  await untilAction(page);
  await page.locator('.hand .hc').last().focus();
  await page.keyboard.press('Enter');
  await page.locator('.co.may .place').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.ticker').waitFor();
  await page.keyboard.press('Enter');
  await page
    .getByText(/^You (open|expand)/)
    .first()
    .waitFor();
  await context.close();
});
