/** What two messages have in common is one and the same object: whatever is drawn from that need not be drawn anew. */
import type { StateMessage } from '@fathoms/protocol/messages.ts';

/** The later state, made of parts of the earlier one where they are equal. Its news are its own. */
export const withSameParts = (before: StateMessage, now: StateMessage): StateMessage => ({
  ...now,
  view: sameParts(before.view, now.view),
  toAct: sameParts(before.toAct, now.toAct),
  legal: sameParts(before.legal, now.legal),
  choice: sameParts(before.choice, now.choice),
  pictures: sameParts(before.pictures, now.pictures),
});

function sameParts<T>(before: unknown, now: T): T {
  if (!isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const old = before as { readonly [key: string]: unknown };
  const parts = Object.entries(now).map(([key, value]) => [key, sameParts(old[key], value)] as const);
  const isKept = ([key, value]: (typeof parts)[number]) => Object.hasOwn(old, key) && old[key] === value;
  if (Object.keys(old).length === parts.length && parts.every(isKept)) return before as T;
  return (Array.isArray(now) ? parts.map(([, value]) => value) : Object.fromEntries(parts)) as T;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
