// @vitest-environment happy-dom
import {
  type ChatMessage,
  type ClientMessage,
  PATIENCE_MS,
  type SeatInfo,
  type TableInfo,
} from '@fathoms/protocol/messages.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { tableOf } from '../../session/test/fakes.ts';
import { changeSettings } from '../../settings/settings.ts';
import { Chat } from '../Chat.tsx';
import { People } from '../People.tsx';
import { Questions } from '../Proposals.tsx';
import { Waiting } from '../Waiting.tsx';

afterEach(() => {
  cleanup();
  changeSettings({ name: '' });
});

const human = (name: string, more: Partial<Extract<SeatInfo, { kind: 'human' }>> = {}): SeatInfo => ({
  ...{ kind: 'human', name, here: true, awayMs: 0, standIn: null, who: `who-${name}` },
  ...more,
});
const playing = (seats: SeatInfo[], more: Partial<TableInfo> = {}): TableInfo =>
  tableOf([0], { status: 'playing', seats, ...more });
const ADA = human('Ada');

function listen() {
  const sent: ClientMessage[] = [];
  return { sent, send: (message: ClientMessage) => void sent.push(message) };
}

/** What stands above the board while the table waits for seat 1. */
function waitingFor(ben: Partial<Extract<SeatInfo, { kind: 'human' }>>, idle: boolean, more = {}) {
  const { sent, send } = listen();
  const table = playing([ADA, human('Ben', ben)], more);
  render(<Waiting {...{ table, send }} toAct={[1]} waitedFor={idle ? [1] : []} />);
  return sent;
}

const tap = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));
const buttons = (): (string | null)[] => screen.queryAllByRole('button').map(button => button.textContent);

test('nobody is nudged who has only just been asked, or whose time a clock counts', () => {
  waitingFor({}, false);
  expect(buttons()).toEqual([]);
  waitingFor({}, true, { clock: { left: [0, 0], running: [1], paused: false } });
  expect(document.querySelector('.ban')).toBeNull();
});

test('who takes long is nudged, then replaced if everybody agrees', () => {
  const sent = waitingFor({}, true);
  expect(screen.getByText('The table is waiting for Ben.')).toBeTruthy();
  tap('Nudge Ben');
  expect(sent).toEqual([{ t: 'nudge', seat: 1 }]);
  cleanup();
  waitingFor({ nudgedMs: 5_000 }, true);
  expect(buttons()).toEqual([]);
  expect(screen.getByText(/^Ben was nudged\./)).toBeTruthy();
  cleanup();
  const later = waitingFor({ nudgedMs: PATIENCE_MS + 1 }, true);
  tap('Ask the others: a bot for Ben?');
  expect(later).toEqual([{ t: 'propose', what: { is: 'stand-in', seat: 1 } }]);
});

test('the banner about a lost connection holds what helps', () => {
  waitingFor({ here: false, awayMs: 1_000 }, false);
  expect(screen.getByText(/^Ben has lost connection/)).toBeTruthy();
  expect(screen.getByText(/stays away for a minute, you can ask the others/)).toBeTruthy();
  cleanup();
  waitingFor({ here: false, awayMs: PATIENCE_MS + 1 }, false);
  expect(buttons()).toEqual(['Ask the others: a bot for Ben?']);
  cleanup();
  const sent = waitingFor({ here: false, awayMs: PATIENCE_MS + 1 }, false, { host: true });
  tap('Let a bot play for Ben');
  expect(sent).toEqual([{ t: 'stand-in', seat: 1, level: 'seal' }]);
});

test('who is nudged says with one tap that they are there', () => {
  const { sent, send } = listen();
  const table = playing([human('Ada', { nudgedMs: 10 }), human('Ben')]);
  render(<Waiting {...{ table, send }} toAct={[0, 1]} waitedFor={[0, 1]} />);
  tap('I am here');
  expect(sent).toEqual([{ t: 'here' }]);
});

test('giving up is asked twice, and leaves no way back', () => {
  const { sent, send } = listen();
  const show = (ada: SeatInfo) => {
    const table = playing([ada, human('Ben')]);
    render(
      <>
        <Questions {...{ table, send }} faces={[]} fresh={[]} />
        <People {...{ table, send }} waitedFor={[]} openMoving={() => {}} close={() => {}} />
      </>,
    );
  };
  show(ADA);
  tap('Give up this game');
  expect(sent).toEqual([]);
  tap('Give up');
  expect(sent).toEqual([{ t: 'resign', seat: 0 }]);
  cleanup();
  show(human('Ada', { standIn: { level: 'seal', since: 3, resigned: true } }));
  expect(screen.getByText('You have given up. A Seal plays your seat to the end.')).toBeTruthy();
  expect(buttons()).not.toContain('Take my seat back');
});

test('the host is marked, and makes somebody else host', () => {
  const { sent, send } = listen();
  const table = playing([human('Ada', { hosts: true }), human('Ben')], { host: true });
  render(<People {...{ table, send }} waitedFor={[]} openMoving={() => {}} close={() => {}} />);
  expect(screen.getByText('Host · Online').parentElement?.textContent).toBe('AdaHost · Online');
  tap('Make Ben the host');
  expect(sent).toEqual([{ t: 'host', seat: 1 }]);
});

test('a clock is asked for later, where there is none', () => {
  const { sent, send } = listen();
  const props = { send, waitedFor: [], openMoving: () => {}, close: () => {} };
  render(<People {...props} table={playing([ADA, human('Ben')])} />);
  const choice = screen.getByRole<HTMLSelectElement>('combobox');
  choice.value = 'brisk';
  fireEvent.submit(choice.closest('form')!);
  expect(sent).toEqual([{ t: 'propose', what: { is: 'clock', tempo: 'brisk' } }]);
  cleanup();
  const what = { is: 'clock', tempo: 'brisk' } as const;
  const asked = { what, by: 1, waiting: [0] };
  render(<Questions table={playing([ADA, human('Ben')], { asked })} faces={[]} fresh={[]} send={send} />);
  expect(screen.getByText(/^Ben asks to play with a clock from now on: 5 minutes/)).toBeTruthy();
});

const talk = (table: TableInfo, messages: readonly ChatMessage[] = []) => {
  const { sent, send } = listen();
  render(<Chat {...{ table, messages, send }} close={() => {}} />);
  return sent;
};

test('who stands talks before the start and after the end, and says who they are', () => {
  const sent = talk(tableOf([], { status: 'lobby', seats: [ADA] }));
  fireEvent.input(screen.getByRole('textbox', { name: 'Your name' }), { target: { value: 'Cy' } });
  fireEvent.input(screen.getByRole('textbox', { name: 'Say something' }), { target: { value: 'room?' } });
  fireEvent.submit(screen.getByRole('textbox', { name: 'Say something' }).closest('form')!);
  expect(sent).toEqual([{ t: 'say', text: 'room?', name: 'Cy' }]);
  cleanup();
  talk(tableOf([], { status: 'playing', seats: [ADA] }));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText(/^While a game is on only players write/)).toBeTruthy();
});

test('what somebody who stands says is marked, and can be turned off', () => {
  const said = { n: 1, seat: null, name: 'Cy', who: 'who-Cy', text: 'hi', reaction: null };
  const mine = { ...said, n: 2, who: 'me', name: 'Me', own: true } as const;
  talk(tableOf([0], { status: 'lobby', seats: [ADA] }), [said, mine]);
  expect(screen.queryByRole('button', { name: /what Me says/ })).toBeNull();
  expect(document.querySelector('.chat-lines')?.textContent).toContain('Cy (standing) hi');
  tap('Do not show what Cy says, at any table');
  expect(document.querySelector('.chat-lines')?.textContent).toBe('Me (standing) hi');
});

test('who watches with a delay is told why the talk is silent', () => {
  const settings = {
    listed: false,
    friendlyUndo: false,
    watchable: true,
    watchDelay: 5,
    tempo: 'calm',
    rated: false,
  } as const;
  talk(tableOf([], { status: 'playing', seats: [ADA], settings }));
  expect(screen.getByText(/^You watch with a delay\./)).toBeTruthy();
});
