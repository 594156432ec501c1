/** A table in a worker of this browser: needs no network. */
import { type ClientMessage, PROTOCOL, type ServerMessage } from '@fathoms/protocol/messages.ts';
import { startWorker } from '../ui/patience.ts';
import type { Transport } from './connection.ts';
import type { PictureAsk, PictureReply, WakeUp } from './local-worker.ts';
import type { FetchedPicture } from './picture-loader.ts';

const start = (): Promise<Worker> =>
  startWorker(() => new Worker(new URL('./local-worker.ts', import.meta.url), { type: 'module' }));

let ahead: Promise<Worker> | null = null;

/** A worker gets up and reads the rules while the page is still on its way to the table; the next table takes it. */
export function startAhead(game: string): void {
  ahead ??= start();
  void ahead.then(worker => worker.postMessage({ t: 'ahead', game } satisfies WakeUp));
}

export const localTransport: Transport = {
  connect(table, onMessage, onCondition) {
    const started = ahead ?? start();
    ahead = null;
    let closed = false;
    const pictures = new Map<number, (fetched: FetchedPicture) => void>(); // who waits for one
    let asked = 0;
    onCondition({ is: 'connecting' });
    const hear = ({ data }: MessageEvent<ServerMessage | PictureReply>): void => {
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
    const post = (message: ClientMessage | PictureAsk): void =>
      void started.then(worker => worker.postMessage(message));
    started.then(worker => {
      if (closed) return worker.terminate();
      worker.onmessage = hear;
      worker.onerror = event => {
        console.error('the local table stopped', event.message);
        onCondition({ is: 'gone', why: 'trouble' });
      };
    });
    post({ t: 'hello', protocol: PROTOCOL, table });
    return {
      send: post,
      picture(id, frame) {
        const ask: PictureAsk = { t: 'picture', n: ++asked, id, frame };
        post(ask);
        return new Promise(resolve => pictures.set(ask.n, resolve));
      },
      retry: () => {},
      close() {
        closed = true;
        started.then(worker => worker.terminate());
      },
    };
  },
};
