import { setTimeout as wait } from 'node:timers/promises';
import { CUT_OFF, type Line, openGuest } from './guest.ts';

/** What somebody waits for, in milliseconds each. */
export interface Waits {
  readonly moves: number[];
  readonly pictures: number[];
  readonly bots: number[];
}

let names = 0;
/** Innocents are many, and each lives somewhere else. */
const home = (): string => `192.0.2.${(names++ % 200) + 1}`;

/** Plays, looks at pictures and lets bots play for so long. */
export async function liveOn(address: string, ms: number): Promise<Waits> {
  const waits: Waits = { moves: [], pictures: [], bots: [] };
  const end = performance.now() + ms;
  const isOver = (): boolean => performance.now() >= end;
  await Promise.all([
    play(address, isOver, waits.moves),
    look(address, isOver, waits.pictures),
    watchBots(address, isOver, waits.bots),
  ]);
  return waits;
}

async function timed<T>(into: number[], job: Promise<T>): Promise<T> {
  const at = performance.now();
  const result = await job;
  into.push(performance.now() - at);
  return result;
}

/** A started table of one's own, in every seat. */
async function ownTable(address: string, game: string): Promise<Line> {
  const guest = await openGuest(address, home());
  const id = await guest.newTable(game, 2);
  if (id === null) throw new Error('an innocent got no table');
  const line = await guest.join(id);
  for (const seat of [0, 1]) line.send({ t: 'sit', seat, name: 'Ada' });
  line.send({ t: 'start' });
  await line.next(({ t }) => t === 'state');
  return line;
}

const BETWEEN_MS = 20;

/** Somebody who plays both seats; a state for the seat to move comes with every move. */
async function play(address: string, isOver: () => boolean, waits: number[]): Promise<void> {
  while (!isOver()) {
    const line = await ownTable(address, 'locker');
    for (let state = await toMove(line); state && !isOver(); state = await toMove(line)) {
      const { seat, nth, legal } = state;
      const action = legal[0];
      if (action === undefined || seat === null) break;
      const accepted = line.next(({ t }) => t === 'accepted' || t === 'refused' || t === 'error');
      line.send({ t: 'act', seat, nth, action });
      await timed(waits, accepted);
      await wait(BETWEEN_MS);
    }
    line.socket.terminate();
  }
}

/** What the seat that has to decide was told; asks again where that is not the newest. */
async function toMove(line: Line) {
  const known = line.lastState();
  if (known && known.outcome !== null) return null;
  if (known && known.legal.length > 0) return known;
  const told = line.next(message => message.t === 'state' && message.legal.length > 0);
  line.send({ t: 'sync' });
  const state = await Promise.race([told, wait(2000, null)]);
  return state?.t === 'state' ? state : null;
}

/** A new table of Dive again and again: its first picture is looked at as soon as there is one. */
async function look(address: string, isOver: () => boolean, waits: number[]): Promise<void> {
  while (!isOver()) {
    const guest = await openGuest(address, home());
    const id = await guest.newTable('dive', 2);
    if (id === null) throw new Error('an innocent got no table');
    const line = await guest.join(id);
    for (const seat of [0, 1]) line.send({ t: 'sit', seat, name: 'Ada' });
    line.send({ t: 'start' });
    await line.next(({ t }) => t === 'state');
    const stack = line.lastState()?.pictures.stack ?? '';
    const { status } = await timed(waits, guest.ask(`/picture/${stack}/c.webp`));
    if (status !== 200 && status !== CUT_OFF) throw new Error(`an innocent's picture is answered ${status}`);
    line.socket.terminate();
    await wait(10 * BETWEEN_MS);
  }
}

/** Two Barracudas play for somebody who looks on; what is measured is from move to move. */
async function watchBots(address: string, isOver: () => boolean, waits: number[]): Promise<void> {
  while (!isOver()) {
    const guest = await openGuest(address, home());
    const id = await guest.newTable('locker', 2);
    if (id === null) throw new Error('an innocent got no table');
    const line = await guest.join(id);
    for (const seat of [0, 1]) line.send({ t: 'bot', seat, level: 'barracuda' });
    line.send({ t: 'start' });
    await line.next(({ t }) => t === 'state');
    while (!isOver() && line.lastState()?.outcome === null)
      await timed(waits, Promise.race([line.next(({ t }) => t === 'state'), wait(20_000, null)]));
    line.socket.terminate();
  }
}
