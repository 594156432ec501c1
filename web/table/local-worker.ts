import type { ClientMessage, ErrorCode, ServerMessage } from '@fathoms/protocol/messages.ts';
import { joinLocalRoom, type LocalRoom } from './local-room.ts';
import { browserStore } from './local-store.ts';

let room: Promise<LocalRoom | null> | null = null;

const refuse = (code: ErrorCode): null => {
  postMessage({ t: 'error', code, about: 'hello' } satisfies ServerMessage);
  return null;
};

const join = async (table: string): Promise<LocalRoom | null> => {
  try {
    const joined = await joinLocalRoom(browserStore, table, message => postMessage(message));
    return joined ?? refuse('no-table');
  } catch (problem) {
    console.error(`local table ${table}`, problem); // such as a game begun under older rules
    return refuse('trouble');
  }
};

addEventListener('message', async ({ data }: MessageEvent<ClientMessage>) => {
  if (data.t === 'hello') room = join(data.table);
  else (await room)?.receive(data);
});
