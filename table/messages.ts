import type { Kinds, Seat, Seen } from '@fathoms/kernel/game.ts';
import type { News, SeatInfo, StateMessage, TableInfo } from '@fathoms/protocol/messages.ts';
import { canUndo, decisions, type Live, outcomeOf } from './live.ts';
import { type Occupant, seatsOf, type TableMeta } from './lobby.ts';

/** Who is connected right now. */
export interface Presence {
  readonly here: ReadonlySet<string>; // identities
  readonly watchers: number; // connections that play no seat
}

export function tableInfo(meta: TableMeta, identity: string, presence: Presence): TableInfo {
  return {
    id: meta.id,
    game: meta.game,
    options: meta.options,
    seats: meta.seats.map(seat => seatInfo(seat, presence)),
    status: meta.status,
    watchers: presence.watchers,
    commitment: meta.commitment,
    yours: seatsOf(meta, identity),
    host: meta.host === identity,
    next: meta.next,
  };
}

/** Everything one pair of eyes may know, with the news from step `from` on. */
export function stateMessage(live: Live, viewer: Seat | null, from: number): StateMessage {
  const { game, state } = live;
  const view = game.view(state, viewer);
  return {
    t: 'state',
    seat: viewer,
    seq: stepCount(live),
    from,
    news: newsFor(live, viewer, from),
    view,
    secret: viewer !== null && JSON.stringify(view) !== JSON.stringify(game.view(state, null)),
    toAct: game.toAct(state),
    legal: viewer === null ? [] : legalFor(live, viewer),
    choice: viewer === null ? null : choiceFor(live, viewer),
    nth: viewer === null ? 0 : decisions(live, viewer).length,
    undo: viewer !== null && canUndo(live, viewer),
    outcome: outcomeOf(live),
  };
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

export const choiceFor = (live: Live, seat: Seat): unknown =>
  live.game.choices?.describe(live.state, seat) ?? null;

/** A step of which nothing may be seen is news without events, so that everybody counts alike. */
function newsFor(live: Live, viewer: Seat | null, from: number): News[] {
  const visible = (events: readonly unknown[]) =>
    events.map(event => live.game.redact(event, viewer)).filter(event => event !== null);
  const setup: News[] = from === 0 ? [{ seat: null, by: 'table', events: visible(live.opening) }] : [];
  const steps = live.steps.slice(Math.max(0, from - 1)).map(
    ({ entry, events }): News => ({
      seat: entry.seat,
      by: entry.by ?? 'player',
      events: visible(events),
    }),
  );
  return [...setup, ...steps];
}

function seatInfo(seat: Occupant, presence: Presence): SeatInfo {
  if (seat.kind !== 'human') return seat;
  return { kind: 'human', name: seat.name, here: presence.here.has(seat.owner) };
}
