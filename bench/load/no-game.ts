import { type PeerMessage, SEATS } from './same-game.ts';

type Send = (text: string) => void;

/**
 * The wire alone: every move is answered with a ready-made text as long as a view, the same one to every
 * seat. No server that sends so much over `ws` can take less.
 */
export function noGame(viewBytes: number): (message: PeerMessage, send: Send) => void {
  const tables = new Map<string, Send[]>();
  const view = readyMade(viewBytes);
  return ({ t, table: id, seat, nth }, send) => {
    const table = tables.get(id) ?? [];
    tables.set(id, table);
    if (t === 'join') table[seat] = send;
    else send(JSON.stringify({ t: 'accepted', seat, nth }));
    if (t === 'act' || table.filter(Boolean).length === SEATS) for (const send of table) send?.(view);
  };
}

function readyMade(bytes: number): string {
  const text = (padding: string): string =>
    JSON.stringify({ t: 'state', view: padding, toAct: [0], legal: ['reveal'], nth: 0 });
  return text('.'.repeat(Math.max(0, bytes - text('').length)));
}
