import { GAMES } from '@fathoms/games/catalog.ts';
import { pick } from '@fathoms/kernel/chance.ts';
import type { Chance } from '@fathoms/kernel/game.ts';
import { type ClientMessage, LEVELS, REACTIONS } from '@fathoms/protocol/messages.ts';
import { LIMITS } from '../guests/limits.ts';

export const KINDS =
  'hello act undo sync sit luck stand bot clear kick settings stand-in back propose answer say react move draft seats options start rematch ping pong nonsense'.split(
    ' ',
  );
export const FIELDS =
  'seat nth action name luck level settings what yes text reaction count options table protocol draft t __proto__ constructor toString'.split(
    ' ',
  );

/** Values that have broken servers before. */
export function anyValue(luck: Chance, depth = 0): unknown {
  const simple: (() => unknown)[] = [
    () => null,
    () => luck.below(2) === 0,
    () => luck.below(30) - 2,
    () => pick([1e308, -1e308, 0.5, 2 ** 53, -0, 99999999999], luck),
    () =>
      pick(
        ['', 'A', 'reveal', 'undo', '__proto__', 'constructor', '\u0000', '\ud800', '🐟'.repeat(30)],
        luck,
      ),
    () => 'x'.repeat(luck.below(luck.below(20) === 0 ? 5000 : 50)),
  ];
  const nested: (() => unknown)[] = [
    () => Array.from({ length: luck.below(20) }, () => anyValue(luck, depth + 1)),
    () => Object.fromEntries([[pick(FIELDS, luck), anyValue(luck, depth + 1)]]),
  ];
  return pick(depth < 6 ? [...simple, ...nested] : simple, luck)();
}

/** A message the schema lets pass: only the table itself can turn it down. */
function readableMessage(luck: Chance): ClientMessage {
  const [seat, nth, level] = [luck.below(5), luck.below(4), pick(LEVELS, luck)];
  const action = pick(['reveal', 'pass', 'bid 1', 'net key', 'A', 'ready', 'up 1', '1n 2e 3x'], luck);
  const messages: readonly ClientMessage[] = [
    { t: 'hello', protocol: luck.below(3), table: pick(['', 'coral-otter-42', '../../etc', '\u0000'], luck) },
    { t: 'act', seat, nth, action },
    { t: 'undo', seat, nth },
    { t: 'draft', seat, decision: pick(['round-1', ''], luck), draft: action },
    { t: 'sit', seat, name: 'Eve' },
    { t: 'promise', seat, promise: 'cd'.repeat(32) },
    { t: 'luck', seat, luck: 'ab'.repeat(32) },
    { t: 'stand', seat },
    { t: 'bot', seat, level },
    { t: 'clear', seat },
    { t: 'kick', seat },
    { t: 'seats', count: 1 + luck.below(6) },
    { t: 'options', options: { divers: 'on', clock: luck.below(90), live: 'on' } },
    { t: 'settings', settings: { listed: true, watchable: false, watchDelay: 5, tempo: 'brisk' } },
    { t: 'stand-in', seat, level },
    { t: 'back', seat },
    {
      t: 'propose',
      what: pick([{ is: 'pause' }, { is: 'undo', seat, nth }, { is: 'stand-in', seat }], luck),
    },
    { t: 'answer', yes: luck.below(2) === 0 },
    { t: 'say', text: '<script>alert(1)</script>' },
    { t: 'react', reaction: pick(REACTIONS, luck) },
    { t: 'move' },
    { t: 'start' },
    { t: 'rematch' },
    { t: 'sync' },
  ];
  return pick(messages, luck);
}

/** A message of a known kind with fields of any kind. Watchers may say anything: nothing may come of it. */
export function anyMessage(luck: Chance): string {
  if (luck.below(4) === 0) return JSON.stringify(readableMessage(luck));
  const fields = Array.from({ length: luck.below(5) }, () => [pick(FIELDS, luck), anyValue(luck)]);
  const message = {
    t: luck.below(20) === 0 ? anyValue(luck) : pick(KINDS, luck),
    ...Object.fromEntries(fields),
  };
  const text = JSON.stringify(message).slice(0, LIMITS.messageBytes + 100);
  const at = luck.below(text.length);
  switch (luck.below(8)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + String.fromCharCode(luck.below(0x250)) + text.slice(at + 1);
    case 2:
      return `${'['.repeat(luck.below(3000))}${text}`;
    default:
      return text;
  }
}

/** What the API takes, nearly: for a new table, a seat link, a wish to be called. */
function anyWish(luck: Chance): string {
  const [key] = Object.keys(GAMES);
  const wishes = [
    {
      game: pick([key, '__proto__', ''], luck),
      seats: luck.below(4),
      options: { [pick(FIELDS, luck)]: 'on' },
    },
    { game: key, seats: anyValue(luck), options: anyValue(luck) },
    { game: key, seats: luck.below(4) },
    { token: anyValue(luck) },
    {
      endpoint: pick(['https://127.0.0.1/', 'file:///etc/passwd', 'x'], luck),
      keys: anyValue(luck),
      language: 'en',
    },
  ];
  return JSON.stringify(pick(wishes, luck));
}

const COOKIES = ['', 'fathoms=x.y', `fathoms=${'a'.repeat(3000)}`, '=;=;;', 'fathoms=%00'];

/** Somewhere, somehow. */
export const anyRequest = (luck: Chance, paths: readonly string[]) => ({
  method: pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'] as const, luck),
  url:
    luck.below(3) > 0 ? pick(paths, luck) : `/${encodeURIComponent(anyBytes(luck, 60).toString('latin1'))}`,
  headers: {
    'content-type': pick(['application/json', 'text/plain', 'application/x-www-form-urlencoded', ';;'], luck),
    cookie: pick(COOKIES, luck),
    origin: pick(['https://evil.example', 'null', 'x'], luck),
  },
  payload: luck.below(2) === 0 ? anyMessage(luck) : anyBytes(luck, 300),
});

/** Where something can be changed, in the right form and from no other site. */
export const aimedRequest = (luck: Chance, table: string) => ({
  ...pick(
    [
      { method: 'POST', url: '/api/tables' },
      { method: 'POST', url: `/api/tables/${table}/claim` },
      { method: 'PUT', url: '/api/me/calls' },
    ] as const,
    luck,
  ),
  headers: { 'content-type': 'application/json', cookie: pick(COOKIES, luck) },
  payload: luck.below(4) === 0 ? anyMessage(luck) : anyWish(luck),
});

export const anyBytes = (luck: Chance, most: number): Buffer =>
  Buffer.from(Array.from({ length: luck.below(most) }, () => luck.below(256)));
