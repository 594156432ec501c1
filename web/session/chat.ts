/** The chat of a table, as this device keeps and shows it. */
import type { ChatMessage } from '@fathoms/protocol/messages.ts';

/** Messages come one by one, and all again after the connection was lost. */
export function withMessages(
  before: readonly ChatMessage[],
  messages: readonly ChatMessage[],
): readonly ChatMessage[] {
  const last = before.at(-1)?.n ?? 0;
  const fresh = messages.filter(message => message.n > last);
  return fresh.length > 0 ? [...before, ...fresh] : before;
}

const KEY = 'fathoms:blocked';
const MOST = 200; // the oldest are shown again

/** Somebody this device does not want to hear from, at any table and under any name. */
export interface Blocked {
  readonly who: string; // their person id
  readonly name: string; // when they were blocked
  readonly apart?: true; // the server keeps them from one's tables too
}

export function readBlocked(stored: string | null): readonly Blocked[] {
  try {
    const people: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(people) ? people.filter(isBlocked) : [];
  } catch {
    return []; // unreadable storage: show everybody
  }
}

const isBlocked = (value: unknown): value is Blocked => {
  const { who, name, apart } = (value ?? {}) as { readonly [key: string]: unknown };
  return typeof who === 'string' && typeof name === 'string' && (apart === undefined || apart === true);
};

export const loadBlocked = (): readonly Blocked[] => {
  try {
    return readBlocked(localStorage.getItem(KEY));
  } catch {
    return [];
  }
};

export function saveBlocked(people: readonly Blocked[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(people.slice(-MOST)));
  } catch {
    // a full or closed storage costs the memory of it, not the quiet
  }
}

export const isBlockedBy = (people: readonly Blocked[], personId: string): boolean =>
  people.some(blocked => blocked.who === personId);

/** The list with somebody in it as they are now, or without them. */
export const withBlocked = (
  people: readonly Blocked[],
  personId: string,
  entry: Blocked | null,
): readonly Blocked[] => [...people.filter(({ who }) => who !== personId), ...(entry ? [entry] : [])];

export const audible = (
  messages: readonly ChatMessage[],
  blocked: readonly Blocked[],
): readonly ChatMessage[] => messages.filter(message => !isBlockedBy(blocked, message.who));
