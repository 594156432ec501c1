import type { ServerMessage, StateMessage } from '@fathoms/protocol/messages.ts';

/**
 * A message as text. Most of a state is its view and its news, and the table gives those who may know the
 * same one and the same object, so their text is made once.
 */
export const encode = (message: ServerMessage): string =>
  message.t === 'state' ? encodeState(message) : text(message);

const text = JSON.stringify;

/** Field by field, since a state goes to everybody at every move and its largest parts are written already. */
const encodeState = (m: StateMessage): string =>
  `{"t":"state","seat":${m.seat},"seq":${m.seq},"from":${m.from},"news":${newsText(m.news)},` +
  `"view":${viewText(m.view)},"secret":${m.secret},"toAct":${text(m.toAct)},"legal":${text(m.legal)},` +
  `"choice":${text(m.choice)},"nth":${m.nth},"undo":${m.undo},"outcome":${text(m.outcome)},` +
  `"pictures":${text(m.pictures)},"decision":${text(m.decision)}}`;

/** Remembers the text of the object it saw last. */
function remembering(): (value: unknown) => string {
  let last: unknown = null;
  let written = 'null';
  return value => {
    if (value === last) return written;
    last = value;
    written = text(value);
    return written;
  };
}

const newsText = remembering();
const viewText = remembering();
