import { afterExpiry } from '@fathoms/kernel/expiring.ts';
import type { Game, Kinds, Seat, Seen, Viewer } from '@fathoms/kernel/game.ts';
import type { Replayed } from '@fathoms/kernel/match.ts';
import type {
  ClockInfo,
  CountdownInfo,
  News,
  PastMatch,
  PictureIds,
  SeatInfo,
  StateMessage,
  TableInfo,
} from '@fathoms/protocol/messages.ts';
import { canUndo, isFinal, type LiveMatch, outcomeOf } from '../match/live.ts';
import { NOBODY } from '../seats/forget.ts';
import { seatsOf } from '../seats/lobby.ts';
import { personIdFor } from '../seats/person-id.ts';
import { settingsOf } from '../seats/settings.ts';
import { type Occupant, openProposal, type StoredTable } from '../seats/stored-table.ts';

/** What is true of a table right now and not stored with it. */
export interface TableNow {
  readonly here: ReadonlySet<string>; // identities
  readonly awayMs: (identity: string) => number; // since they lost their connection; 0 = here
  readonly nudgedMs: (seat: Seat) => number | null; // since they were asked whether they are there; null = not asked
  readonly clock: ClockInfo | null;
  readonly countdowns: readonly CountdownInfo[];
  readonly watchers: number; // connections that play no seat
  readonly history: readonly PastMatch[];
}

export function tableInfo(table: StoredTable, identity: string, now: TableNow): TableInfo {
  const asked = openProposal(table);
  const yours = identity === NOBODY ? [] : seatsOf(table, identity);
  // who looks on from behind would see by the time who has moved
  const isBehind = yours.length === 0 && table.status === 'playing' && settingsOf(table).watchDelay > 0;
  return {
    id: table.id,
    game: table.game,
    options: table.options,
    seats: table.seats.map((seat, at) => ({
      ...seatInfo(seat, identity, now),
      ...(seat.kind === 'human' && seat.owner === table.host && { hosts: true }),
      ...(!isBehind && seat.kind === 'human' && nudged(now.nudgedMs(at))),
    })),
    status: table.status,
    watchers: now.watchers,
    commitment: table.commitment,
    ...(table.status === 'lobby' && table.sealed && { sealed: table.sealed.promises }),
    yours,
    host: identity !== NOBODY && table.host === identity,
    next: table.status === 'over' ? table.next : null,
    settings: settingsOf(table),
    asked: asked && { what: asked.what, by: asked.by, waiting: asked.waiting },
    clock: isBehind ? null : now.clock,
    countdowns: isBehind ? [] : now.countdowns,
    history: now.history,
    ...(table.status === 'lobby' && table.seeks !== undefined && { seeks: true }),
    ...(table.daily && { daily: { day: table.daily.day, counted: table.daily.counted } }),
    ...(table.shared && { shared: { deal: table.shared.deal, as: table.shared.as } }),
    ...(table.evening && { evening: table.evening }),
  };
}

/** The large parts of a state that are the same for all who may know them. */
export interface SharedParts {
  readonly publicView: () => unknown;
  readonly wholeNews: () => readonly News[]; // from the message's first step on
}

export const sharedParts = (live: LiveMatch, from: number): SharedParts => ({
  publicView: once(() => live.game.view(live.state, null)),
  wholeNews: once(() => newsOf(live.game, live, 'all', from)),
});

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Everything one pair of eyes may know, with the news from step `from` on. */
export function stateMessage(
  live: LiveMatch,
  viewer: Seat | null,
  from: number,
  pictures: PictureIds = {},
  shared: SharedParts = sharedParts(live, from),
): StateMessage {
  const { game, state } = live;
  const secret = viewer !== null && game.hasSecrets(state, viewer);
  return {
    t: 'state',
    seat: viewer,
    seq: stepCount(live),
    from,
    news: newsFor(live, viewer, from, shared),
    view: secret ? game.view(state, viewer) : shared.publicView(),
    toAct: game.toAct(state),
    outcome: outcomeOf(live),
    pictures,
    secret,
    legal: viewer === null ? [] : offeredTo(live, viewer),
    choice: viewer === null ? null : choiceFor(live, viewer),
    nth: viewer === null ? 0 : live.made[viewer],
    undo: viewer !== null && canUndo(live, viewer),
    decision: viewer === null ? null : decisionOf(live, viewer),
  };
}

/** Steps so far, the setup included. */
export const stepCount = (live: LiveMatch): number => live.steps.length + 1;

/** What a bot in this seat knows: nothing a person there would not. */
export const seenBy = (live: LiveMatch, seat: Seat): Seen<Kinds> => ({
  seat,
  view: live.game.view(live.state, seat),
  news: newsFor(live, seat, 0, sharedParts(live, 0)).flatMap(news => news.events),
});

/** What its person may decide: nothing where a bot that stood in has decided already. */
function offeredTo(live: LiveMatch, seat: Seat): string[] {
  const legal = legalFor(live, seat);
  return legal.length > 0 && isFinal(live, seat) ? [] : legal;
}

export const legalFor = (live: LiveMatch, seat: Seat): string[] =>
  live.game.legal(live.state, seat).map(action => live.game.format(action));

/** What a seat's draft would be for. */
export const decisionOf = ({ game, state }: LiveMatch, seat: Seat): string | null =>
  game.time?.decision(state, seat) ?? null;

export const choiceFor = (live: LiveMatch, seat: Seat): unknown =>
  live.game.choices?.describe(live.state, seat) ?? null;

/** A step of which nothing may be seen is news without events, so that everybody counts alike. */
export function newsOf(
  game: Game,
  told: Pick<Replayed<Kinds>, 'opening' | 'steps'>,
  viewer: Viewer,
  from: number,
): News[] {
  const visible = (events: readonly unknown[]) =>
    events.map(event => game.redact(event, viewer)).filter(event => event !== null);
  const setup: News[] = from === 0 ? [{ seat: null, by: 'table', events: visible(told.opening) }] : [];
  const steps = told.steps.slice(Math.max(0, from - 1)).map(
    ({ entry, events }): News => ({
      seat: entry.seat,
      by: entry.by ?? 'player',
      events: visible(events),
    }),
  );
  return [...setup, ...steps];
}

/** News is whole when it happens; told from the start, it is what is still known. After the end all is. */
function newsFor(live: LiveMatch, viewer: Seat | null, from: number, shared: SharedParts): readonly News[] {
  if (from > 0 && hearsAll(live, viewer, from)) return shared.wholeNews();
  const isOld = from === 0 && live.game.expiring && !outcomeOf(live);
  return newsOf(live.game, isOld ? remembered(live) : live, viewer, from);
}

function hearsAll({ game, steps }: LiveMatch, viewer: Seat | null, from: number): boolean {
  for (let i = from - 1; i < steps.length; i++)
    for (const event of steps[i].events) if (game.redact(event, viewer) !== event) return false;
  return true;
}

function remembered({ game, opening, steps }: LiveMatch): Pick<LiveMatch, 'opening' | 'steps'> {
  const [first = [], ...rest] = afterExpiry(game, [opening, ...steps.map(step => step.events)]);
  return { opening: first, steps: steps.map((step, i) => ({ ...step, events: rest[i] ?? [] })) };
}

const nudged = (nudgedMs: number | null) => (nudgedMs === null ? {} : { nudgedMs });

function seatInfo(seat: Occupant, viewer: string, now: TableNow): SeatInfo {
  if (seat.kind !== 'human') return seat;
  const { name, owner, promise, luck, standIn = null, awaited, program } = seat;
  const [here, awayMs] = [now.here.has(owner), now.awayMs(owner)];
  const personId = viewer === NOBODY ? undefined : personIdFor(viewer, program?.owner ?? owner); // a stranger recognises nobody
  return {
    ...{ kind: 'human', name, here, awayMs, standIn },
    ...(personId !== undefined && { who: personId }),
    ...(promise !== undefined && { promise }),
    ...(luck !== undefined && { luck }),
    ...(awaited && { awaited }),
    ...(program && { program: program.of }),
  };
}
