import { createHash, generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VapidKeys } from 'web-push';
import { z } from 'zod';
import { bytes, type Subscription } from '../store/subscription.ts';

/** All that a call says. It is encrypted for the browser; push services cannot read it. */
export interface PushMessage {
  readonly table: string; // the invite code
  readonly game: string;
  readonly language: string;
  readonly ready?: true; // a table one waited for; none = it is one's turn
}

/** The way to browsers that have no page of ours open. */
export interface Push {
  readonly key: string; // what browsers subscribe with
  readonly reaches: (endpoint: string) => boolean; // we call only services we know, never a guest's address
  readonly send: (to: Subscription, message: PushMessage, signal: AbortSignal) => Promise<'sent' | 'gone'>;
}

/** The push services of the browsers there are, and everything below these names. */
const SERVICES = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
];

export const knownServices =
  (more: readonly string[]) =>
  (endpoint: string): boolean => {
    if (!URL.canParse(endpoint)) return false;
    const { protocol, hostname, username, port } = new URL(endpoint);
    const known = [...SERVICES, ...more].some(name => hostname === name || hostname.endsWith(`.${name}`));
    return protocol === 'https:' && port === '' && username === '' && known;
  };

interface PushParts {
  readonly keys: VapidKeys;
  readonly contact: string; // whom a push service may write to: mailto: or https:
  readonly reaches: Push['reaches'];
}

const KEPT_S = 24 * 60 * 60; // a service keeps a call this long for a browser that is off
const PATIENCE_MS = 10_000;
const GONE = [404, 410];
const TOPIC_LENGTH = 32; // as long as it may be

const webpush = async () => (await import('web-push')).default; // no start waits for it

export function openPush({ keys, contact, reaches }: PushParts): Push {
  return {
    key: keys.publicKey,
    reaches,
    async send({ endpoint, keys: theirs }, message, signal) {
      const { generateRequestDetails } = await webpush();
      const { headers, body } = generateRequestDetails({ endpoint, keys: theirs }, JSON.stringify(message), {
        vapidDetails: { subject: contact, ...keys },
        contentEncoding: 'aes128gcm',
        TTL: KEPT_S,
        urgency: 'normal',
        topic: topicOf(endpoint, message.table),
      });
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: headers as Record<string, string>,
        body: new Uint8Array(body ?? []),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
      });
      await answer.body?.cancel();
      if (GONE.includes(answer.status)) return 'gone';
      if (!answer.ok) throw new Error(`the push service answered ${answer.status}`);
      return 'sent';
    },
  };
}

/** A newer call replaces one that was not delivered. Push services read this, so it does not tell the table. */
const topicOf = (endpoint: string, table: string): string =>
  createHash('sha256').update(`${endpoint} ${table}`).digest('hex').slice(0, TOPIC_LENGTH);

const keyPair = z.object({ publicKey: bytes(65), privateKey: bytes(32) });

/** A point on the curve, uncompressed, and its number, as browsers and push services write them. */
export function newPushKeys(): VapidKeys {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    format: 'jwk',
  });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}

/** Our name with push services: made at the first start, readable by us alone. */
export function loadPushKeys(folder: string): VapidKeys {
  const file = join(folder, 'push-keys.json');
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(newPushKeys()), { mode: 0o600, flag: 'wx' });
  const read = keyPair.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new Error(`${file} does not hold keys; remove it to make new ones`);
  return read.data;
}
