/** A table in a worker of this browser: needs no network. */
import { PROTOCOL, type ServerMessage } from '@fathoms/protocol/messages.ts';
import type { Transport } from './connection.ts';
import type { PictureAsk, PictureReply } from './local-worker.ts';
import type { FetchedPicture } from './picture-loader.ts';

export const localTransport: Transport = {
  connect(table, onMessage, onCondition) {
    const worker = new Worker(new URL('./local-worker.ts', import.meta.url), { type: 'module' });
    const pictures = new Map<number, (fetched: FetchedPicture) => void>(); // who waits for one
    let asked = 0;
    onCondition({ is: 'connecting' });
    worker.onmessage = ({ data }: MessageEvent<ServerMessage | PictureReply>) => {
      if (data.t === 'picture') {
        pictures.get(data.n)?.(data.fetched);
        pictures.delete(data.n);
      } else if (data.t === 'error' && data.about === 'hello')
        onCondition({ is: 'gone', why: data.code === 'no-table' ? 'no-table' : 'trouble' });
      else {
        if (data.t === 'table') onCondition({ is: 'live' });
        onMessage(data);
      }
    };
    worker.onerror = event => {
      console.error('the local table stopped', event.message);
      onCondition({ is: 'gone', why: 'trouble' });
    };
    worker.postMessage({ t: 'hello', protocol: PROTOCOL, table });
    return {
      send: message => worker.postMessage(message),
      picture(id, frame) {
        const ask: PictureAsk = { t: 'picture', n: ++asked, id, frame };
        worker.postMessage(ask);
        return new Promise(resolve => pictures.set(ask.n, resolve));
      },
      retry: () => {},
      close: () => worker.terminate(),
    };
  },
};
