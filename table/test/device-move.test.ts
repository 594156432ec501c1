import { expect, test } from 'vitest';
import { openRoom } from '../room/room.ts';
import { guest, openTable, startedTable } from './test-node.ts';
import { toy } from './toy.ts';

test("TABLE-43: a person's seats and the host's chair move to the device that brings the token, once", async () => {
  const { node, room, ada, ben, cy } = await startedTable(toy);
  await ada.say({ t: 'move' });
  const moving = ada.last();
  if (moving?.t !== 'moving') throw new Error('no token was sent');
  expect(JSON.stringify([...ben.fresh(), ...cy.fresh()])).not.toContain('moving');
  expect(JSON.stringify(node.tables.get('reef'))).not.toContain(`"${moving.token}"`);
  const phone = await guest(room, 'ada-phone');
  expect(await room.claim('thief', 'guess')).toBe(false);
  expect(await room.claim('ada-phone', moving.token)).toBe(true);
  expect(room.table('ada-phone')).toMatchObject({ yours: [0], host: true });
  expect(room.table('ada')).toMatchObject({ yours: [], host: false });
  expect(phone.state(0).view).toMatchObject({ pearl: expect.any(Number) });
  expect(ada.last()).toMatchObject({ t: 'state', seat: null, secret: false });
  expect(await room.claim('thief', moving.token)).toBe(false);
  await phone.act(0, 'bid 2');
  expect(phone.fresh().some(message => message.t === 'accepted')).toBe(true);
});

test('TABLE-44: the way to another device survives a restart, and a newer one makes it void', async () => {
  const { node, room, ada } = await startedTable(toy);
  let made = 0;
  node.newSeed = () => `token ${++made}`;
  await ada.say({ t: 'move' });
  await ada.say({ t: 'move' });
  await room.close();
  const again = await openRoom(toy, node.tables.get('reef')!, node);
  expect(await again.claim('phone', 'token 1')).toBe(false);
  expect(await again.claim('phone', 'token 2')).toBe(true);
});

test('who has nothing here has nothing to move', async () => {
  const { cy } = await startedTable(toy);
  await cy.say({ t: 'move' });
  expect(cy.last()).toEqual({ t: 'error', code: 'no-seat', about: 'move' });
});

test('TABLE-15: whoever the host kicks is told so, loses all seats and finds no other', async () => {
  const { room } = await openTable(toy, { seats: 3 });
  const [ada, ben] = [await guest(room, 'ada'), await guest(room, 'ben')];
  await ben.say({ t: 'sit', seat: 1, name: 'Ben' });
  await ben.say({ t: 'sit', seat: 2, name: 'Also Ben' });
  await ben.say({ t: 'kick', seat: 1 });
  expect(ben.last()).toEqual({ t: 'error', code: 'not-host', about: 'kick' });
  await ada.say({ t: 'kick', seat: 1 });
  expect(ben.last()).toEqual({ t: 'error', code: 'kicked', about: 'kick' });
  expect(room.stored().seats.every(seat => seat.kind === 'open')).toBe(true);
  await ben.say({ t: 'sit', seat: 0, name: 'Ben' });
  expect(ben.last()).toEqual({ t: 'error', code: 'kicked', about: 'sit' });
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  await ada.say({ t: 'kick', seat: 0 });
  expect(ada.last()).toEqual({ t: 'error', code: 'no-seat', about: 'kick' });
});
