/** A table in a worker of this browser: needs no network. */
import { PROTOCOL, type ServerMessage } from '@fathoms/protocol/messages.ts';
import type { Home } from './home.ts';

export const localHome: Home = {
  connect(table, onMessage, onCondition) {
    const worker = new Worker(new URL('./local-worker.ts', import.meta.url), { type: 'module' });
    onCondition({ is: 'connecting' });
    worker.onmessage = ({ data }: MessageEvent<ServerMessage>) => {
      if (data.t === 'error' && data.about === 'hello')
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
      retry: () => {},
      close: () => worker.terminate(),
    };
  },
};
