import type { Seat } from '@fathoms/kernel/game.ts';
import type { PictureIds, ServerMessage, StateMessage } from '@fathoms/protocol/messages.ts';
import {
  editPiece,
  type Pieces,
  rememberingEdits,
  TextPiece,
  writePatch,
} from '@fathoms/protocol/write-patch.ts';
import type { LiveMatch } from '../match/live.ts';
import { sharedParts, stateMessage } from './messages.ts';

/** A message on its way: an object for a node in the same process, text for a socket. */
export interface Outgoing {
  readonly message: ServerMessage;
  text(): string; // written once, however many get it
  pieces(): Pieces; // the text
  patch(before: Pieces): string; // what makes it of the message told before; once for all who were told that
}

/** A class, since every move makes one for every seat: what they can do is there once for all. */
class Written implements Outgoing {
  readonly message: ServerMessage;
  readonly #write: (message: ServerMessage) => Pieces;
  readonly #edit: typeof editPiece;
  #pieces: Pieces | null = null;
  #text: string | null = null;
  #before: Pieces | null = null;
  #patch = '';

  constructor(message: ServerMessage, write: (message: ServerMessage) => Pieces, edit = editPiece) {
    this.message = message;
    this.#write = write;
    this.#edit = edit;
  }

  pieces(): Pieces {
    this.#pieces ??= this.#write(this.message);
    return this.#pieces;
  }

  text(): string {
    this.#text ??= textOf(this.pieces());
    return this.#text;
  }

  patch(before: Pieces): string {
    if (this.#before !== before) {
      this.#before = before;
      this.#patch = writePatch(keyOf(this.message), before, this.pieces(), this.#edit);
    }
    return this.#patch;
  }
}

const textOf = (pieces: Pieces): string => {
  let text = '';
  for (const piece of pieces) text += piece.text;
  return text;
};

const keyOf = (message: ServerMessage): string => (message.t === 'state' ? String(message.seat) : message.t);

export const outgoing = (message: ServerMessage): Outgoing => new Written(message, inOnePiece);

const inOnePiece = (message: ServerMessage): Pieces => [new TextPiece(JSON.stringify(message))];

/** One moment of a match, told to many: what several may know is put together and written once. */
export interface StateBroadcast {
  readonly everybody: () => Outgoing; // what people without a seat are told
  readonly seat: (seat: Seat) => Outgoing;
}

export function stateBroadcast(live: LiveMatch, from: number, pictures: PictureIds): StateBroadcast {
  const shared = sharedParts(live, from);
  const [news, view, edit] = [remembering(), remembering(), rememberingEdits()];
  const write = (message: ServerMessage): Pieces => piecesOf(message as StateMessage, news, view);
  const made = new Map<Seat | null, Outgoing>();
  const to = (viewer: Seat | null): Outgoing => {
    const known =
      made.get(viewer) ?? new Written(stateMessage(live, viewer, from, pictures, shared), write, edit);
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
  new Written(JSON.parse(textOf(pieces)) as StateMessage, () => pieces);

type Parts = (part: unknown, write: () => string) => TextPiece;

/** Writes a part once: viewers who may know the same are given one and the same object. */
function remembering(): Parts {
  const known: { part: unknown; piece: TextPiece }[] = [];
  return (part, write) => {
    for (const one of known) if (one.part === part) return one.piece;
    const piece = new TextPiece(write());
    known.push({ part, piece });
    return piece;
  };
}

const anew: Parts = (_, write) => new TextPiece(write());

/** Most viewers have nothing to choose, and asking takes longer than writing that down. */
const text = (value: unknown): string => (value === null ? 'null' : JSON.stringify(value));
const listText = (list: readonly unknown[]): string => (list.length === 0 ? '[]' : JSON.stringify(list));

/** What one viewer is told like others comes first, in two pieces that are written once; then what is their own. */
const piecesOf = (m: StateMessage, news: Parts, view: Parts): Pieces => [
  headOf(m.seat),
  news(m.news, () => `"seq":${m.seq},"from":${m.from},"news":${listText(m.news)},`),
  view(
    m.view,
    () =>
      `"view":${text(m.view)},"toAct":${listText(m.toAct)},"outcome":${text(m.outcome)},"pictures":${text(m.pictures)},`,
  ),
  new TextPiece(
    `"secret":${m.secret},"legal":${listText(m.legal)},"choice":${text(m.choice)},"nth":${m.nth},` +
      `"undo":${m.undo},"decision":${text(m.decision)}}`,
  ),
];

const heads = new Map<Seat | null, TextPiece>();

function headOf(seat: Seat | null): TextPiece {
  const head = heads.get(seat) ?? new TextPiece(`{"t":"state","seat":${seat},`);
  heads.set(seat, head);
  return head;
}
