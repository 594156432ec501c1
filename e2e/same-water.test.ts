import { expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { PHONE, person, sidewaysScroll } from './browser.ts';
import { browser, server } from './fixtures.ts';
import { playToTheEnd } from './own-line.ts';
import { sitDown } from './tables.ts';

test('SAME-1 SAME-7 SAME-10: a friend takes up a finished game, and both see where they parted', async () => {
  const [mara, ben] = [await person(browser), await person(browser, { viewport: PHONE })];
  await mara.page.goto(`${server.url}/new/locker/friends`);
  await mara.page.waitForURL(/\/t\//);
  await sitDown(mara.page, 'Mara');
  await mara.page.getByRole('button', { name: /bot/i }).first().click();
  await mara.page.getByRole('button', { name: /^Start/ }).click();
  await mara.page.locator('.prompt').waitFor();
  const first = await playToTheEnd(mara.page);
  await mara.page.reload(); // all is told
  await mara.page.getByRole('button', { name: 'Challenge' }).click();
  const link = await mara.page.getByLabel('Link to this water').inputValue();
  expect(link).toMatch(/\/same\/[\w-]{16}$/);

  await ben.page.goto(link);
  await ben.page.getByRole('heading', { name: `Mara scored ${first} point` }).waitFor();
  expect(await sidewaysScroll(ben.page)).toBe(0);
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByRole('button', { name: 'Dive in' }).click();
  await ben.page.locator('.tag', { hasText: 'as it comes' }).waitFor();
  const second = await playToTheEnd(ben.page, 0);
  await ben.page.reload();
  await ben.page.getByRole('link', { name: 'Side by side' }).click();
  await ben.page.locator('.same-results .mine').getByText(`${second}`, { exact: true }).waitFor();
  await ben.page.getByRole('heading', { name: 'Where your ways part' }).waitFor();
  await ben.page.locator('.beside-race').waitFor();
  expect(await sidewaysScroll(ben.page)).toBe(0);
  await expectAccessible(ben.page);
  await ben.page.getByRole('link', { name: 'Watch from here: Mara' }).first().click();
  await ben.page.waitForURL(/\/same\/[\w-]+\/0#\d+A$/);
  await ben.page.getByRole('slider').first().waitFor();
  for (const { errors, context } of [mara, ben]) {
    expect(errors).toEqual([]);
    await context.close();
  }
});
