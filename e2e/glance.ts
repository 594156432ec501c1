import { errors, type Page } from 'playwright-core';

export type Glance = 'over' | 'hand-over' | 'mine' | 'waiting';

/** Around one device: pass it on, say who one is, put the recap away. */
const HAND_OVER = ['.pass-on button', '.curtain .btn.primary', '.recap .tool'].join();

/**
 * What somebody sees at a glance. One question to the page: players ask it before every move, and asking by role
 * makes the page work out the names of everything on it.
 */
export const glance = (page: Page): Promise<Glance> =>
  page.evaluate(handOver => {
    const shown = (selector: string, text = ''): boolean =>
      [...document.querySelectorAll(selector)].some(
        element => element.textContent?.startsWith(text) && element.checkVisibility(),
      );
    if (shown('button', 'Rematch')) return 'over';
    if (shown(handOver)) return 'hand-over';
    return shown('.prompt.mine') ? 'mine' : 'waiting';
  }, HAND_OVER);

export const takeOver = (page: Page): Promise<void> => page.locator(HAND_OVER).first().click();

/** The same, after what a player does whatever the game: takes the device, and skips what others do. */
export async function lookUp(page: Page): Promise<Glance> {
  const seen = await glance(page);
  if (seen === 'hand-over') await takeOver(page);
  if (seen === 'waiting') await page.keyboard.press('Escape');
  return seen;
}

/** Long enough for a move on a busy machine, short enough to try again what only skipped what was being shown. */
const SEEN_WITHIN = 5000;

/** Milliseconds between two looks: on every frame they would be a good part of what the page has to do. */
const LOOK_EVERY = 50;

/**
 * Acts, and waits until the table looks different: every move changes some word on it. If it does so while somebody
 * acts, what they wanted may be gone; and a key while something is still shown only skips that. In both cases the
 * next look finds what there is to do.
 */
export async function changing(page: Page, act: () => Promise<unknown>): Promise<void> {
  const words = () => page.evaluate(() => document.querySelector('main')?.textContent);
  const before = await words();
  try {
    await act();
  } catch (problem) {
    if ((await words()) === before) throw problem;
  }
  const isDifferent = (text: typeof before) => document.querySelector('main')?.textContent !== text;
  await page
    .waitForFunction(isDifferent, before, { timeout: SEEN_WITHIN, polling: LOOK_EVERY })
    .catch(problem => {
      if (!(problem instanceof errors.TimeoutError)) throw problem;
    });
}
