import type { ClientMessage, ErrorCode, ServerMessage } from '@fathoms/protocol/messages.ts';
import { currentEngine } from '../games/engines.ts';
import { UP } from '../ui/patience.ts';
import { joinLocalRoom, type LocalRoom } from './local-node.ts';
import { openPaint } from './local-paint.ts';
import { browserStore } from './local-store.ts';

/** What the page and the worker send besides what any node receives. */
export interface WakeUp {
  readonly t: 'ahead'; // a table of this game is about to be opened
  readonly game: string;
}
export interface PictureAsk {
  readonly t: 'picture';
  readonly n: number;
  readonly id: string;
  readonly frame: string;
}
export interface PictureReply {
  readonly t: 'picture';
  readonly n: number;
  readonly fetched: Blob | 'later' | 'gone';
}

let room: Promise<LocalRoom | null> | null = null;

const send = (message: ServerMessage | PictureReply): void => postMessage(message);

const refuse = (code: ErrorCode): null => {
  send({ t: 'error', code, about: 'hello' });
  return null;
};

const join = async (table: string): Promise<LocalRoom | null> => {
  try {
    const { draw, look } = openPaint();
    return (await joinLocalRoom(browserStore, table, send, draw, look)) ?? refuse('no-table');
  } catch (problem) {
    console.error(`local table ${table}`, problem); // such as a game begun under older rules
    return refuse('trouble');
  }
};

const show = async ({ n, id, frame }: PictureAsk): Promise<void> => {
  try {
    send({ t: 'picture', n, fetched: (await (await room)?.picture(id, frame)) ?? 'gone' });
  } catch (problem) {
    console.error(`picture ${frame}`, problem);
    send({ t: 'picture', n, fetched: 'later' });
  }
};

addEventListener('message', async ({ data }: MessageEvent<ClientMessage | PictureAsk | WakeUp>) => {
  if (data.t === 'hello') room = join(data.table);
  else if (data.t === 'ahead') await currentEngine(data.game);
  else if (data.t === 'picture') await show(data);
  else (await room)?.receive(data);
});
postMessage(UP);
