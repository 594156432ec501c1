import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './accessibility.ts';
import { launch, PHONE, person, sidewaysScroll } from './browser.ts';
import { server } from './fixtures.ts';

const ENDPOINT = 'https://updates.push.services.mozilla.com/wpush/v2/browser-test';

/** A browser whose push service is made up: there is none in reach. */
async function withPush(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications'], { origin: server.url });
  await context.addInitScript(endpoint => {
    const subscription = (keys: { p256dh: string; auth: string }) => ({
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      async unsubscribe() {
        localStorage.removeItem('test:push');
        return true;
      },
    });
    const bytes = (count: number) =>
      btoa('x'.repeat(count)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    const kept = () =>
      localStorage.getItem('test:push') ? subscription({ p256dh: bytes(65), auth: bytes(16) }) : null;
    Object.defineProperty(PushManager.prototype, 'getSubscription', { value: async () => kept() });
    Object.defineProperty(PushManager.prototype, 'subscribe', {
      async value({ applicationServerKey }: PushSubscriptionOptionsInit) {
        localStorage.setItem('test:push', String(applicationServerKey));
        return kept();
      },
    });
  }, ENDPOINT);
}

const known = async (
  page: Page,
): Promise<{ key: string; endpoint: string | null; language: string | null }> =>
  (await page.request.get(`${server.url}/api/me/calls`)).json();

test('a guest asks to be notified of their turn, is notified by the service worker, and switches it off', async () => {
  const browser = await launch(true);
  const { page, context, errors } = await person(browser, {
    serviceWorkers: 'allow',
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
  });
  await withPush(context);
  await page.goto(`${server.url}/new/locker/friends`);
  await page.waitForURL(/\/t\//);
  const table = page.url().split('/').at(-1) ?? '';
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByRole('button', { name: 'Settings' }).click();
  const wish = page.getByRole('switch', { name: /^Tell me when it is my turn/ });
  await wish.click();
  await page.getByRole('switch', { name: /^Tell me/, checked: true }).waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  const { key, ...stored } = await known(page);
  expect(stored).toEqual({ endpoint: ENDPOINT, language: 'en' });
  expect(await page.evaluate(() => localStorage.getItem('test:push')), 'the server’s own key').toBe(key);

  await page.goto(`${server.url}/rules/locker`);
  const told = async (): Promise<string[]> => {
    await push(page, JSON.stringify({ table, game: 'locker', language: 'de' }));
    return notes(page);
  };
  await expect // told again and again: as long as the page before is on its way out, somebody looks at the table
    .poll(told)
    .toEqual([`Du bist dran · Locker|Tisch ${table} wartet auf dich.|${table}`]);

  await page.goto(server.url);
  const again = page.getByRole('switch', { name: /^Tell me/, checked: true });
  await again.click();
  await page.getByRole('switch', { name: /^Tell me/, checked: false }).waitFor();
  expect((await known(page)).endpoint).toBe(null);
  expect(errors).toEqual([]);
  await browser.close();
});

/** What the browser does when its push service brings a message. */
async function push(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>(resolve =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId, data });
  await session.detach();
}

const notes = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const shown = (await registration?.getNotifications()) ?? [];
    return shown.map(({ title, body, tag }) => `${title}|${body}|${tag}`);
  });
