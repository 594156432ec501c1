import type { Page } from 'playwright-core';

/**
 * Follows a lesson as somebody would who does only what the screen points at: taps the one thing that is ringed, again
 * and again, until nothing is. Returns the headlines that were read on the way.
 */
export async function followLesson(page: Page): Promise<string[]> {
  const heads: string[] = [];
  const pointed = page.locator('[data-coach="touch"]');
  const free = page.locator('.learn-free, .learn-reserve'); // the coach has let go
  for (let taps = 0; taps < 120; taps++) {
    await pointed.or(free).first().waitFor({ state: 'attached' });
    if ((await pointed.count()) === 0) return heads;
    const control = await pointed.first().elementHandle();
    const head = await page.locator('.learn-words').textContent();
    heads.push((await page.locator('.learn-words h2').allTextContents())[0] ?? '');
    await control?.click();
    // the ring goes on: to another control, or to the same one with other words
    await page.waitForFunction(
      ([tapped, before]) =>
        document.querySelector('[data-coach="touch"]') !== tapped ||
        document.querySelector('.learn-words')?.textContent !== before,
      [control, head] as const,
    );
  }
  throw new Error('the lesson does not end');
}
