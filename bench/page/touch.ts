import type { Locator, Page } from 'playwright-core';

/**
 * Every click of the players on this page is a finger's: a mouse would hover, and a test's own checks of what was
 * hit run in the page and would be measured with it.
 */
export function byTouch(page: Page): void {
  const locators: Pick<Locator, 'click'> = Object.getPrototypeOf(page.locator('html'));
  const { click } = locators;
  locators.click = async function (this: Locator, options = {}) {
    if (this.page() !== page) return click.call(this, options);
    const { position, timeout } = options;
    const patience = timeout === undefined ? {} : { timeout };
    await this.waitFor(patience);
    const target = await this.elementHandle(patience);
    await target?.waitForElementState('stable', patience);
    await target?.tap({ ...patience, ...(position && { position }), force: true });
    await target?.dispose();
  };
}
