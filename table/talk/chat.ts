import type { ErrorCode, Reaction, ServerMessage } from '@fathoms/protocol/messages.ts';
import { seatsOf } from '../seats/lobby.ts';
import { personIdFor } from '../seats/person-id.ts';
import { settingsOf } from '../seats/settings.ts';
import type { StoredChatMessage, StoredTable } from '../seats/stored-table.ts';

const LONGEST = 200; // characters
const BURST = 5; // messages somebody may write
const WINDOW_MS = 10_000; // in this time

/** 1 to 200 visible characters on one line; null = nothing to say. */
export function readText(raw: string): string | null {
  const text = raw.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  const length = [...text].length;
  return length >= 1 && length <= LONGEST ? text : null;
}

/** A chat message that has no number yet: the store gives it one. */
export type NewChatMessage = Omit<StoredChatMessage, 'n'>;

type Said =
  | { readonly ok: true; readonly message: NewChatMessage }
  | { readonly ok: false; readonly code: ErrorCode };

/** People at the table talk; those who look on listen. */
export function speak(table: StoredTable, identity: string, what: string | { reaction: Reaction }): Said {
  const seat = seatsOf(table, identity)[0];
  const there = seat === undefined ? undefined : table.seats[seat];
  if (seat === undefined || there?.kind !== 'human') return { ok: false, code: 'no-seat' };
  const text = typeof what === 'string' ? readText(what) : null;
  if (typeof what === 'string' && text === null) return { ok: false, code: 'bad-message' };
  const reaction = typeof what === 'string' ? null : what.reaction;
  return { ok: true, message: { seat, owner: identity, name: there.name, text, reaction } };
}

/** Messages as one listener may hear them. */
export const chatFor = (messages: readonly StoredChatMessage[], listener: string): ServerMessage => ({
  t: 'chat',
  lines: messages.map(({ owner, ...message }) => ({ ...message, who: personIdFor(listener, owner) })),
});

/** Whoever looks on with a delay would hear of what they have not seen yet. */
export const mayListen = (table: StoredTable, identity: string): boolean => {
  const { watchable, watchDelay } = settingsOf(table);
  return seatsOf(table, identity).length > 0 || table.host === identity || (watchable && watchDelay === 0);
};

/** Lets each identity write a few messages, then asks for patience. */
export function talkRate(now: () => number): (identity: string) => boolean {
  const said = new Map<string, number[]>();
  return identity => {
    const recent = (said.get(identity) ?? []).filter(at => at > now() - WINDOW_MS);
    const allowed = recent.length < BURST;
    said.set(identity, allowed ? [...recent, now()] : recent);
    return allowed;
  };
}
