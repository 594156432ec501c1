import type { Locator, Page } from 'playwright-core';
import { changing, lookUp } from './glance.ts';

/** What somebody likes to do; the player takes the first of these that is possible. */
const WISHES = ['expand', 'buy', 'draw'] as const;
type Wish = (typeof WISHES)[number];

/**
 * Plays Deep Shares as somebody at the screen would: looks at the prompt, touches what glows, pays by tapping
 * cards. `turn` changes its mind, so that every kind of decision comes up.
 */
export async function playOn(
  page: Page,
  turn: number,
  tired = Number.POSITIVE_INFINITY, // from this turn on it only draws, which brings the end about
): Promise<'acted' | 'waiting' | 'over'> {
  const seen = await lookUp(page);
  if (seen !== 'mine') return seen === 'hand-over' ? 'acted' : seen;
  const prompt = page.locator('.prompt.mine');
  await changing(page, () =>
    decide(page, prompt, turn, turn < tired ? (WISHES[turn % WISHES.length] ?? 'draw') : 'draw'),
  );
  return 'acted';
}

async function decide(page: Page, prompt: Locator, turn: number, wish: Wish): Promise<void> {
  const free = page.locator('.draft button.is-legal').first();
  if (await free.isVisible()) {
    await free.click();
    await commit(prompt);
  } else if (await prompt.locator('button', { hasText: 'Let it pass' }).isVisible()) {
    await useAbility(page, prompt, turn);
  } else {
    await act(page, prompt, wish);
  }
}

/** The turn's action. Whatever cannot be done becomes a Draw. */
async function act(page: Page, prompt: Locator, wish: Wish): Promise<void> {
  if (wish === 'expand' && (await expand(page, prompt))) return;
  if (wish === 'buy' && (await buy(page, prompt))) return;
  await letGo(page);
  await prompt.locator('button', { hasText: /^Draw a card/ }).click({ timeout: 10_000 });
}

const TRIES = 5; // cards tried before another wish is tried

async function expand(page: Page, prompt: Locator): Promise<boolean> {
  for (const card of await handCards(page)) {
    await card.click({ position: { x: 10, y: 14 } }); // fanned cards show their left edge
    const place = page.locator('.co.may .place').first();
    if (!(await place.isVisible())) continue;
    await place.click({ position: { x: 8, y: 40 } });
    await commit(prompt);
    return true;
  }
  return false;
}

/** Buys the first card that can be paid, tapping each card that pays. */
export async function buy(page: Page, prompt: Locator): Promise<boolean> {
  for (const card of await handCards(page)) {
    await card.click({ position: { x: 10, y: 14 } });
    const button = prompt.locator('.btn:not(.off)', { hasText: /^(Buy it|Take it)/ }).first();
    if (!(await button.isVisible())) continue;
    await button.click();
    await pay(page, prompt);
    return true;
  }
  return false;
}

/** Taps marked cards until the button no longer counts down, then commits. Nothing to do where it is free. */
async function pay(page: Page, prompt: Locator): Promise<void> {
  for (let tapped = 0; tapped < 30; tapped++) {
    const more = prompt.locator('button', { hasText: /^Choose for me/ });
    if (!(await more.isVisible())) break;
    await page
      .locator('.hc.advised')
      .first()
      .click({ position: { x: 10, y: 14 } });
  }
  const last = prompt.locator('.btn.primary');
  if (await last.isVisible()) await last.click();
}

/** Every second time it is used, the other times let pass. */
async function useAbility(page: Page, prompt: Locator, turn: number): Promise<void> {
  const target = page.locator('.dtag.is-legal, button.stake').last();
  if (turn % 2 === 1 && (await target.isVisible())) {
    await target.click();
    const here = prompt.getByRole('button', { name: /^(Discard it|To the end)/ });
    const place = page.locator('.co.may .place').first();
    if (await here.isVisible()) await here.click();
    else if (await place.isVisible()) await place.click({ position: { x: 8, y: 40 } });
    await pay(page, prompt);
    return;
  }
  await prompt.locator('button', { hasText: 'Let it pass' }).click();
}

const handCards = async (page: Page): Promise<Locator[]> =>
  (await page.locator('.hand .hc').all()).reverse().slice(0, TRIES);

async function letGo(page: Page): Promise<void> {
  const lifted = page.locator('.hc.up').first();
  if (await lifted.isVisible()) await lifted.click({ position: { x: 10, y: 14 } });
}

const commit = (prompt: Locator): Promise<void> => prompt.locator('.btn.primary:not(.off)').first().click();

/** Everybody plays until all of them see the end. */
export async function playToEnd(
  pages: readonly Page[],
  between: (move: number) => Promise<void> = async () => {},
  tired?: number,
): Promise<number> {
  let turn = 0;
  for (let move = 0; move < 3000; move++) {
    await between(move);
    const results = [];
    for (const page of pages) {
      const done = await playOn(page, turn, tired);
      if (done === 'acted') turn++;
      results.push(done);
    }
    if (results.every(done => done === 'over')) return move;
    if (results.every(done => done === 'waiting')) await pages[0].waitForTimeout(60); // somebody else is thinking
  }
  throw new Error('the game does not end');
}
