import type { Proposal } from '@fathoms/protocol/messages.ts';
import { agree, propose } from './agreement.ts';
import type { Desk } from './desk.ts';
import { undoAgreed } from './live.ts';
import { seatsOf } from './lobby.ts';
import { stepCount } from './messages.ts';
import { type Client, fail } from './ports.ts';
import { peopleAt, putStandIn } from './stand-in.ts';

const LEVEL = 'seal'; // of a bot the table agrees on

/** Somebody asks the others for something. One question at a time; asking anew replaces one's own. */
export async function ask(desk: Desk, client: Client, what: Proposal): Promise<void> {
  const { live, meta, asked } = desk;
  if (!live) return fail(client, 'not-now', 'propose');
  if (asked && !seatsOf(meta, client.identity).includes(asked.by)) return fail(client, 'not-now', 'propose');
  const awayMs = (seat: number): number => {
    const there = meta.seats[seat];
    return there?.kind === 'human' ? desk.awayMs(there.owner) : 0;
  };
  const opened = propose({ meta, live, awayMs }, client.identity, what);
  if (!opened.ok) return fail(client, opened.code, 'propose');
  desk.asked = opened.asked;
  await conclude(desk);
}

/** No is final; the asker's own no withdraws the question. */
export async function reply(desk: Desk, client: Client, yes: boolean): Promise<void> {
  const { asked, meta } = desk;
  if (!asked) return fail(client, 'not-now', 'answer');
  if (seatsOf(meta, client.identity).length === 0) return fail(client, 'no-seat', 'answer');
  if (yes) {
    desk.asked = agree(asked, meta, client.identity);
    return conclude(desk);
  }
  desk.asked = null;
  const isAsker = (identity: string): boolean => seatsOf(meta, identity).includes(asked.by);
  if (!isAsker(client.identity))
    for (const other of desk.clients) if (isAsker(other.identity)) fail(other, 'declined', 'propose');
  desk.sendTable();
}

/** Does what was asked for once nobody's yes is missing; whoever left their seat to a bot is not waited for. */
export async function conclude(desk: Desk): Promise<void> {
  const { asked } = desk;
  if (!asked) return;
  const people = peopleAt(desk.meta);
  const waiting = asked.waiting.filter(seat => people.includes(seat));
  desk.asked = waiting.length > 0 ? { ...asked, waiting } : null;
  if (!desk.asked) await carryOut(desk, asked.what);
  desk.sendTable();
}

async function carryOut(desk: Desk, what: Proposal): Promise<void> {
  if (what.is === 'undo') {
    await desk.commit(
      live => undoAgreed(live, what.seat, what.nth),
      () => {},
    );
    return;
  }
  if (what.is === 'pause') {
    const { clock } = desk.timed();
    if (clock) await desk.saveMeta({ ...desk.meta, clock: { ...clock, paused: true } });
    return;
  }
  const put = desk.live && putStandIn(desk.meta, what.seat, LEVEL, stepCount(desk.live));
  if (put?.ok) await desk.saveMeta(put.meta);
}

/** Nobody replaces a player who has come back. */
export function welcomeBack(desk: Desk, identity: string): void {
  const what = desk.asked?.what;
  if (what?.is === 'stand-in' && seatsOf(desk.meta, identity).includes(what.seat)) desk.asked = null;
}
