import type { ServerMessage } from '@fathoms/protocol/messages.ts';

/**
 * A message as text. Most of a state is its view, and the table gives those who may see the same one and the
 * same object, so its text is made once.
 */
export function encode(message: ServerMessage): string {
  if (message.t !== 'state') return JSON.stringify(message);
  const { view, ...rest } = message;
  return `${JSON.stringify(rest).slice(0, -1)},"view":${textOf(view)}}`;
}

let last = { view: null as unknown, text: 'null' };

function textOf(view: unknown): string {
  if (last.view !== view) last = { view, text: JSON.stringify(view) };
  return last.text;
}
