import type { MyWays, SignInAnswer, WhereToSignOut } from '@fathoms/protocol/ways-back.ts';
import { afterEach, expect, test } from 'vitest';
import { LIMITS } from '../guests/limits.ts';
import { passkeySite } from '../guests/passkeys.ts';
import { memoryStore } from '../store/memory-store.ts';
import { type Authenticator, authenticator } from './authenticator.ts';
import { person, startedTable, startTestServer, type TestPerson, type TestServer } from './test-server.ts';

const NOON = Date.UTC(2026, 10, 16, 12);
const clock = { ms: NOON };
let servers: TestServer[] = [];
let addresses = 0;
afterEach(async () => {
  await Promise.all(servers.map(server => server.close()));
  [servers, clock.ms] = [[], NOON];
});

async function serve(): Promise<TestServer> {
  const time = { now: () => clock.ms, after: () => () => {} };
  const server = await startTestServer(
    ...[memoryStore(), undefined, null, undefined, undefined, undefined, time, undefined, true],
  );
  servers.push(server);
  return server;
}

const someone = ({ address }: TestServer): Promise<TestPerson> => person(address, `203.0.113.${++addresses}`);
const identityOf = ({ cookie }: TestPerson): string =>
  decodeURIComponent(cookie).slice('fathoms='.length).split(/[.:]/)[0]!;
const ways = async (guest: TestPerson) => (await (await guest.fetch('/api/me/ways')).json()) as MyWays;
const keyFor = ({ address }: TestServer): Authenticator =>
  authenticator({ origin: `https://${address}`, domain: '127.0.0.1' });

async function challengeFor(guest: TestPerson, path: string): Promise<string> {
  const answer = await guest.fetch(path, path.endsWith('passkeys/options') ? { name: 'Ada' } : {});
  return ((await answer.json()) as { challenge: string }).challenge;
}
const NEW = '/api/me/passkeys/options';
const ENTER = '/api/sign-in/options';

async function makePasskey(guest: TestPerson, key: Authenticator): Promise<number> {
  const challenge = await challengeFor(guest, NEW);
  return (await guest.fetch('/api/me/passkeys', key.make(challenge))).status;
}
async function enter(guest: TestPerson, key: Authenticator): Promise<SignInAnswer> {
  const challenge = await challengeFor(guest, ENTER);
  return (await (await guest.fetch('/api/sign-in/passkey', key.sign(challenge))).json()) as SignInAnswer;
}
async function newWords(guest: TestPerson): Promise<number[]> {
  return ((await (await guest.fetch('/api/me/words', {})).json()) as { words: number[] }).words;
}
const say = async (guest: TestPerson, words: readonly number[]) =>
  (await (await guest.fetch('/api/sign-in/words', { words })).json()) as SignInAnswer;
const signOut = (guest: TestPerson, where: WhereToSignOut) => guest.fetch('/api/me/sign-out', { where });

test('ME-2 ME-3: with a passkey another browser is the same person, who has told nobody a name', async () => {
  const server = await serve();
  const { ada, table } = await startedTable(server.address);
  const key = keyFor(server);
  expect(await makePasskey(ada, key)).toBe(201);
  const phone = await someone(server);
  expect(identityOf(phone)).not.toBe(identityOf(ada));
  expect(await enter(phone, key)).toEqual({ is: 'in', guest: 0 });
  expect(identityOf(phone)).toBe(identityOf(ada));
  const { tables } = (await (await phone.fetch('/api/me')).json()) as { tables: { id: string }[] };
  expect(tables.map(({ id }) => id)).toEqual([table]);
  const [kept] = await server.store.passkeysOf(identityOf(ada));
  expect(Object.keys(kept!).toSorted()).toEqual(
    ['counter', 'day', 'domain', 'id', 'identity', 'key', 'transports'].toSorted(),
  );
  expect(JSON.stringify(kept)).not.toContain('Ada');
});

test('ME-4: a challenge is good once, for five minutes, for what and for whom it was made', async () => {
  const server = await serve();
  const [ada, ben] = [await someone(server), await someone(server)];
  const key = keyFor(server);
  const made = key.make(await challengeFor(ada, NEW));
  expect((await ben.fetch('/api/me/passkeys', made)).status).toBe(409); // hers
  expect((await ada.fetch('/api/me/passkeys', key.make(await challengeFor(ada, ENTER)))).status).toBe(409);
  expect((await ada.fetch('/api/me/passkeys', made)).status).toBe(201);
  await server.store.removePasskey(identityOf(ada), (await ways(ada)).passkeys[0]!.id);
  expect((await ada.fetch('/api/me/passkeys', made)).status).toBe(409); // used
  expect(await makePasskey(ada, key)).toBe(201);

  const signed = key.sign(await challengeFor(ben, ENTER));
  const thief = await someone(server);
  expect((await thief.fetch('/api/sign-in/passkey', signed)).status).toBe(403);
  const before = ben.cookie;
  expect((await ben.fetch('/api/sign-in/passkey', signed)).status).toBe(200);
  ben.cookie = before;
  expect((await ben.fetch('/api/sign-in/passkey', signed)).status).toBe(403); // sent again
  const late = key.sign(await challengeFor(ben, ENTER));
  clock.ms += LIMITS.challengeMs + 1;
  expect((await ben.fetch('/api/sign-in/passkey', late)).status).toBe(403);
  expect((await ben.fetch('/api/sign-in/passkey', key.sign('bm90IG91cnM'))).status).toBe(403);
  expect(await enter(ben, key)).toEqual({ is: 'in', guest: 0 });
});

test('ME-5: a passkey is good at its own origin and domain alone', async () => {
  const server = await serve();
  const ada = await someone(server);
  const key = keyFor(server);
  const origin = `https://evil.example`;
  for (const place of [{ origin }, { domain: 'evil.example' }, { type: 'webauthn.get' }]) {
    const made = key.make(await challengeFor(ada, NEW), place);
    expect((await ada.fetch('/api/me/passkeys', made)).status).toBe(409);
  }
  expect(await makePasskey(ada, key)).toBe(201);
  const phone = await someone(server);
  for (const place of [{ origin }, { domain: 'evil.example' }, { type: 'webauthn.create' }]) {
    const signed = key.sign(await challengeFor(phone, ENTER), place);
    expect((await phone.fetch('/api/sign-in/passkey', signed)).status).toBe(403);
  }
  // a host that somebody invents is another domain, for which this passkey was not made
  const elsewhere = { origin: 'https://evil.example', domain: 'evil.example' };
  const signed = key.sign(await challengeFor(phone, ENTER), elsewhere);
  const answer = await server.app.inject({
    ...{ method: 'POST', url: '/api/sign-in/passkey', payload: signed },
    headers: { host: 'evil.example', origin, cookie: phone.cookie },
  });
  expect(answer.statusCode).toBe(403);
  expect(identityOf(phone)).not.toBe(identityOf(ada));
  const foreign = await fetch(`http://${server.address}${ENTER}`, { method: 'POST', headers: { origin } });
  expect(foreign.status).toBe(403);
});

test('ME-5: origin and domain are what the browser’s address says, unless the operator says otherwise', () => {
  const at = (host: string, origin?: string, domain?: string) =>
    Object.values(passkeySite(host, { ...(origin && { origin }), ...(domain && { domain }) }));
  expect(at('play.example')).toEqual(['https://play.example', 'play.example']);
  expect(at('play.example:8443')).toEqual(['https://play.example:8443', 'play.example']);
  expect(at('localhost:3000')).toEqual(['http://localhost:3000', 'localhost']);
  expect(at('notlocalhost:3000')).toEqual(['https://notlocalhost:3000', 'notlocalhost']);
  expect(at('not a host')).toEqual(['https://nowhere.invalid', 'nowhere.invalid']);
  expect(at('10.0.0.7:3000', 'https://play.example/')).toEqual(['https://play.example', 'play.example']);
  expect(at('play.example', undefined, 'example')).toEqual(['https://play.example', 'example']);
});

test('ME-6: what is forged, or of a counter that did not rise, opens nothing', async () => {
  const server = await serve();
  const ada = await someone(server);
  const [key, other] = [keyFor(server), keyFor(server)];
  key.counter = 5;
  expect(await makePasskey(ada, key)).toBe(201);
  const phone = await someone(server);
  const stranger = identityOf(phone);
  const refused = async (forge: (challenge: string) => object) => {
    const challenge = await challengeFor(phone, ENTER);
    const answer = await phone.fetch('/api/sign-in/passkey', forge(challenge));
    expect([answer.status, await answer.json()]).toEqual([403, { is: 'wrong' }]);
    expect(identityOf(phone)).toBe(stranger);
  };
  const known = key.sign('') as unknown as { id: string };
  await refused(challenge => other.sign(challenge)); // a key nobody knows
  await refused(challenge => ({ ...other.sign(challenge), id: known.id, rawId: known.id })); // in another's name
  await refused(challenge => {
    const { response, ...rest } = key.sign(challenge);
    return { ...rest, response: { ...response, signature: response.signature.replace(/.{6}$/, 'AAAAAA') } };
  });
  await refused(challenge => {
    key.counter = 2; // a copy that was left behind
    return key.sign(challenge);
  });
  key.counter = 9;
  expect(await enter(phone, key)).toMatchObject({ is: 'in' });
  const [kept] = await server.store.passkeysOf(identityOf(ada));
  expect(kept?.counter).toBe(10);
  for (const body of [{}, { id: 'x' }, { ...key.sign('c'), id: 'x'.repeat(2000) }])
    expect((await phone.fetch('/api/sign-in/passkey', body)).status).toBe(400);
});

test('ME-7: a person has ten passkeys at most, and one taken back opens nothing', async () => {
  const server = await serve();
  const ada = await someone(server);
  const keys = Array.from({ length: LIMITS.passkeys }, () => keyFor(server));
  for (const key of keys) expect(await makePasskey(ada, key)).toBe(201);
  expect((await ada.fetch(NEW, { name: 'Ada' })).status).toBe(409);
  const { passkeys } = await ways(ada);
  expect(passkeys).toHaveLength(LIMITS.passkeys);
  expect(passkeys[0]).toMatchObject({ day: '2026-11-16' });
  const remove = (cookie: string) =>
    fetch(`http://${server.address}/api/me/passkeys/${passkeys[0]!.id}`, {
      method: 'DELETE',
      headers: { cookie },
    });
  await remove((await someone(server)).cookie);
  expect((await ways(ada)).passkeys).toHaveLength(LIMITS.passkeys);
  await remove(ada.cookie);
  expect((await ways(ada)).passkeys).toHaveLength(LIMITS.passkeys - 1);
  const phone = await someone(server);
  expect(await enter(phone, keys[0]!)).toEqual({ is: 'wrong' });
  expect(await enter(phone, keys[1]!)).toMatchObject({ is: 'in' });
});

test('ME-8 ME-9: twelve words are told once, kept as a hash, and void when there are new ones', async () => {
  const server = await serve();
  const ada = await someone(server);
  const first = await newWords(ada);
  expect(first).toHaveLength(12);
  expect(first.every(word => Number.isInteger(word) && word >= 0 && word < 512)).toBe(true);
  expect(JSON.stringify(await (await ada.fetch('/api/me/ways')).json())).toBe(
    '{"passkeys":[],"words":true,"guest":0}',
  );
  const second = await newWords(ada);
  const phone = await someone(server);
  expect(await say(phone, first)).toEqual({ is: 'wrong' });
  expect(await say(phone, second.toReversed())).toEqual({ is: 'wrong' });
  expect(await say(phone, second)).toEqual({ is: 'in', guest: 0 });
  expect(identityOf(phone)).toBe(identityOf(ada));
  expect(server.logged.join('')).not.toContain(second.join(','));
  for (const words of [[], second.slice(1), [...second.slice(1), 512], [...second.slice(1), 0.5]])
    expect((await phone.fetch('/api/sign-in/words', { words })).status).toBe(400);
});

test('ME-10: whoever guesses at words is slowed down, right or wrong, and others are not', async () => {
  const server = await serve();
  const ada = await someone(server);
  const words = await newWords(ada);
  const thief = await someone(server);
  const guess = Array.from({ length: 12 }, () => 0);
  for (let i = 0; i < LIMITS.recoveries.burst; i++) expect(await say(thief, guess)).toEqual({ is: 'wrong' });
  expect(await say(thief, guess)).toEqual({ is: 'too-fast' });
  expect(await say(thief, words)).toEqual({ is: 'too-fast' });
  expect(await say(await someone(server), words)).toMatchObject({ is: 'in' });
  clock.ms += 10_001;
  expect(await say(thief, guess)).toEqual({ is: 'wrong' });
  expect(await say(thief, guess)).toEqual({ is: 'too-fast' });
});

test('ME-11 ME-13: who this browser was is kept beside, and is back when one signs out here', async () => {
  const server = await serve();
  const ada = await someone(server);
  const words = await newWords(ada);
  const phone = await browser(server);
  const table = await phone.newTable();
  const guest = phone.identity();
  expect(await phone.post('/api/sign-in/words', { words })).toEqual({ is: 'in', guest: 1 });
  expect(phone.identity()).toBe(identityOf(ada));
  expect(await phone.tables()).toEqual([]);
  await phone.post('/api/me/sign-out', { where: 'here' });
  expect(phone.identity()).toBe(guest);
  expect(await phone.tables()).toEqual([table]);
  expect((await ways(ada)).words).toBe(true); // only here
  await phone.post('/api/me/sign-out', { where: 'here' });
  expect(phone.jar.has('fathoms')).toBe(false);
});

test('ME-12: a guest’s tables come along when asked, but for those where one is already or that are compared', async () => {
  const server = await serve();
  const { ada, table } = await startedTable(server.address);
  const words = await newWords(ada);
  const phone = await browser(server);
  const guest = phone.identity();
  const own = await phone.newTable();
  await phone.post('/api/daily/locker', { name: 'Guest' });
  const shared = (await server.store.readTable(table))!;
  const seats = shared.seats.map((seat, i) => (i === 1 ? { ...seat, owner: guest } : seat));
  await server.store.saveTable({ ...shared, seats, revision: shared.revision + 1 } as typeof shared);
  const compared = (await server.store.readTable(await phone.newTable()))!;
  await server.store.saveTable({
    ...compared,
    shared: { deal: 'd', as: 'table', tape: [] },
    revision: 1,
  });
  expect(await phone.post('/api/sign-in/words', { words })).toEqual({ is: 'in', guest: 1 });
  expect(await phone.post('/api/me/guest', {})).toEqual({ brought: 1 });
  expect(await phone.tables()).toEqual([own, table]);
  expect((await server.store.readTable(own))?.host).toBe(identityOf(ada));
  expect(await server.store.tablesOf(guest, 9)).toHaveLength(3); // theirs together, the day's, and the one others have, too
  expect((await server.store.dailyTries(guest, '2026-11-16')).length).toBe(1);
  expect(await phone.post('/api/me/guest', {})).toEqual({ brought: 0 });
});

test('ME-14: a page that was signed out elsewhere is told so, then it is a new guest’s', async () => {
  const server = await serve();
  const { ada, table, adaConnection } = await startedTable(server.address);
  const before = ada.cookie;
  expect((await signOut(ada, 'others')).status).toBe(200);
  expect(ada.cookie).not.toBe(before);
  await adaConnection.closed;
  const own = await ada.join(table); // this device came back with its new cookie
  expect(own.received.find(m => m.t === 'table')).toMatchObject({ table: { yours: [0] } });
  const other = await someone(server);
  other.cookie = before;
  const told = await other.join(table);
  expect(told.received.at(-1)).toEqual({ t: 'error', code: 'signed-out', about: 'hello' });
  await other.fetch('/api/me');
  expect(identityOf(other)).not.toBe(identityOf(ada));
  const again = await other.join(table);
  expect(again.received.find(m => m.t === 'table')).toMatchObject({ table: { yours: [] } });
  await signOut(ada, 'everywhere');
  expect(ada.cookie).toBe('fathoms=');
});

test('ME-16: who is forgotten has no way back, and is signed out on every device', async () => {
  const server = await serve();
  const ada = await someone(server);
  const words = await newWords(ada);
  const key = keyFor(server);
  await makePasskey(ada, key);
  const identity = identityOf(ada);
  const phone = await browser(server);
  const [guest, table] = [phone.identity(), await phone.newTable()];
  await server.store.addChat(table, { seat: 0, owner: guest, name: 'Ada', text: 'hello', reaction: null });
  await phone.post('/api/sign-in/words', { words });
  await phone.post('/api/me/guest', {});
  await fetch(`http://${server.address}/api/me`, { method: 'DELETE', headers: { cookie: ada.cookie } });
  expect(await server.store.chatOf(table)).toEqual([]); // the guest who became her said it
  expect(JSON.stringify(await server.store.readTable(table))).not.toContain(identity);
  expect(await server.store.passkeysOf(identity)).toEqual([]);
  const stranger = await someone(server);
  expect([await say(stranger, words), await enter(stranger, key)]).toEqual([
    { is: 'wrong' },
    { is: 'wrong' },
  ]);
  await phone.post('/api/me/words', {});
  expect(phone.identity()).not.toBe(identity);
  expect(JSON.stringify(await server.store.signOuts(0))).not.toContain(identity);
});

/** A guest who keeps all cookies, as browsers do. */
async function browser({ address }: TestServer) {
  const jar = new Map<string, string>();
  const from = `203.0.113.${++addresses}`;
  const self = {
    jar,
    async post(path: string, body?: object) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(`http://${address}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { cookie, 'x-forwarded-for': from, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      for (const set of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        if (/Max-Age=0/.test(set)) jar.delete(name);
        else jar.set(name, value);
      }
      return (await answer.json()) as { id: string; tables: { id: string }[] };
    },
    identity: () => decodeURIComponent(jar.get('fathoms') ?? '').split(/[.:]/)[0] ?? '',
    newTable: async () => (await self.post('/api/tables', { game: 'locker', seats: 2 })).id,
    tables: async () => (await self.post('/api/me')).tables.map(({ id }) => id),
  };
  await self.post('/api/me');
  return self;
}
