import { faded } from '@fathoms/kernel/expiring.ts';
import type { Game, Kinds, Seat, Seen, Viewer } from '@fathoms/kernel/game.ts';
import type { Replayed } from '@fathoms/kernel/match.ts';
import type {
  ClockInfo,
  CountdownInfo,
  News,
  OpenProposal,
  PictureIds,
  SeatInfo,
  StateMessage,
  TableInfo,
} from '@fathoms/protocol/messages.ts';
import { canUndo, type Live, outcomeOf } from '../match/live.ts';
import { NOBODY } from '../seats/forget.ts';
import { type Occupant, seatsOf, type TableMeta } from '../seats/lobby.ts';
import { personIdFor } from '../seats/person-id.ts';
import { settingsOf } from '../seats/settings.ts';

/** Who is connected right now. */
export interface Presence {
  readonly here: ReadonlySet<string>; // identities
  readonly awayMs: (identity: string) => number; // since they lost the line; 0 = here
  readonly asked: OpenProposal | null;
  readonly clock: ClockInfo | null;
  readonly countdowns: readonly CountdownInfo[];
  readonly watchers: number; // connections that play no seat
}

export function tableInfo(meta: TableMeta, identity: string, presence: Presence): TableInfo {
  return {
    id: meta.id,
    game: meta.game,
    options: meta.options,
    seats: meta.seats.map(seat => seatInfo(seat, identity, presence)),
    status: meta.status,
    watchers: presence.watchers,
    commitment: meta.commitment,
    yours: seatsOf(meta, identity),
    host: meta.host === identity,
    next: meta.next,
    settings: settingsOf(meta),
    asked: presence.asked,
    clock: presence.clock,
    countdowns: presence.countdowns,
    history: meta.history ?? [],
  };
}

/** Everything one pair of eyes may know, with the news from step `from` on. */
export function stateMessage(
  live: Live,
  viewer: Seat | null,
  from: number,
  pictures: PictureIds = {},
): StateMessage {
  const { game, state } = live;
  const secret = viewer !== null && game.hasSecrets(state, viewer);
  return {
    t: 'state',
    seat: viewer,
    seq: stepCount(live),
    from,
    news: newsFor(live, viewer, from),
    view: secret ? game.view(state, viewer) : publicView(live),
    secret,
    toAct: game.toAct(state),
    legal: viewer === null ? [] : legalFor(live, viewer),
    choice: viewer === null ? null : choiceFor(live, viewer),
    nth: viewer === null ? 0 : live.made[viewer],
    undo: viewer !== null && canUndo(live, viewer),
    outcome: outcomeOf(live),
    pictures,
    decision: viewer === null ? null : decisionOf(live, viewer),
  };
}

let lastPublic = { state: null as unknown, view: null as unknown };

/** One object for all who see no more, so that its text need be made only once. */
function publicView({ game, state }: Live): unknown {
  if (lastPublic.state !== state) lastPublic = { state, view: game.view(state, null) };
  return lastPublic.view;
}

/** Steps so far, the setup included. */
export const stepCount = (live: Live): number => live.steps.length + 1;

/** What a bot in this seat knows: nothing a person there would not. */
export const seenBy = (live: Live, seat: Seat): Seen<Kinds> => ({
  seat,
  view: live.game.view(live.state, seat),
  news: newsFor(live, seat, 0).flatMap(news => news.events),
});

export const legalFor = (live: Live, seat: Seat): string[] =>
  live.game.legal(live.state, seat).map(action => live.game.format(action));

/** What a seat's draft would be for. */
export const decisionOf = ({ game, state }: Live, seat: Seat): string | null =>
  game.time?.decision(state, seat) ?? null;

export const choiceFor = (live: Live, seat: Seat): unknown =>
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
function newsFor(live: Live, viewer: Seat | null, from: number): News[] {
  if (from > 0 && hearsAll(live, viewer, from)) return wholeNews(live, from);
  const isOld = from === 0 && live.game.expiring && !outcomeOf(live);
  return newsOf(live.game, isOld ? remembered(live) : live, viewer, from);
}

function hearsAll({ game, steps }: Live, viewer: Seat | null, from: number): boolean {
  for (let i = from - 1; i < steps.length; i++)
    for (const event of steps[i].events) if (game.redact(event, viewer) !== event) return false;
  return true;
}

let lastNews = { live: null as Live | null, from: 0, news: [] as News[] };

/** As with the public view, one object for all who may know it. */
function wholeNews(live: Live, from: number): News[] {
  if (lastNews.live !== live || lastNews.from !== from)
    lastNews = { live, from, news: newsOf(live.game, live, 'all', from) };
  return lastNews.news;
}

function remembered({ game, opening, steps }: Live): Pick<Live, 'opening' | 'steps'> {
  const [first = [], ...rest] = faded(game, [opening, ...steps.map(step => step.events)]);
  return { opening: first, steps: steps.map((step, i) => ({ ...step, events: rest[i] ?? [] })) };
}

function seatInfo(seat: Occupant, viewer: string, presence: Presence): SeatInfo {
  if (seat.kind !== 'human') return seat;
  const { name, owner, luck, standIn = null } = seat;
  const [here, awayMs] = [presence.here.has(owner), presence.awayMs(owner)];
  const who = viewer === NOBODY ? undefined : personIdFor(viewer, owner); // a stranger recognises nobody
  return {
    ...{ kind: 'human', name, here, awayMs, standIn },
    ...(who !== undefined && { who }),
    ...(luck !== undefined && { luck }),
  };
}
