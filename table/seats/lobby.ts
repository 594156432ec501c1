import type { Game, Outcome, Seat } from '@fathoms/kernel/game.ts';
import { chosen, readOptions } from '@fathoms/kernel/options.ts';
import type {
  ChatMessage,
  ErrorCode,
  Level,
  OpenProposal,
  OptionValues,
  PastMatch,
  StandIn,
  TableSettings,
  TableStatus,
} from '@fathoms/protocol/messages.ts';
import { type Contribution, commitmentOf, isContribution } from '../match/fairness.ts';

/** Who sits in a seat. An owner is an identity: it may play several seats. */
export type Occupant =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'human';
      readonly name: string;
      readonly owner: string;
      readonly luck?: string; // its contribution
      readonly standIn?: StandIn; // plays until the owner takes the seat back
    }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level };

/** Everything about a table but its moves. Plain data; the seed is secret until the end. */
export interface TableMeta {
  readonly id: string;
  readonly revision?: number; // how often these facts were replaced; none = never
  readonly game: string;
  readonly version: number; // of the game's rules
  readonly options: OptionValues;
  readonly seats: readonly Occupant[];
  readonly status: TableStatus;
  readonly seed: string;
  readonly commitment: string;
  readonly host: string; // an identity
  readonly next: string | null; // the rematch
  readonly rolls: readonly number[]; // used by the setup; [] before the start
  readonly contributions?: readonly Contribution[]; // per seat, fixed at the start; none = the seed alone decides
  readonly continues?: number; // so many entries, and the setup, were taken from another match
  readonly settings?: TableSettings; // none = the usual ones
  readonly barred?: readonly string[]; // identities the host sent ashore
  readonly outcome?: Outcome; // once it is over
  readonly history?: readonly PastMatch[]; // of the matches before this one
  readonly chat?: readonly StoredChatMessage[]; // the newest lines
  readonly clock?: Clock; // of a match in play at a table with a tempo
  readonly countdowns?: readonly StoredCountdown[];
  readonly pausedAt?: number; // when people agreed that time stands still; none = it goes by
  readonly closed?: true; // an operator ended it: nothing is played on
  readonly asked?: OpenProposal; // the proposal on the table
  readonly moves?: readonly Moving[]; // people on their way to another device
}

/** Everybody's time. Plain data: it is kept with the table's facts. */
export interface Clock {
  readonly left: readonly number[]; // per seat, milliseconds; never below 0
  readonly at: number; // when `left` was true, milliseconds
}

/** A countdown on its way. Kept with the table's facts, so that a restart gives nobody more time. */
export interface StoredCountdown {
  readonly key: string;
  readonly endsAt: number; // milliseconds since 1970
}

/** A line of the chat with the identity of whoever said it, which nobody is told. */
export type StoredChatMessage = Omit<ChatMessage, 'who'> & { readonly owner: string };

/** Whoever brings the token whose hash this is gets the seats of `owner`, once. */
export interface Moving {
  readonly hash: string;
  readonly owner: string;
}

/** A change of the table, or why it may not be. */
export type Change =
  | { readonly ok: true; readonly meta: TableMeta }
  | { readonly ok: false; readonly code: ErrorCode };

export interface Wish {
  readonly id: string;
  readonly seed: string;
  readonly host: string;
  readonly seats: number;
  readonly options: OptionValues;
}

const OPEN: Occupant = { kind: 'open' };
const LONGEST_NAME = 24;
const MOST_PAST = 50; // matches a table remembers
const BOT_NAMES = ['Marlow', 'Pearl', 'Finley', 'Coralie', 'Bosko', 'Isla', 'Tamsin', 'Orrin'];

export function newTable(game: Game, wish: Wish): Change {
  const read = readOptions(game, wish.seats, chosen(wish.options));
  if (!read.ok) return no('bad-options');
  return yes({
    id: wish.id,
    game: game.id,
    version: game.version,
    options: read.options,
    seats: Array.from({ length: wish.seats }, () => OPEN),
    status: 'lobby',
    seed: wish.seed,
    commitment: commitmentOf(wish.seed),
    host: wish.host,
    next: null,
    rolls: [],
  });
}

/** Takes an open seat, or changes the name on one's own. */
export function sit(meta: TableMeta, identity: string, seat: Seat, name: string): Change {
  const there = meta.seats[seat];
  if (meta.status !== 'lobby') return no('not-now');
  if (!there) return no('no-seat');
  if (meta.barred?.includes(identity)) return no('kicked');
  if (there.kind !== 'open' && !owns(meta, identity, seat)) return no('seat-taken');
  const clean = readName(name);
  return clean === null
    ? no('bad-name')
    : placed(meta, seat, {
        ...(there.kind === 'human' ? there : {}),
        kind: 'human',
        name: clean,
        owner: identity,
      });
}

export function stand(meta: TableMeta, identity: string, seat: Seat): Change {
  if (meta.status !== 'lobby') return no('not-now');
  return owns(meta, identity, seat) ? placed(meta, seat, OPEN) : no('no-seat');
}

/** The host puts a bot into a seat no person holds, or gives the bot there another level. */
export function seatBot(meta: TableMeta, identity: string, seat: Seat, level: Level): Change {
  const there = meta.seats[seat];
  const wrong = hostOnly(meta, identity);
  if (wrong) return no(wrong);
  if (!there) return no('no-seat');
  if (there.kind === 'human') return no('seat-taken');
  return placed(meta, seat, { kind: 'bot', name: there.kind === 'bot' ? there.name : freeName(meta), level });
}

export function clear(meta: TableMeta, identity: string, seat: Seat): Change {
  const wrong = hostOnly(meta, identity);
  if (wrong) return no(wrong);
  return meta.seats[seat] ? placed(meta, seat, OPEN) : no('no-seat');
}

/** Empties a person's seats and keeps them out of every other; they may still watch. */
export function kick(meta: TableMeta, identity: string, seat: Seat): Change {
  const there = meta.seats[seat];
  const wrong = hostOnly(meta, identity);
  if (wrong) return no(wrong);
  if (there?.kind !== 'human' || there.owner === identity) return no('no-seat');
  const seats = meta.seats.map((other, i) => (owns(meta, there.owner, i) ? OPEN : other));
  return yes({ ...meta, seats, barred: [...(meta.barred ?? []), there.owner] });
}

/** More seats are open ones; fewer lose open seats first, then bots, never people. */
export function setSeats(meta: TableMeta, identity: string, game: Game, count: number): Change {
  const wrong = hostOnly(meta, identity);
  if (wrong) return no(wrong);
  if (!readOptions(game, count, meta.options).ok) return no('bad-options');
  const seats = [...meta.seats];
  while (seats.length < count) seats.push(OPEN);
  while (seats.length > count) {
    const open = seats.findLastIndex(seat => seat.kind === 'open');
    const spare = open >= 0 ? open : seats.findLastIndex(seat => seat.kind === 'bot');
    if (spare < 0) return no('seat-taken');
    seats.splice(spare, 1);
  }
  return yes({ ...meta, seats });
}

/** Options not named stay as they are. */
export function setOptions(meta: TableMeta, identity: string, game: Game, options: OptionValues): Change {
  const wrong = hostOnly(meta, identity);
  if (wrong) return no(wrong);
  const read = readOptions(game, meta.seats.length, { ...meta.options, ...chosen(options) });
  return read.ok ? yes({ ...meta, options: read.options }) : no('bad-options');
}

/** A seat's own luck, before the start. The first one counts; coming again or too late is no fault. */
export function contribute(meta: TableMeta, identity: string, seat: Seat, luck: string): Change {
  const there = meta.seats[seat];
  if (!isContribution(luck)) return no('bad-message');
  if (meta.status !== 'lobby' || there?.kind !== 'human' || there.owner !== identity) return yes(meta);
  return there.luck === undefined ? placed(meta, seat, { ...there, luck }) : yes(meta);
}

/** What the people at the table add to its luck, in the order of the seats. */
export const contributionsOf = (meta: TableMeta): Contribution[] =>
  meta.seats.map(seat => (seat.kind === 'human' ? (seat.luck ?? null) : null));

/** Whether the host may start now; the room deals and changes the status. */
export function mayStart(meta: TableMeta, identity: string): ErrorCode | null {
  const wrong = hostOnly(meta, identity);
  if (wrong) return wrong;
  return meta.seats.some(seat => seat.kind === 'open') ? 'not-now' : null;
}

/** Whether a player (or the host) may ask for another match at a table that has ended. */
export function mayRematch(meta: TableMeta, identity: string): ErrorCode | null {
  if (meta.status !== 'over') return 'not-now';
  return meta.host === identity || seatsOf(meta, identity).length > 0 ? null : 'no-seat';
}

/**
 * The same people and bots, everybody one seat on, so that the start goes round. The asker is host. Luck
 * that was contributed is spent: it was known before the new seed was chosen.
 */
export function rematch(
  meta: TableMeta,
  asker: string,
  fresh: Pick<TableMeta, 'id' | 'seed'> & Partial<Pick<TableMeta, 'version' | 'options'>>,
): TableMeta {
  const {
    contributions,
    continues,
    moves,
    clock,
    countdowns,
    pausedAt,
    chat,
    asked,
    closed,
    revision,
    outcome,
    ...lasting
  } = meta;
  return {
    ...lasting,
    ...fresh,
    ...(outcome && { history: [...(meta.history ?? []), pastMatch(meta, outcome)].slice(-MOST_PAST) }),
    seats: [...meta.seats.slice(1), ...meta.seats.slice(0, 1)].map(asSatDown),
    status: 'lobby',
    commitment: commitmentOf(fresh.seed),
    host: asker,
    next: null,
    rolls: [],
  };
}

const pastMatch = ({ id, seats }: TableMeta, { places, scores }: Outcome): PastMatch => ({
  table: id,
  names: seats.map(seat => (seat.kind === 'open' ? '' : seat.name)),
  places,
  scores,
});

export const owns = (meta: TableMeta, identity: string, seat: Seat): boolean => {
  const there = meta.seats[seat];
  return there?.kind === 'human' && there.owner === identity;
};

export function seatsOf(meta: TableMeta, identity: string): Seat[] {
  const own: Seat[] = [];
  for (let seat = 0; seat < meta.seats.length; seat++) if (owns(meta, identity, seat)) own.push(seat);
  return own;
}

/** 1 to 24 visible characters; null = not a name. */
export function readName(raw: string): string | null {
  const name = raw.trim();
  const length = [...name].length;
  return length >= 1 && length <= LONGEST_NAME && !/[\p{C}\p{Zl}\p{Zp}]/u.test(name) ? name : null;
}

function hostOnly(meta: TableMeta, identity: string): ErrorCode | null {
  if (meta.host !== identity) return 'not-host';
  return meta.status === 'lobby' ? null : 'not-now';
}

function freeName(meta: TableMeta): string {
  const taken = new Set(meta.seats.map(seat => (seat.kind === 'open' ? '' : seat.name)));
  return BOT_NAMES.find(name => !taken.has(name)) ?? 'Bot';
}

/** Without what belonged to one match: the luck brought along, and a bot that stood in. */
function asSatDown(seat: Occupant): Occupant {
  return seat.kind === 'human' ? { kind: 'human', name: seat.name, owner: seat.owner } : seat;
}

export const placed = (meta: TableMeta, seat: Seat, occupant: Occupant): Change =>
  yes({ ...meta, seats: meta.seats.with(seat, occupant) });

export const yes = (meta: TableMeta): Change => ({ ok: true, meta });
export const no = (code: ErrorCode): Change => ({ ok: false, code });
