import { expect, test } from 'vitest';
import { SITES } from '../../games/sites.ts';
import { LANGUAGES } from '../../settings/language.ts';
import { askForCalls, readCalls, renewCalls, type Surroundings, stopCalls } from '../push.ts';
import { readCall, shows } from '../push-notice.ts';

/** A browser and a server that remember what they are told. */
function world(permission: NotificationPermission = 'default', answer: NotificationPermission = 'granted') {
  const told: string[] = [];
  let known: { endpoint: string | null; language: string | null } = { endpoint: null, language: null };
  let mine: PushSubscription | null = null;
  let made = 0;
  const pushes = {
    getSubscription: async () => mine,
    async subscribe({ applicationServerKey }: PushSubscriptionOptionsInit) {
      const endpoint = `https://push.example/${++made}/${String(applicationServerKey)}`;
      mine = {
        endpoint,
        toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
        async unsubscribe() {
          mine = null;
          return true;
        },
      } as unknown as PushSubscription;
      return mine;
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
      told.push(method);
      if (method === 'PUT') known = JSON.parse(String(body));
      if (method === 'DELETE') known = { endpoint: null, language: null };
      return Response.json({ key: 'server-key', ...known });
    },
  };
  return { around, told, known: () => known, mine: () => mine };
}

test('a tap asks the browser, subscribes with the server’s key and tells the server where', async () => {
  const { around, known } = world();
  expect(await readCalls('en', around)).toBe('off');
  expect(await askForCalls('de', around)).toBe('on');
  expect(known()).toMatchObject({ endpoint: 'https://push.example/1/server-key', language: 'de' });
  expect(await readCalls('de', around)).toBe('on');
});

test('somebody who speaks another language now is called in it', async () => {
  const { around, known, told } = world();
  await askForCalls('de', around);
  expect(await readCalls('en', around)).toBe('on');
  expect(known().language).toBe('en');
  expect(told.filter(method => method === 'PUT')).toHaveLength(2);
});

test('no means no: nothing is subscribed and the server hears nothing', async () => {
  const { around, told, mine } = world('default', 'denied');
  expect(await askForCalls('en', around)).toBe('blocked');
  expect(await readCalls('en', around)).toBe('blocked');
  expect([told, mine()]).toEqual([[], null]);
  expect(await readCalls('en', { ...around, pushes: async () => null })).toBe('unable');
});

test('taking the wish back ends it on both sides; a subscription only one side knows is off', async () => {
  const { around, known, mine } = world();
  await askForCalls('en', around);
  expect(await stopCalls(around)).toBe('off');
  expect([known().endpoint, mine()]).toEqual([null, null]);
  await askForCalls('en', around);
  await around.fetch('/api/me/calls', { method: 'DELETE' }); // the push service gave it up
  expect(await readCalls('en', around)).toBe('off');
  expect(await askForCalls('en', around)).toBe('on');
});

test('a subscription the browser gave up is replaced, in the same language, for those who had asked', async () => {
  const { around, known, mine, told } = world();
  await renewCalls(around);
  expect([mine(), told]).toEqual([null, ['GET']]);
  await askForCalls('de', around);
  await mine()?.unsubscribe();
  await renewCalls(around);
  expect(known()).toMatchObject({ endpoint: 'https://push.example/2/server-key', language: 'de' });
});

test('a server that does not answer is a failure, not a yes', async () => {
  const { around } = world();
  const dead = { ...around, fetch: async () => new Response(null, { status: 500 }) };
  await expect(askForCalls('en', dead)).rejects.toThrow('500');
});

test.each(LANGUAGES)('a call names the game and the table, in %s', language => {
  for (const { id, words } of SITES) {
    const notice = readCall(JSON.stringify({ table: 'coral-otter-42', game: id, language }));
    expect(notice?.title).toContain(words[language].name);
    expect(notice?.body).toContain('coral-otter-42');
  }
});

test('anything that is not a call is none', () => {
  for (const text of ['', 'null', '[]', '{"table":"../x","game":"locker"}', '{"table":"coral-otter-42"}'])
    expect(readCall(text), text).toBe(null);
  expect(readCall('{"table":"coral-otter-42","game":"chess","language":"xx"}')?.title).toMatch(/Fathoms/);
});

test('a page shows a table by its address alone', () => {
  expect(shows('https://dive.example/t/coral-otter-42#now', 'coral-otter-42')).toBe(true);
  expect(shows('https://dive.example/t/coral-otter-42/replay', 'coral-otter-42')).toBe(false);
  expect(shows('https://dive.example/', 'coral-otter-42')).toBe(false);
});
