import { PROTOCOL } from '@fathoms/protocol/messages.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { PHONE, person, sidewaysScroll } from './browser.ts';
import { browser, server } from './fixtures.ts';

/** Ends the match of the page's guest over a line of its own: what is looked at here is what comes before and after. */
const playToTheEnd = (page: Page): Promise<number> =>
  page.evaluate(
    protocol =>
      new Promise<number>((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
        const table = location.pathname.split('/').at(-1);
        let decided = -1;
        socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', protocol, table }));
        socket.onerror = () => reject(new Error('no line'));
        socket.onmessage = ({ data }) => {
          const { t, seat, nth, legal, outcome } = JSON.parse(data);
          if (t === 'error' || t === 'refused') reject(new Error(data));
          if (t !== 'state' || seat !== 0) return;
          if (outcome) resolve(outcome.scores[0]);
          if (legal.length === 0 || nth === decided) return;
          decided = nth;
          const send = () => socket.send(JSON.stringify({ t: 'act', seat, nth, action: legal.at(-1) }));
          setTimeout(send, nth < 50 ? 0 : 60); // no faster than a line may be
        };
      }),
    PROTOCOL,
  );

test('DAILY-8 DAILY-16: a first try from the harbour to the field, and practice after it', async () => {
  const { page, context, errors } = await person(browser);
  await page.goto(server.url);
  await page.locator('.home-daily').click();
  await page.locator('.daily-deals').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dive: Locker' }).click();
  await page.getByText('this try counts').waitFor();
  expect(await page.getByRole('button', { name: /chat/i }).count()).toBe(0);
  const score = await playToTheEnd(page);
  await page.reload(); // all is told
  await page.getByRole('link', { name: 'See the field' }).click();
  await page.getByRole('heading', { name: new RegExp(`^${score} points?$`) }).waitFor();
  await page.locator('.beside-lanes .mine').waitFor();
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await page.getByRole('link', { name: 'To the daily dive' }).click();
  await page.getByRole('link', { name: 'See the field: Locker' }).waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  await page.getByRole('link', { name: 'See the field: Locker' }).click();
  await page.getByRole('button', { name: 'Dive again' }).click();
  await page.locator('.tag', { hasText: 'practice' }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
