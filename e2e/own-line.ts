import { PROTOCOL } from '@fathoms/protocol/messages.ts';
import type { Page } from 'playwright-core';

/**
 * Ends the match of the page's guest in seat A over a line of its own, for tests of what comes before and after.
 * `which`: of the moves there are, the last. `stir`: with each decision so many further.
 */
export const playToTheEnd = (page: Page, which = -1, stir = 0): Promise<number> =>
  page.evaluate(
    ([protocol, which, stir]) =>
      new Promise<number>((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
        const table = location.pathname.split('/').at(-1);
        let decided = -1;
        socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', protocol, table }));
        socket.onerror = () => reject(new Error('no line'));
        socket.onmessage = ({ data }) => {
          const { t, seat, nth, legal, outcome } = JSON.parse(data);
          if (t === 'error' || t === 'refused') reject(new Error(data));
          if (t !== 'state' || seat !== 0) return;
          if (outcome) resolve(outcome.scores[0]);
          if (legal.length === 0 || nth === decided) return;
          decided = nth;
          const action = legal.at((which + stir * nth) % legal.length);
          const send = () => socket.send(JSON.stringify({ t: 'act', seat, nth, action }));
          setTimeout(send, nth < 50 ? 0 : 60); // no faster than a line may be
        };
      }),
    [PROTOCOL, which, stir] as const,
  );
