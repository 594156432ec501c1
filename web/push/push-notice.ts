/** What a push notification looks like on the device. */
import { siteOf } from '../games/sites.ts';
import { LANGUAGES } from '../settings/language.ts';
import { PUSH } from './words.ts';

export interface PushNotice {
  readonly title: string;
  readonly body: string;
  readonly table: string;
}

/** Null = not one of ours. */
export function readPushNotice(text: string): PushNotice | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const { table, game, language } = (value ?? {}) as { [key: string]: unknown };
  if (typeof table !== 'string' || !/^[a-z0-9-]+$/.test(table) || typeof game !== 'string') return null;
  const spoken = LANGUAGES.find(known => known === language) ?? LANGUAGES[0];
  const words = PUSH[spoken];
  const name = siteOf(game)?.words[spoken].name ?? 'Fathoms';
  return { title: words.title(name), body: words.body(table), table };
}

/** Whether a page with this address shows the table. */
export const shows = (address: string, table: string): boolean => new URL(address).pathname === `/t/${table}`;
