import { PATIENCE_MS } from '@fathoms/protocol/messages.ts';
import { expect, test } from 'vitest';
import { openRoom } from '../room/room.ts';
import { guest, openTable, startedTable } from './test-node.ts';
import { toy } from './toy.ts';

const code = (message: unknown) => (message as { code?: string } | undefined)?.code;

/** Ada and Ben at a table whose host allows friendly undo; the first bids are resolved. */
async function resolved(friendlyUndo = true) {
  const { node, room } = await openTable(toy);
  const [ada, ben, cy] = [await guest(room, 'ada'), await guest(room, 'ben'), await guest(room, 'cy')];
  await ada.say({ t: 'settings', settings: { friendlyUndo } });
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  await ben.say({ t: 'sit', seat: 1, name: 'Ben' });
  await ada.say({ t: 'start' });
  await ada.act(0, 'bid 2');
  const before = [ada.state(0), ben.state(1), cy.state(null)];
  await ben.act(1, 'bid 3');
  for (const someone of [ada, ben, cy]) someone.fresh();
  return { node, room, ada, ben, cy, before };
}
const undo = (seat: number, nth = 1) => ({ t: 'propose', what: { is: 'undo', seat, nth } }) as const;

test('TABLE-33: what was revealed is taken back once every person agrees, and everybody sees what they saw before', async () => {
  const { node, room, ada, ben, cy, before } = await resolved();
  expect(ben.state(1).undo).toBe(false);
  await ben.say(undo(1));
  expect(room.table('cy').asked).toEqual({ what: { is: 'undo', seat: 1, nth: 1 }, by: 1, waiting: [0] });
  await ada.say({ t: 'answer', yes: true });
  expect(room.table('ada').asked).toBeNull();
  const after = [ada.state(0), ben.state(1), cy.state(null)];
  for (const [i, state] of after.entries()) {
    const { from: _, news: __, ...shown } = state;
    expect(shown).toEqual({ ...shown, view: before[i].view, seq: before[i].seq, legal: before[i].legal });
    expect(state.news).toHaveLength(before[i].seq);
  }
  expect(JSON.stringify(after)).not.toContain('tide');
  expect(node.journals.get('reef')?.at(-1)).toEqual({ undo: 1 }); // nothing is lost: the journal keeps it
});

test('TABLE-33: the luck stays what it was: nobody rolls again', async () => {
  const { node, ada, ben } = await resolved();
  const rolls = () => node.journals.get('reef')?.flatMap(entry => ('rolls' in entry ? entry.rolls : []));
  const first = rolls();
  await ben.say(undo(1));
  await ada.say({ t: 'answer', yes: true });
  await ben.act(1, 'bid 3');
  expect(rolls()).toEqual([...(first ?? []), ...(first ?? [])]);
});

test('TABLE-34: one no ends it, and the asker is told', async () => {
  const { room, ada, ben } = await resolved();
  await ben.say(undo(1));
  await ada.say({ t: 'answer', yes: false });
  expect(room.table('ada').asked).toBeNull();
  expect(ben.received.some(message => message.t === 'error' && message.code === 'declined')).toBe(true);
  expect(ben.state(1).seq).toBe(4);
});

test('TABLE-33: it is for tables that allow it, own decisions and the newest one only', async () => {
  const strict = await resolved(false);
  await strict.ben.say(undo(1));
  expect(code(strict.ben.last())).toBe('no-undo');
  const { ada, ben, cy } = await resolved();
  await ben.say(undo(0));
  expect(code(ben.last())).toBe('no-seat');
  await ben.say(undo(1, 7));
  expect(code(ben.last())).toBe('out-of-turn');
  await cy.say(undo(1));
  await cy.say({ t: 'answer', yes: true });
  expect(code(cy.last())).toBe('not-now');
  await ben.say(undo(1));
  await cy.say({ t: 'answer', yes: true });
  expect(code(cy.last())).toBe('no-seat');
  await ada.say({ t: 'settings', settings: { friendlyUndo: false } });
  expect(code(ada.last())).toBe('not-now'); // what people sat down to stays
});

test('TABLE-35: a move that comes meanwhile ends the question', async () => {
  const { room, ada, ben } = await resolved();
  await ben.say(undo(1));
  await ada.act(0, 'mark red');
  expect(room.table('ben').asked).toBeNull();
  await ada.say({ t: 'answer', yes: true });
  expect(code(ada.last())).toBe('not-now');
});

test('TABLE-36: whoever left their seat to a bot is not waited for', async () => {
  const { room, ada, ben } = await resolved();
  await ben.say(undo(1));
  await ada.say({ t: 'stand-in', seat: 0, level: 'minnow' });
  expect(room.table('ben').asked).toBeNull();
  expect(ben.received.some(m => m.t === 'state' && m.seat === 1 && m.from === 0 && m.seq === 3)).toBe(true);
});

test('TABLE-32: after the end nothing is taken back', async () => {
  const { node, room } = await startedTable(toy, { options: { rounds: 1 } });
  const over = await openRoom(
    toy,
    {
      ...room.stored(),
      settings: {
        listed: false,
        friendlyUndo: true,
        watchable: true,
        watchDelay: 0,
        tempo: 'calm',
        rated: false,
      },
    },
    node,
  );
  const [ada, ben] = [await guest(over, 'ada'), await guest(over, 'ben')];
  await ada.act(0, 'bid 1');
  await ben.act(1, 'bid 1');
  await ada.act(0, 'mark red');
  await ada.say(undo(0, 2));
  expect(code(ada.last())).toBe('not-now');
});

test('TABLE-36: who was replaced a moment ago is asked as well, and after ten minutes no more', async () => {
  const { node, room, ada, ben } = await resolved();
  const mark = ada.state(0).legal[0]!;
  await ada.act(0, mark);
  room.leave(ben);
  node.time += PATIENCE_MS + 1;
  node.choose = () => new Promise(() => {}); // a bot that thinks for ever
  await ada.say({ t: 'stand-in', seat: 1, level: 'minnow' });
  expect(room.table('ada').seats[1]).toMatchObject({ standIn: { level: 'minnow' } });
  const entries = node.journals.get('reef')?.length;
  await ada.say(undo(0, 2));
  expect(room.table('ada').asked).toMatchObject({ waiting: [1] });
  expect(node.journals.get('reef')).toHaveLength(entries!);
  node.time += 10 * PATIENCE_MS;
  await ada.say(undo(0, 2));
  expect(room.table('ada').asked).toBeNull();
  expect(node.journals.get('reef')?.at(-1)).toHaveProperty('undo');
  await room.close();
});
