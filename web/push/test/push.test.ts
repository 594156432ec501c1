import { expect, test, vi } from 'vitest';
import { SITES } from '../../games/sites.ts';
import { LANGUAGES } from '../../settings/language.ts';
import {
  readPushState,
  renewSubscription,
  type Surroundings,
  subscribeToPush,
  unsubscribeFromPush,
} from '../push.ts';
import { readPushNotice, shows } from '../push-notice.ts';
import { tellTableReady } from '../tell-hidden.ts';

/** A browser and a server that remember what they are asked. */
function world(permission: NotificationPermission = 'default', answer: NotificationPermission = 'granted') {
  const requests: string[] = [];
  let known: { endpoint: string | null; language: string | null } = { endpoint: null, language: null };
  let subscription: PushSubscription | null = null;
  let made = 0;
  const pushes = {
    getSubscription: async () => subscription,
    async subscribe({ applicationServerKey }: PushSubscriptionOptionsInit) {
      const endpoint = `https://push.example/${++made}/${String(applicationServerKey)}`;
      subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
        async unsubscribe() {
          subscription = null;
          return true;
        },
      } as unknown as PushSubscription;
      return subscription;
    },
  } as unknown as PushManager;
  const around: Surroundings = {
    pushes: async () => pushes,
    permission: () => permission,
    async askPermission() {
      permission = answer;
      return answer;
    },
    async fetch(_place, { method = 'GET', body } = {}) {
      requests.push(method);
      if (method === 'PUT') known = JSON.parse(String(body));
      if (method === 'DELETE') known = { endpoint: null, language: null };
      return Response.json({ key: 'server-key', ...known });
    },
  };
  return { around, requests, known: () => known, subscription: () => subscription };
}

test('a tap asks the browser, subscribes with the server’s key and tells the server where', async () => {
  const { around, known } = world();
  expect(await readPushState('en', around)).toBe('off');
  expect(await subscribeToPush('de', around)).toBe('on');
  expect(known()).toMatchObject({ endpoint: 'https://push.example/1/server-key', language: 'de' });
  expect(await readPushState('de', around)).toBe('on');
});

test('somebody who speaks another language now is notified in it', async () => {
  const { around, known, requests } = world();
  await subscribeToPush('de', around);
  expect(await readPushState('en', around)).toBe('on');
  expect(known().language).toBe('en');
  expect(requests.filter(method => method === 'PUT')).toHaveLength(2);
});

test('no means no: nothing is subscribed and the server is sent nothing', async () => {
  const { around, requests, subscription } = world('default', 'denied');
  expect(await subscribeToPush('en', around)).toBe('blocked');
  expect(await readPushState('en', around)).toBe('blocked');
  expect([requests, subscription()]).toEqual([[], null]);
  expect(await readPushState('en', { ...around, pushes: async () => null })).toBe('unable');
});

test('taking the wish back ends it on both sides; a subscription only one side knows is off', async () => {
  const { around, known, subscription } = world();
  await subscribeToPush('en', around);
  expect(await unsubscribeFromPush(around)).toBe('off');
  expect([known().endpoint, subscription()]).toEqual([null, null]);
  await subscribeToPush('en', around);
  await around.fetch('/api/me/calls', { method: 'DELETE' }); // the push service gave it up
  expect(await readPushState('en', around)).toBe('off');
  expect(await subscribeToPush('en', around)).toBe('on');
});

test('a subscription the browser gave up is replaced, in the same language, for those who had asked', async () => {
  const { around, known, subscription, requests } = world();
  await renewSubscription(around);
  expect([subscription(), requests]).toEqual([null, ['GET']]);
  await subscribeToPush('de', around);
  await subscription()?.unsubscribe();
  await renewSubscription(around);
  expect(known()).toMatchObject({ endpoint: 'https://push.example/2/server-key', language: 'de' });
});

test('a server that does not answer is a failure, not a yes', async () => {
  const { around } = world();
  const dead = { ...around, fetch: async () => new Response(null, { status: 500 }) };
  await expect(subscribeToPush('en', dead)).rejects.toThrow('500');
});

test.each(LANGUAGES)('a notification names the game and the table, in %s', language => {
  for (const { id, words } of SITES) {
    const notice = readPushNotice(JSON.stringify({ table: 'coral-otter-42', game: id, language }));
    expect(notice?.title).toContain(words[language].name);
    expect(notice?.body).toContain('coral-otter-42');
  }
});

test('EVENING-27: a table one waited for is called ready, not a turn', () => {
  const call = { table: 'coral-otter-42', game: 'locker', ready: true };
  expect(readPushNotice(JSON.stringify({ ...call, language: 'en' }))?.title).toBe(
    'Your table is ready · Locker',
  );
  expect(readPushNotice(JSON.stringify({ ...call, language: 'de' }))?.title).toBe(
    'Dein Tisch ist bereit · Locker',
  );
});

test('EVENING-27 RATING-23: a page in the background tells it itself, to those who asked', async () => {
  const shown: unknown[] = [];
  const tell = async (visibilityState: string, permission: string, asked: boolean) => {
    const worker = {
      pushManager: { getSubscription: async () => (asked ? {} : null) },
      showNotification: async (...what: unknown[]) => shown.push(what),
    };
    vi.stubGlobal('document', { visibilityState });
    vi.stubGlobal('Notification', { permission });
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => worker } });
    await tellTableReady('locker', 'coral-otter-42');
  };
  await tell('visible', 'granted', true);
  await tell('hidden', 'default', true);
  await tell('hidden', 'granted', false);
  expect(shown).toEqual([]);
  await tell('hidden', 'granted', true);
  expect(shown).toMatchObject([['Your table is ready · Locker', { tag: 'coral-otter-42' }]]);
  vi.unstubAllGlobals();
});

test('anything else is not taken for a notification', () => {
  for (const text of ['', 'null', '[]', '{"table":"../x","game":"locker"}', '{"table":"coral-otter-42"}'])
    expect(readPushNotice(text), text).toBe(null);
  expect(readPushNotice('{"table":"coral-otter-42","game":"chess","language":"xx"}')?.title).toMatch(
    /Fathoms/,
  );
});

test('a page shows a table by its address alone', () => {
  expect(shows('https://dive.example/t/coral-otter-42#now', 'coral-otter-42')).toBe(true);
  expect(shows('https://dive.example/t/coral-otter-42/replay', 'coral-otter-42')).toBe(false);
  expect(shows('https://dive.example/', 'coral-otter-42')).toBe(false);
});
