import type { Seat } from '@fathoms/kernel/game.ts';
import type { PictureIds, ServerMessage, StateMessage } from '@fathoms/protocol/messages.ts';
import type { LiveMatch } from '../match/live.ts';
import { sharedParts, stateMessage } from './messages.ts';

/** A message on its way: an object for a node in the same process, text for a socket. */
export interface Outgoing {
  readonly message: ServerMessage;
  readonly text: () => string; // written once, however many get it
}

export const outgoing = (message: ServerMessage): Outgoing => written(message, () => JSON.stringify(message));

/** One moment of a match, told to many: what several may know is put together and written once. */
export interface StateBroadcast {
  readonly everybody: () => Outgoing; // what people without a seat are told
  readonly seat: (seat: Seat) => Outgoing;
}

export function stateBroadcast(live: LiveMatch, from: number, pictures: PictureIds): StateBroadcast {
  const shared = sharedParts(live, from);
  const [news, view] = [remembering(), remembering()];
  const made = new Map<Seat | null, Outgoing>();
  const to = (viewer: Seat | null): Outgoing => {
    const known =
      made.get(viewer) ?? stateOutgoing(stateMessage(live, viewer, from, pictures, shared), news, view);
    made.set(viewer, known);
    return known;
  };
  return { everybody: () => to(null), seat: to };
}

/**
 * The whole story of a match that stands still, kept for all who come for it. It is read back from its text: an
 * engine that sees the objects of a state live long takes those of every move for long-lived, and lets them pile up.
 */
export function keptStory(live: LiveMatch, pictures: PictureIds): StateBroadcast {
  const kept = new Map<Seat | null, Outgoing>();
  const to = (viewer: Seat | null): Outgoing => {
    const known = kept.get(viewer) ?? readBack(text(stateMessage(live, viewer, 0, pictures)));
    kept.set(viewer, known);
    return known;
  };
  return { everybody: () => to(null), seat: to };
}

const readBack = (known: string): Outgoing => ({
  message: JSON.parse(known) as StateMessage,
  text: () => known,
});

type Texts = (part: unknown) => string;

/** Remembers the text of the part it wrote last: viewers who may know the same are given one and the same object. */
function remembering(): Texts {
  let last: unknown;
  let known = '';
  return part => {
    if (part !== last) [last, known] = [part, text(part)];
    return known;
  };
}

const text = JSON.stringify;

/** Field by field, since a state goes to everybody at every move and its largest parts are written already. */
const stateOutgoing = (m: StateMessage, news: Texts, view: Texts): Outgoing =>
  written(
    m,
    () =>
      `{"t":"state","seat":${m.seat},"seq":${m.seq},"from":${m.from},"news":${news(m.news)},` +
      `"view":${view(m.view)},"secret":${m.secret},"toAct":${text(m.toAct)},"legal":${text(m.legal)},` +
      `"choice":${text(m.choice)},"nth":${m.nth},"undo":${m.undo},"outcome":${text(m.outcome)},` +
      `"pictures":${text(m.pictures)},"decision":${text(m.decision)}}`,
  );

function written(message: ServerMessage, write: () => string): Outgoing {
  let known: string | null = null;
  return {
    message,
    text() {
      known ??= write();
      return known;
    },
  };
}
