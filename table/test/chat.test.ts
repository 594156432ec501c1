import { expect, test } from 'vitest';
import { openRoom } from '../room/room.ts';
import { personIdFor } from '../seats/person-id.ts';
import { readText } from '../talk/chat.ts';
import { guest, openTable, pass, startedTable } from './test-node.ts';
import { toy } from './toy.ts';

const chat = (messages: readonly { t: string }[]) => messages.filter(message => message.t === 'chat');

test('TABLE-62: a chat message reaches everybody, with name and seat', async () => {
  const { ada, ben, cy } = await startedTable(toy);
  await ben.say({ t: 'say', text: '  Good   luck!\n' });
  for (const someone of [ada, ben, cy]) {
    const personId = personIdFor(someone.identity, 'ben');
    const own = someone === ben ? { own: true } : {};
    const said = { n: 1, seat: 1, name: 'Ben', text: 'Good luck!', reaction: null };
    const message = { ...said, who: personId, ...own };
    expect(chat(someone.fresh())).toEqual([{ t: 'chat', lines: [message] }]);
  }
  await ada.say({ t: 'react', reaction: 'ouch' });
  expect(chat(ben.fresh())).toMatchObject([{ lines: [{ n: 2, seat: 0, text: null, reaction: 'ouch' }] }]);
});

test('TABLE-65: whoever comes, or comes back after a restart, receives the chat', async () => {
  const { node, room, ada } = await startedTable(toy);
  await ada.say({ t: 'say', text: 'one' });
  await ada.say({ t: 'say', text: 'two' });
  await room.close();
  const again = await openRoom(toy, node.tables.get('reef')!, node);
  const di = await guest(again, 'di');
  expect(chat(di.received)).toMatchObject([{ lines: [{ text: 'one' }, { text: 'two' }] }]);
});

test('TABLE-62: while a match is played spectators read the chat and cannot write', async () => {
  const { ada, cy } = await startedTable(toy);
  await cy.say({ t: 'say', text: 'take the key!' });
  expect(cy.last()).toEqual({ t: 'error', code: 'no-seat', about: 'say' });
  expect(chat(ada.fresh())).toEqual([]);
});

test('TABLE-62: spectators with a delay, or shut out, receive no chat', async () => {
  for (const settings of [{ watchDelay: 5 }, { watchable: false }]) {
    const { room } = await openTable(toy);
    const [ada, ben, cy] = [await guest(room, 'ada'), await guest(room, 'ben'), await guest(room, 'cy')];
    await ada.say({ t: 'settings', settings });
    await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
    await ben.say({ t: 'sit', seat: 1, name: 'Ben' });
    await ada.say({ t: 'start' });
    await ada.say({ t: 'say', text: 'psst' });
    const late = await guest(room, 'di');
    expect(chat([...cy.received, ...late.received])).toEqual([]);
    expect(chat(ada.received)).toHaveLength(1);
  }
});

test('TABLE-63: five messages in ten seconds, then a little patience', async () => {
  const { node, ada, ben } = await startedTable(toy);
  for (let i = 0; i < 6; i++) await ada.say({ t: 'say', text: `message ${i}` });
  expect(ada.last()).toEqual({ t: 'error', code: 'too-fast', about: 'say' });
  expect(chat(ben.fresh())).toHaveLength(5);
  pass(node, 10_000);
  await ada.say({ t: 'react', reaction: 'thanks' });
  expect(chat(ben.fresh())).toHaveLength(1);
});

test('TABLE-64: a message is one line of visible characters, and not too long', () => {
  expect(readText(' a\n\tb\u0000\u202e c ')).toBe('a b c');
  expect(readText('<b>bold</b>')).toBe('<b>bold</b>'); // shown as it is written
  for (const bad of ['', ' \n ', 'x'.repeat(201)]) expect(readText(bad)).toBeNull();
});

test('TABLE-65: only the last sixty messages are kept', async () => {
  const { node, ada } = await startedTable(toy);
  for (let i = 0; i < 65; i++) {
    pass(node, 10_000);
    await ada.say({ t: 'say', text: `message ${i}` });
  }
  expect(node.chats.get('reef')).toHaveLength(60);
  expect(node.chats.get('reef')?.at(-1)?.n).toBe(65);
});

test('TABLE-47: what was said goes along to a rematch, by where its speaker sits now', async () => {
  const { node, ada, ben } = await startedTable(toy, { options: { rounds: 1 } });
  await ada.say({ t: 'say', text: 'hello' });
  await ada.act(0, 'bid 1');
  await ben.act(1, 'bid 2');
  await ada.act(0, 'mark red');
  await ada.say({ t: 'rematch' });
  const next = await openRoom(toy, node.tables.get('next-1')!, node);
  const there = await guest(next, 'ben');
  expect(chat(there.received)).toMatchObject([{ lines: [{ n: 1, seat: 1, name: 'Ada', text: 'hello' }] }]);
});

test('TABLE-8: one knows a person again at another table and under another name; two people know them differently', async () => {
  const whoBenIs = async (name: string) => {
    const { room } = await openTable(toy);
    const [ada, ben, cy] = [await guest(room, 'ada'), await guest(room, 'ben'), await guest(room, 'cy')];
    await ben.say({ t: 'sit', seat: 1, name });
    await ben.say({ t: 'say', text: 'hello' });
    return [ada, cy].map(({ identity, received }) => {
      const messages = received.flatMap(message => (message.t === 'chat' ? message.lines : []));
      const seat = room.table(identity).seats[1];
      expect(seat).toMatchObject({ who: messages[0]?.who });
      expect(JSON.stringify(received)).not.toContain('"ben"');
      return messages[0]?.who;
    });
  };
  const [ada, cy] = await whoBenIs('Ben');
  expect(await whoBenIs('Bernadette')).toEqual([ada, cy]);
  expect(ada).not.toBe(cy);
});
