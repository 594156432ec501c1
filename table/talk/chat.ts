import type { ErrorCode, Reaction, ServerMessage } from '@fathoms/protocol/messages.ts';
import { readName, seatsOf } from '../seats/lobby.ts';
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

/** People at the table talk; while a match is played, those who stand listen. `name`: what they call themselves. */
export function speak(
  table: StoredTable,
  identity: string,
  what: string | { reaction: Reaction },
  name = '',
): Said {
  const speaker = speakerAt(table, identity, name);
  if (typeof speaker === 'string') return { ok: false, code: speaker };
  const text = typeof what === 'string' ? readText(what) : null;
  if (typeof what === 'string' && text === null) return { ok: false, code: 'bad-message' };
  const reaction = typeof what === 'string' ? null : what.reaction;
  return { ok: true, message: { ...speaker, owner: identity, text, reaction } };
}

function speakerAt(
  table: StoredTable,
  identity: string,
  name: string,
): Pick<NewChatMessage, 'seat' | 'name'> | ErrorCode {
  const seat = seatsOf(table, identity)[0];
  const there = seat === undefined ? undefined : table.seats[seat];
  if (seat !== undefined && there?.kind === 'human') return { seat, name: there.name };
  if (table.status === 'playing' || !mayListen(table, identity)) return 'no-seat';
  if (table.barred?.includes(identity)) return 'kicked';
  const clean = readName(name);
  return clean === null ? 'bad-name' : { seat: null, name: clean };
}

/** Messages as one listener may hear them. */
export const chatFor = (messages: readonly StoredChatMessage[], listener: string): ServerMessage => ({
  t: 'chat',
  lines: messages.map(({ owner, ...message }) => ({
    ...message,
    who: personIdFor(listener, owner),
    ...(owner === listener && { own: true }),
  })),
});

/** Whoever looks on with a delay would hear of what they have not seen yet; before the start there is nothing to see. */
export const mayListen = (table: StoredTable, identity: string): boolean => {
  const { watchable, watchDelay } = settingsOf(table);
  if (table.status === 'lobby' || seatsOf(table, identity).length > 0 || table.host === identity) return true;
  return watchable && (watchDelay === 0 || table.status === 'over');
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
