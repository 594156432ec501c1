import { expect, test } from 'vitest';
import { PHONE, person } from './browser.ts';
import { browser, server } from './fixtures.ts';
import { followLesson } from './follower.ts';
import { playOn } from './locker-player.ts';

test('somebody who only does what is pointed at finishes the first dive and plays on', async () => {
  const { page, errors } = await person(browser, { viewport: PHONE, isMobile: true, hasTouch: true });
  await page.goto(`${server.url}/learn/locker/first-dive`);
  await page.getByRole('button', { name: 'Start the dive' }).click();
  const heads = await followLesson(page);
  expect(heads.at(-1)).toBe('The rest is yours');
  expect(await page.getByRole('region', { name: /^Your hold, 27 points/ }).count()).toBe(1);
  expect(await playOn(page)).toBe('acted');
  expect(errors).toEqual([]);
});
