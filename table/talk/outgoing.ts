import type { Seat } from '@fathoms/kernel/game.ts';
import type { PictureIds, ServerMessage, StateMessage } from '@fathoms/protocol/messages.ts';
import { editPiece, type PieceEdit, rememberingEdits, writePatch } from '@fathoms/protocol/write-patch.ts';
import type { LiveMatch } from '../match/live.ts';
import { sharedParts, stateMessage } from './messages.ts';

/** A text cut where it changes and where it stays the same: in order, all of it. */
export type Pieces = readonly string[];

/** A message on its way: an object for a node in the same process, text for a socket. */
export interface Outgoing {
  readonly message: ServerMessage;
  readonly text: () => string; // written once, however many get it
  readonly pieces: () => Pieces; // the text
  readonly patch: (before: Pieces) => string; // what makes it of the message told before; once for all who were told that
}

export const outgoing = (message: ServerMessage): Outgoing =>
  written(message, () => [JSON.stringify(message)], plainEdits);

/** One moment of a match, told to many: what several may know is put together and written once. */
export interface StateBroadcast {
  readonly everybody: () => Outgoing; // what people without a seat are told
  readonly seat: (seat: Seat) => Outgoing;
}

export function stateBroadcast(live: LiveMatch, from: number, pictures: PictureIds): StateBroadcast {
  const shared = sharedParts(live, from);
  const [news, view, edits] = [remembering(), remembering(), sharedEdits()];
  const made = new Map<Seat | null, Outgoing>();
  const to = (viewer: Seat | null): Outgoing => {
    const known =
      made.get(viewer) ??
      stateOutgoing(stateMessage(live, viewer, from, pictures, shared), news, view, edits);
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
    const known = kept.get(viewer) ?? readBack(piecesOf(stateMessage(live, viewer, 0, pictures), anew, anew));
    kept.set(viewer, known);
    return known;
  };
  return { everybody: () => to(null), seat: to };
}

const readBack = (pieces: Pieces): Outgoing =>
  written(JSON.parse(pieces.join('')) as StateMessage, () => pieces, plainEdits);

type Texts = (part: unknown, write: () => string) => string;

/** Remembers the text of the part it wrote last: viewers who may know the same are given one and the same object. */
function remembering(): Texts {
  let last: unknown;
  let known = '';
  return (part, write) => {
    if (part !== last) [last, known] = [part, write()];
    return known;
  };
}

const anew: Texts = (_, write) => write();
const text = JSON.stringify;

const stateOutgoing = (m: StateMessage, news: Texts, view: Texts, edits: Edits): Outgoing =>
  written(m, () => piecesOf(m, news, view), edits);

/** What one viewer is told like others comes first, in two pieces that are written once; then what is their own. */
const piecesOf = (m: StateMessage, news: Texts, view: Texts): Pieces => [
  `{"t":"state","seat":${m.seat},`,
  news(m.news, () => `"seq":${m.seq},"from":${m.from},"news":${text(m.news)},`),
  view(
    m.view,
    () =>
      `"view":${text(m.view)},"toAct":${text(m.toAct)},"outcome":${text(m.outcome)},"pictures":${text(m.pictures)},`,
  ),
  `"secret":${m.secret},"legal":${text(m.legal)},"choice":${text(m.choice)},"nth":${m.nth},` +
    `"undo":${m.undo},"decision":${text(m.decision)}}`,
];

/** How the pieces of a text came from those before. */
type Edits = (before: Pieces, after: Pieces) => PieceEdit[];

const plainEdits: Edits = (before, after) => after.map((piece, i) => editPiece(before[i] ?? '', piece));

/** The same for one moment told to many: of most pieces there are few, one for all or one for each seat. */
function sharedEdits(): Edits {
  const edits: (typeof editPiece)[] = [];
  return (before, after) =>
    after.map((piece, i) => {
      const edit = edits[i] ?? rememberingEdits();
      edits[i] = edit;
      return edit(before[i] ?? '', piece);
    });
}

function written(message: ServerMessage, write: () => Pieces, edits: Edits): Outgoing {
  let known: Pieces | null = null;
  let whole: string | null = null;
  let last: { readonly before: Pieces; readonly patch: string } | null = null;
  const pieces = (): Pieces => {
    known ??= write();
    return known;
  };
  return {
    message,
    pieces,
    text() {
      whole ??= pieces().join('');
      return whole;
    },
    patch(before) {
      if (last?.before !== before)
        last = { before, patch: writePatch(keyOf(message), edits(before, pieces())) };
      return last.patch;
    },
  };
}

const keyOf = (message: ServerMessage): string => (message.t === 'state' ? String(message.seat) : message.t);
