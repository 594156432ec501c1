/** What a push notification looks like on the device. */
import { siteOf } from '../games/sites.ts';
import { LANGUAGES, type Language } from '../settings/language.ts';
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
  const { table, game, language, ready } = (value ?? {}) as { [key: string]: unknown };
  if (typeof table !== 'string' || !/^[a-z0-9-]+$/.test(table) || typeof game !== 'string') return null;
  const spoken = LANGUAGES.find(known => known === language) ?? LANGUAGES[0];
  return ready === true ? readyNotice(game, table, spoken) : notice(game, table, spoken, 'title');
}

/** A table one waited for. */
export const readyNotice = (game: string, table: string, language: Language): PushNotice =>
  notice(game, table, language, 'ready');

function notice(game: string, table: string, language: Language, kind: 'title' | 'ready'): PushNotice {
  const words = PUSH[language];
  const name = siteOf(game)?.words[language].name ?? 'Fathoms';
  return { title: words[kind](name), body: words.body(table), table };
}

/** Whether a page with this address shows the table. */
export const shows = (address: string, table: string): boolean => new URL(address).pathname === `/t/${table}`;

/** One a table: a newer one takes its place. */
export const shownAs = ({ title, body, table }: PushNotice): [string, NotificationOptions] => [
  title,
  { body, tag: table, icon: '/icon-192.png', data: table },
];
