import type { ErrorCode, Reaction, ServerMessage } from '@fathoms/protocol/messages.ts';
import { type StoredChatMessage, seatsOf, type TableMeta } from '../seats/lobby.ts';
import { personIdFor } from '../seats/person-id.ts';
import { settingsOf } from '../seats/settings.ts';

const KEPT = 60; // lines
const LONGEST = 200; // characters
const BURST = 5; // lines somebody may say
const WINDOW_MS = 10_000; // in this time

/** 1 to 200 visible characters on one line; null = nothing to say. */
export function readText(raw: string): string | null {
  const text = raw.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  const length = [...text].length;
  return length >= 1 && length <= LONGEST ? text : null;
}

type Said =
  | { readonly ok: true; readonly meta: TableMeta; readonly line: StoredChatMessage }
  | { readonly ok: false; readonly code: ErrorCode };

/** People at the table talk; those who look on listen. */
export function speak(meta: TableMeta, identity: string, what: string | { reaction: Reaction }): Said {
  const seat = seatsOf(meta, identity)[0];
  const there = seat === undefined ? undefined : meta.seats[seat];
  if (seat === undefined || there?.kind !== 'human') return { ok: false, code: 'no-seat' };
  const text = typeof what === 'string' ? readText(what) : null;
  if (typeof what === 'string' && text === null) return { ok: false, code: 'bad-message' };
  const before = meta.chat ?? [];
  const line: StoredChatMessage = {
    n: (before.at(-1)?.n ?? 0) + 1,
    seat,
    owner: identity,
    name: there.name,
    text,
    reaction: typeof what === 'string' ? null : what.reaction,
  };
  return { ok: true, line, meta: { ...meta, chat: [...before, line].slice(-KEPT) } };
}

/** Lines as one listener may hear them. */
export const chatFor = (lines: readonly StoredChatMessage[], listener: string): ServerMessage => ({
  t: 'chat',
  lines: lines.map(({ owner, ...line }) => ({ ...line, who: personIdFor(listener, owner) })),
});

/** Whoever looks on with a delay would hear of what they have not seen yet. */
export const mayListen = (meta: TableMeta, identity: string): boolean => {
  const { watchable, watchDelay } = settingsOf(meta);
  return seatsOf(meta, identity).length > 0 || meta.host === identity || (watchable && watchDelay === 0);
};

/** Lets each identity say a few lines, then asks for patience. */
export function talkRate(now: () => number): (identity: string) => boolean {
  const said = new Map<string, number[]>();
  return identity => {
    const recent = (said.get(identity) ?? []).filter(at => at > now() - WINDOW_MS);
    const allowed = recent.length < BURST;
    said.set(identity, allowed ? [...recent, now()] : recent);
    return allowed;
  };
}
