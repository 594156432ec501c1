// @vitest-environment happy-dom
import type { StateMessage } from '@fathoms/protocol/messages.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { useMemo } from 'preact/hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Met } from '../../board/coach.ts';
import type { GameScreen } from '../../board/screen.ts';
import { layOut, WIDE } from '../../board/testing/page.ts';
import type { SessionState } from '../../session/session.ts';
import { forgetCoached } from '../../settings/coached.ts';
import { changeSettings } from '../../settings/settings.ts';
import { SettingsSheet } from '../../shell/SettingsSheet.tsx';
import { lateParts } from '../late-parts.ts';
import { useCoach } from '../use-coach.ts';

const pond = {
  coach: async () => ({
    moments: ({ view, events }: Met) => [
      ...(events as { type: string }[]).map(({ type }) => type).filter(type => type === 'bite'),
      ...((view as { phase: string }).phase === 'fishing' ? ['fishing'] : []),
    ],
    rules: { bite: 'POND-1', fishing: 'POND-2' },
    words: {
      en: { bite: 'A bite!', fishing: 'You fish now.' },
      de: { bite: 'Ein Biss!', fishing: 'Du angelst jetzt.' },
    },
  }),
} as unknown as GameScreen;

interface At {
  events?: readonly string[];
  phase?: string;
  busy?: boolean;
  quiet?: boolean;
  seat?: number | null;
}

const NONE: readonly string[] = [];
const BITE: readonly string[] = ['bite'];

function Table({ events = NONE, phase = 'resting', busy = false, quiet = false, seat = 0 }: At) {
  const fresh = useMemo(() => [{ events: events.map(type => ({ type })) }], [events]);
  const shown = { fresh, busy } as unknown as SessionState;
  const state = { view: { phase }, seat, outcome: null } as unknown as StateMessage;
  const hint = useCoach({ game: 'pond', screen: pond, shown, state, quiet });
  return hint ? <hint.Note hint={hint} openRule={opened} /> : <p>nothing new</p>;
}
const opened = vi.fn();

beforeEach(() => {
  layOut(WIDE);
  forgetCoached();
  changeSettings({ language: 'en', coach: true });
  opened.mockClear();
});
afterEach(cleanup);

const note = () => screen.findByRole('complementary', { name: /First time|Zum ersten Mal/ });
const silent = async () => {
  await screen.findByText('nothing new');
  await lateParts.coach();
  await new Promise(resolve => setTimeout(resolve)); // the coach has come by now
  expect(screen.queryByRole('complementary')).toBe(null);
};

test('says what is met for the first time, once a device, and leads to its rule', async () => {
  const page = render(<Table events={['bite']} />);
  expect((await note()).textContent).toContain('A bite!');
  fireEvent.click(screen.getByRole('button', { name: 'Rule' }));
  expect(opened).toHaveBeenCalledWith('POND-1');
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  await silent();
  page.rerender(<Table events={['bite']} phase="resting" />);
  await silent();
  cleanup();
  render(<Table events={['bite']} />); // another table, the same device
  await silent();
});

test('one thing at a time: the second comes with the next thing that happens', async () => {
  const page = render(<Table events={BITE} phase="fishing" />);
  expect((await note()).textContent).toContain('A bite!');
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  await silent();
  page.rerender(<Table events={['splash']} phase="fishing" />);
  await waitFor(() => expect(screen.getByRole('complementary').textContent).toContain('You fish now.'));
});

test('goes when somebody who has had time to read it acts, and not before', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const page = render(<Table events={['bite']} />);
  await note();
  clock.mockReturnValue(2000);
  page.rerender(<Table busy />);
  expect((await note()).textContent).toContain('A bite!');
  page.rerender(<Table />);
  clock.mockReturnValue(9000);
  page.rerender(<Table busy />);
  await silent();
  clock.mockRestore();
});

test('who acts at once and meets the next thing hears of that, and of the first another time', async () => {
  const page = render(<Table events={BITE} />);
  expect((await note()).textContent).toContain('A bite!');
  page.rerender(<Table events={['splash']} phase="fishing" />); // a rival's doing: one may still be reading
  expect((await note()).textContent).toContain('A bite!');
  page.rerender(<Table events={['splash']} busy />);
  page.rerender(<Table events={['pull']} phase="fishing" />);
  await waitFor(() => expect(screen.getByRole('complementary').textContent).toContain('You fish now.'));
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  page.rerender(<Table events={['bite']} />);
  await waitFor(() => expect(screen.getByRole('complementary').textContent).toContain('A bite!'));
});

test('speaks German', async () => {
  changeSettings({ language: 'de' });
  render(<Table phase="fishing" />);
  expect((await note()).textContent).toContain('Du angelst jetzt.');
  expect(screen.getByRole('button', { name: 'Verstanden' })).toBeTruthy();
});

test.each([
  ['while something else teaches or is being told', { quiet: true }],
  ['to those who only watch', { seat: null }],
])('says nothing %s', async (_when, at) => {
  render(<Table events={['bite']} {...at} />);
  await silent();
  cleanup();
  render(<Table events={['bite']} />); // and it is still new afterwards
  expect((await note()).textContent).toContain('A bite!');
});

test('can be switched off, and made new again, in the settings', async () => {
  render(<Table events={['bite']} />);
  await note();
  cleanup();
  render(<SettingsSheet onClose={() => {}} />);
  fireEvent.click(screen.getByRole('button', { name: 'Show all first-time hints again' }));
  expect(screen.queryByRole('button', { name: 'Show all first-time hints again' })).toBe(null);
  cleanup();
  render(<Table events={['bite']} />);
  await note();
  cleanup();
  forgetCoached();
  render(<SettingsSheet onClose={() => {}} />);
  fireEvent.click(screen.getByRole('switch', { name: /First-time hints/ }));
  cleanup();
  render(<Table events={['bite']} />);
  await silent();
});
