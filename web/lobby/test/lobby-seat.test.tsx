// @vitest-environment happy-dom
import { strengthOf } from '@fathoms/games/strengths.ts';
import type { ClientMessage, SeatInfo } from '@fathoms/protocol/messages.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { LobbySeat, type LobbySeatProps } from '../LobbySeat.tsx';

afterEach(cleanup);

const BEN: SeatInfo = { kind: 'human', name: 'Ben', here: true, awayMs: 0, standIn: null };

function seat(props: Partial<LobbySeatProps>): ClientMessage[] {
  const sent: ClientMessage[] = [];
  const usual: LobbySeatProps = {
    game: 'locker',
    ...{
      table: 'coral-otter-42',
      seat: { kind: 'open' },
      at: 2,
      yours: false,
      colour: 'blue',
      host: false,
      name: 'Ada',
    },
    ...{ own: [0], first: true, maySpare: false, seats: 3 },
    send: message => void sent.push(message),
  };
  render(<LobbySeat {...usual} {...props} />);
  return sent;
}
const tap = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

test('who sits moves to an open seat, or offers it to somebody beside them', () => {
  const sent = seat({});
  expect(screen.getByRole('button', { name: 'Someone here' })).toBeTruthy();
  tap('Move here');
  expect(sent).toEqual([{ t: 'swap', seat: 0, other: 2 }]);
  cleanup();
  seat({ own: [] });
  expect(screen.queryByRole('button', { name: 'Move here' })).toBeNull();
});

test('the host frees a seat, swaps with it, or makes its person host', () => {
  const sent = seat({ seat: BEN, host: true });
  tap('The seat of Ben');
  tap('Swap seats with me');
  tap('Make Ben the host');
  expect(sent).toEqual([
    { t: 'swap', seat: 2, other: 0 },
    { t: 'host', seat: 2 },
  ]);
  cleanup();
  seat({ seat: { ...BEN, awaited: true }, host: true });
  tap('The seat of Ben');
  expect(screen.queryByRole('button', { name: 'Make Ben the host' })).toBeNull(); // has not come yet
});

test('everybody sees who is host', () => {
  seat({ seat: { ...BEN, hosts: true } });
  expect(screen.getByText('Host · Joined with the link')).toBeTruthy();
});

test('PROGRAM-7: a program is shown as one, with whose it is, and cannot be made host', () => {
  seat({ seat: { ...BEN, name: 'Deepbot', program: 'Mara' }, host: true });
  expect(screen.getByText('Program of Mara')).toBeTruthy();
  tap('The seat of Deepbot');
  expect(screen.queryByRole('button', { name: 'Make Deepbot the host' })).toBeNull();
});

test('beside a bot stands what was measured of it in this game, and nothing where nobody has', () => {
  const bot: SeatInfo = { kind: 'bot', name: 'Coral', level: 'otter' };
  const { points, within, wins } = strengthOf('locker', 'otter') ?? fail();
  seat({ seat: bot, host: false, game: 'locker' });
  const said = `Beats Minnow in ${wins} of 100 duels ${points} ± ${within}`;
  expect(document.querySelector('.level-strength')?.textContent).toBe(said);
  cleanup();
  seat({ seat: bot, host: true, game: 'reef' });
  expect(document.querySelector('.level-strength')).toBeNull();
});

const fail = (): never => {
  throw new Error('the otter of Locker was measured');
};

test('a bot can be given any level that the game offers', () => {
  const bot: SeatInfo = { kind: 'bot', name: 'Coral', level: 'seal' };
  const sent = seat({ seat: bot, host: true, game: 'dive' });
  const levels = screen.getAllByRole('radio').map(radio => radio.closest('label')?.textContent);
  expect(levels).toEqual(['Minnow', 'Otter', 'Seal', 'Barracuda', 'Orca']);
  fireEvent.click(screen.getByRole('radio', { name: 'Barracuda' }));
  expect(sent).toEqual([{ t: 'bot', seat: 2, level: 'barracuda' }]);
});
