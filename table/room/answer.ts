import type { ClientMessage } from '@fathoms/protocol/messages.ts';
import { type Acted, act, isFinal, type LiveMatch, type TakenBack, undo } from '../match/live.ts';
import {
  clear,
  handOver,
  owns,
  seatBot,
  seatsOf,
  setOptions,
  setSeats,
  sit,
  stand,
  swap,
} from '../seats/lobby.ts';
import { contribute } from '../seats/luck.ts';
import { PROGRAM_SAYS, sitProgram } from '../seats/programs.ts';
import { setSettings, settingsOf } from '../seats/settings.ts';
import { takeBack } from '../seats/stand-in.ts';
import { change, giveUp, kickOut, leaveToBot, offer, talk } from './changes.ts';
import type { RoomCore } from './core.ts';
import { keepDraft } from './keep-draft.ts';
import { answerNudge, nudge } from './nudges.ts';
import { type Client, fail, send } from './ports.ts';
import { ask, reply } from './proposals.ts';
import { again } from './rematch.ts';
import { begin, dealOpened } from './start.ts';
import type { Written } from './storage.ts';

/** All there is to do at a deal one dives alone: nothing is taken back, lent to a bot or passed on, so that tries compare. */
const TRY: ReadonlySet<ClientMessage['t']> = new Set(['act', 'draft', 'sync', 'ping']);

/** What is the same at all tables of one deal: its luck, its options, how many play, and that all is played as it comes. */
const SETTLED: ReadonlySet<ClientMessage['t']> = new Set([
  ...(['promise', 'luck', 'options', 'seats', 'settings', 'undo'] as const),
]);

/** An evening decides who sits where and what is played; its host has other ways. */
const NOT_AT_EVENING: ReadonlySet<ClientMessage['t']> = new Set([
  ...(['sit', 'stand', 'swap', 'bot', 'clear', 'kick', 'host', 'settings'] as const),
  ...(['seats', 'options', 'rematch'] as const),
]);

/** Does what a message asks for. `conflict`: another node changed the table first; nothing was done, do it again. */
export function answer(core: RoomCore, client: Client, message: ClientMessage): Written | Promise<Written> {
  const { daily, shared, evening } = core.state.now().table;
  const isTry = daily || shared?.as === 'try';
  if ((isTry && !TRY.has(message.t)) || (client.program && !PROGRAM_SAYS.has(message.t))) {
    fail(client, 'not-now', message.t);
    return 'ok';
  }
  if (shared?.as === 'table' && SETTLED.has(message.t)) {
    if (message.t !== 'promise' && message.t !== 'luck') fail(client, 'not-now', message.t); // a page offers luck unasked
    return 'ok';
  }
  if (evening && NOT_AT_EVENING.has(message.t)) {
    fail(client, 'not-now', message.t);
    return 'ok';
  }
  switch (message.t) {
    case 'act':
      return move(core, client, message, live => act(live, message.seat, message.nth, message.action));
    case 'undo':
      return move(core, client, message, live => undo(live, message.seat, message.nth));
    default:
      return answerOther(core, client, message);
  }
}

/** What is no move. */
async function answerOther(
  core: RoomCore,
  client: Client,
  message: Exclude<ClientMessage, MoveMessage>,
): Promise<Written> {
  const { identity, program } = client;
  switch (message.t) {
    case 'draft':
      keepDraft(core, client, message);
      return 'ok';
    case 'sync':
      core.broadcaster.sync(client);
      return 'ok';
    case 'sit':
      if (core.kicked.isDisguised(client) || (await isBlocked(core, client))) {
        fail(client, 'kicked', 'sit');
        return 'ok';
      }
      if (await isElsewhere(core, client)) {
        fail(client, 'not-now', 'sit');
        return 'ok';
      }
      return change(core, client, message, table =>
        program
          ? sitProgram(table, { identity, program }, message.seat, message.name)
          : sit(table, identity, message.seat, message.name, markOf(core, client)),
      );
    case 'promise':
      return change(core, client, message, table =>
        contribute(table, identity, message.seat, { promise: message.promise }),
      );
    case 'luck': {
      const written = await change(core, client, message, table =>
        contribute(table, identity, message.seat, { luck: message.luck }),
      );
      return written === 'ok' ? dealOpened(core) : written;
    }
    case 'stand':
      return change(core, client, message, table => stand(table, identity, message.seat));
    case 'swap':
      return change(core, client, message, table => swap(table, identity, message.seat, message.other));
    case 'bot':
      return change(core, client, message, table => seatBot(table, identity, message.seat, message.level));
    case 'clear':
      return change(core, client, message, table => clear(table, identity, message.seat));
    case 'kick':
      return kickOut(core, client, message);
    case 'host':
      return change(core, client, message, table => handOver(table, identity, message.seat));
    case 'settings': {
      const before = settingsOf(core.state.now().table);
      const written = await change(core, client, message, table =>
        setSettings(table, identity, message.settings, core.game),
      );
      const { watchable, watchDelay } = settingsOf(core.state.now().table);
      const seesOther = watchable !== before.watchable || watchDelay !== before.watchDelay;
      if (written === 'ok' && seesOther) core.broadcaster.watchers();
      return written;
    }
    case 'stand-in':
      return leaveToBot(core, client, message);
    case 'back':
      return change(core, client, message, table => takeBack(table, identity, message.seat));
    case 'resign':
      return giveUp(core, client, message);
    case 'nudge':
      nudge(core, client, message.seat);
      return 'ok';
    case 'here':
      return answerNudge(core, client);
    case 'propose':
      return ask(core, client, message.what);
    case 'answer':
      return reply(core, client, message.yes);
    case 'say':
      await talk(core, client, message, message.text);
      return 'ok';
    case 'react':
      await talk(core, client, message, message);
      return 'ok';
    case 'move':
      return offer(core, client);
    case 'seats':
      return change(core, client, message, table => setSeats(table, identity, core.game, message.count));
    case 'options':
      return change(core, client, message, table => setOptions(table, identity, core.game, message.options));
    case 'start':
      return begin(core, client);
    case 'rematch':
      return again(core, client, message.game);
    case 'ping':
      send(client, { t: 'pong' });
      return 'ok';
    case 'hello':
      fail(client, 'bad-message', message.t); // greetings end where the room is chosen
      return 'ok';
    default: {
      const never: never = message;
      throw new Error(`unknown message ${JSON.stringify(never)}`);
    }
  }
}

const markOf = ({ ports }: RoomCore, { address }: Client): string | undefined =>
  address ? ports.markAddress?.(address) : undefined;

/** Who holds a seat keeps it: for them the host has other ways. */
async function isBlocked({ state, ports }: RoomCore, { identity, program }: Client): Promise<boolean> {
  const { table } = state.now();
  const person = program?.owner ?? identity;
  if (!ports.hasBlocked || table.host === person || seatsOf(table, identity).length > 0) return false;
  return ports.hasBlocked(table.host, person);
}

/** Who sits at one table of a deal knows too much for another, and so does their program. */
async function isElsewhere({ state, ports }: RoomCore, { identity, program }: Client): Promise<boolean> {
  const { table } = state.now();
  if (table.shared?.as !== 'table' || !ports.sitsElsewhere) return false;
  const { deal } = table.shared;
  const others = await Promise.all(
    [identity, ...(program ? [program.owner] : [])].map(one => ports.sitsElsewhere?.(deal, table.id, one)),
  );
  return others.includes(true);
}

type MoveMessage = Extract<ClientMessage, { t: 'act' | 'undo' }>;

/** Moves never conflict: each is tried against what another node wrote until it stands or is refused. */
async function move(
  core: RoomCore,
  client: Client,
  { t, seat, nth }: MoveMessage,
  attempt: (live: LiveMatch) => Acted | TakenBack,
): Promise<Written> {
  const result = await attemptMove(core, client, seat, attempt, () =>
    send(client, { t: 'accepted', seat, nth }),
  );
  if (result.kind === 'again') send(client, { t: 'accepted', seat, nth });
  else if (result.kind === 'refused') send(client, { t: 'refused', seat, nth, refusal: result.refusal });
  else if (result.kind !== 'accepted') fail(client, result.kind, t);
  return 'ok';
}

type MoveResult = Acted | TakenBack | { readonly kind: 'not-now' | 'no-seat' | 'bot-plays' };

function attemptMove(
  { state, moves }: RoomCore,
  { identity }: Client,
  seat: number,
  attempt: (live: LiveMatch) => Acted | TakenBack,
  accepted: () => void,
): MoveResult | Promise<MoveResult> {
  const { table, live } = state.now();
  const isClosed = table.status === 'over' && table.outcome === null;
  if (!live || isClosed) return { kind: 'not-now' };
  if (!owns(table, identity, seat)) return { kind: 'no-seat' };
  const there = table.seats[seat];
  const hasBot = there?.kind === 'human' && there.standIn !== undefined;
  const stands = !hasBot && isFinal(live, seat);
  if (!hasBot && !stands && table.status === 'playing') return moves.commit(attempt, accepted);
  // one that was accepted before the bot came, or the match ended, is still answered so
  const result = attempt(live);
  if (result.kind === 'again' || table.status !== 'playing') return result;
  return { kind: hasBot ? 'bot-plays' : 'not-now' };
}
