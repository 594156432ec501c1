import type { OpenProposal, Proposal } from '@fathoms/protocol/messages.ts';
import { undoAgreed } from '../match/live.ts';
import { agree, propose } from '../seats/agreement.ts';
import { seatsOf } from '../seats/lobby.ts';
import { peopleAt, putStandIn } from '../seats/stand-in.ts';
import { stepCount } from '../talk/messages.ts';
import type { Desk } from './desk.ts';
import { type Client, fail } from './ports.ts';

const LEVEL = 'seal'; // of a bot the table agrees on

/** Somebody asks the others for something. One question at a time; asking anew replaces one's own. */
export async function ask(desk: Desk, client: Client, what: Proposal): Promise<void> {
  const { live, meta } = desk;
  const { asked } = meta;
  if (!live) return fail(client, 'not-now', 'propose');
  if (asked && !seatsOf(meta, client.identity).includes(asked.by)) return fail(client, 'not-now', 'propose');
  const awayMs = (seat: number): number => {
    const there = meta.seats[seat];
    return there?.kind === 'human' ? desk.awayMs(there.owner) : 0;
  };
  const opened = propose({ meta, live, awayMs }, client.identity, what);
  if (!opened.ok) return fail(client, opened.code, 'propose');
  await conclude(desk, opened.asked);
}

/** No is final; the asker's own no withdraws the question. */
export async function reply(desk: Desk, client: Client, yes: boolean): Promise<void> {
  const { asked, ...meta } = desk.meta;
  if (!asked) return fail(client, 'not-now', 'answer');
  if (seatsOf(meta, client.identity).length === 0) return fail(client, 'no-seat', 'answer');
  if (yes) return conclude(desk, agree(asked, meta, client.identity));
  await desk.saveMeta(meta);
  const asker = meta.seats[asked.by];
  if (asker?.kind === 'human' && asker.owner !== client.identity)
    desk.fail(asker.owner, 'declined', 'propose');
  desk.sendTable();
}

/** Does what was asked for once nobody's yes is missing; whoever left their seat to a bot is not waited for. */
export async function conclude(desk: Desk, asked: OpenProposal | undefined): Promise<void> {
  if (!asked) return;
  const people = peopleAt(desk.meta);
  const waiting = asked.waiting.filter(seat => people.includes(seat));
  if (waiting.length > 0) await desk.saveMeta({ ...desk.meta, asked: { ...asked, waiting } });
  else await carryOut(desk, asked.what);
  desk.sendTable();
}

async function carryOut(desk: Desk, what: Proposal): Promise<void> {
  const { asked, ...meta } = desk.meta;
  if (what.is === 'undo') {
    await desk.commit(
      live => undoAgreed(live, what.seat, what.nth),
      () => {},
    );
    if (desk.meta.asked) await desk.saveMeta(meta); // there was nothing to take back
    return;
  }
  if (what.is === 'pause') return desk.saveMeta({ ...meta, pausedAt: desk.ports.now() });
  const put = desk.live && putStandIn(meta, what.seat, LEVEL, stepCount(desk.live));
  await desk.saveMeta(put?.ok ? put.meta : meta);
}

/** Nobody replaces a player who has come back. */
export const welcomeBack = (desk: Desk, identity: string): Promise<void> =>
  desk.amend(now => {
    const { asked, ...meta } = now;
    const isBack = asked?.what.is === 'stand-in' && seatsOf(now, identity).includes(asked.what.seat);
    return isBack ? meta : now;
  });
