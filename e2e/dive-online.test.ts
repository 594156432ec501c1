import { openPatchReader } from '@fathoms/protocol/patch.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { person } from './browser.ts';
import { playOn, program, ready, seen, side } from './dive-player.ts';
import { browser, server } from './fixtures.ts';
import { meet, phone, start } from './tables.ts';

/** Everything a page is sent: text as it is, pictures as addresses only. */
function record(page: Page): { readonly received: string[]; readonly pictures: Set<string> } {
  const received: string[] = [];
  const pictures = new Set<string>();
  page.on('websocket', socket => {
    const textOf = openPatchReader();
    socket.on('framereceived', ({ payload }) => received.push(textOf(payload.toString()) ?? 'no text'));
  });
  page.on('response', async response => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/picture/')) pictures.add(pathname);
    if (pathname.startsWith('/api/')) received.push(await response.text().catch(() => '')); // gone with its page
  });
  return { received, pictures };
}

/** What would give the stack away: ids of cards, what is on one, how it lies, what the picture is drawn from. */
const GIVES_AWAY =
  /\bO\d\d\b|\bV\d\d\b|"art":|"helper":"|"flipped"|"content":\{|"stack":\[|"key":"[0-9a-f]{32}/;

test('two people dive online: nothing that is sent tells what lies in the stack or what the other has programmed', async () => {
  const [ada, jun] = [await person(browser), await phone(browser)];
  const [toAda, toJun] = [record(ada.page), record(jun.page)];
  await meet(ada.page, jun.page, server, 'dive');
  await start(ada, jun);
  for (const { page } of [ada, jun]) await seen(page);

  const before = toJun.received.length;
  await ada.page.locator('.dive [data-token="5"]').click();
  await ada.page.locator('.dive .l1 .into').click();
  await side(ada.page.locator('.dive .l1'), true).click();
  await side(ada.page.locator('.dive .l1'), false).click();
  const told = toJun.received.slice(before).filter(text => text !== '{"t":"pong"}');
  expect(told, 'nobody is told that somebody programs').toEqual([]);
  await ready(ada.page);
  await jun.page.locator('.dive .who .tag.safe').waitFor({ state: 'attached' }); // on a phone seen by whoever waits
  await ada.page.getByRole('button', { name: 'Change my mind' }).click();
  await ada.page.locator('.dive .prompt.mine').waitFor();
  await ready(ada.page);
  for (const text of [...toAda.received, ...toJun.received]) expect(text).not.toMatch(GIVES_AWAY);
  expect(toJun.received.join('')).not.toMatch(/\b5[ns]\b/);
  expect(sorted(toJun.pictures)).toEqual(sorted(toAda.pictures));
  for (const path of toJun.pictures) expect(path).toMatch(/^\/picture\/[\w.-]{32,}\/[a-z]\w*(-\d)*\.webp$/);

  await program(jun.page, [
    { tokens: [1], shark: false },
    { tokens: [2], shark: false },
  ]);
  for (const { page } of [ada, jun]) await page.locator('.dive.telling').waitFor();
  expect(toJun.received.join('')).toMatch(/"content":\{/); // now it is everybody's
  for (const text of [...toAda.received, ...toJun.received]) expect(text).not.toMatch(/\bO\d\d\b/);
  expect(await levelsOf(jun.page)).toEqual(await levelsOf(ada.page));
  await playOn(ada.page);
  await playOn(jun.page);
  for (const { page } of [ada, jun]) await page.locator('.dive .prompt.mine').waitFor();

  await ada.page.reload(); // whoever comes back is not sent again what the cards were
  await seen(ada.page);
  const again = toAda.received.at(-1) ?? '';
  expect(again).not.toMatch(/"content":\{/);
  for (const { errors, context } of [ada, jun]) {
    expect(errors).toEqual([]);
    await context.close();
  }
});

const sorted = (paths: ReadonlySet<string>): string[] => [...paths].sort();

/** What everybody said, by level; names aside, since everybody is "you" to themselves. */
const levelsOf = (page: Page): Promise<string[]> => page.locator('.dive .jt td').allTextContents();
