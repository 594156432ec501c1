/** A game's board on a page, dealt from its real rules: a test taps by name and reads what is sent and said. */

import { seeded } from '@fathoms/kernel/chance.ts';
import type { Game, Kinds, RuleId, Seat } from '@fathoms/kernel/game.ts';
import { play, playForced } from '@fathoms/kernel/match.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import type { ComponentType } from 'preact';
import { afterEach } from 'vitest';
import { SEAT_COLOURS } from '../../ui/pieces.tsx';
import type { BoardProps, Face } from '../screen.ts';
import { layOut } from './page.ts';

afterEach(cleanup);

const NAMES = ['Ada', 'Jun', 'Pip', 'Rosa', 'Tam'];

interface Sitting<State> {
  readonly state: State;
  readonly seat: Seat | null; // whose eyes; null = watching
  readonly shared?: boolean; // pass-and-play: nobody is `you`
  readonly history?: readonly News[];
  readonly room?: { readonly width: number; readonly height: number };
  readonly props?: Partial<BoardProps>;
}

const facesAt = (seats: number, you: Seat | null): Face[] =>
  Array.from({ length: seats }, (_, seat) => ({
    name: seat === you ? 'You' : (NAMES[seat] ?? `P${seat}`),
    colour: SEAT_COLOURS[seat] ?? 'sun',
    you: seat === you,
    level: null,
    here: true,
  }));

export interface Rig<K extends Kinds> {
  readonly sent: readonly string[]; // every action the board has sent
  readonly explained: readonly { readonly rule: RuleId; readonly said: string | undefined }[];
  /** What the prompt bar says. */
  readonly prompt: () => string;
  /** The names of all buttons whose name matches. */
  readonly buttons: (name: RegExp) => string[];
  /** Taps the one thing of this name; the start of a name is enough. */
  readonly tap: (name: string) => void;
  /** Plays what was sent last, as the table would, and shows what came of it. */
  readonly answer: () => void;
  readonly state: () => K['state'];
  readonly page: typeof screen;
}

/** `seats`: how many play; the state does not say so by itself. */
export function seatAt<K extends Kinds>(
  game: Game<K>,
  Board: ComponentType<BoardProps<K['view']>>,
  seats: number,
  sitting: Sitting<K['state']>,
): Rig<K> {
  const { seat, shared = false, room = { width: 1280, height: 800 } } = sitting;
  let { state } = sitting;
  let history = sitting.history ?? [];
  let fresh: readonly News[] = [];
  const sent: string[] = [];
  const explained: { rule: RuleId; said: string | undefined }[] = [];
  const faces = facesAt(seats, shared ? null : seat);
  layOut(room);

  const props = (): BoardProps<K['view']> => ({
    view: game.view(state, seat),
    seat,
    faces,
    options: {},
    toAct: game.toAct(state),
    legal: seat === null ? [] : game.legal(state, seat).map(action => game.format(action)),
    choice: seat === null ? null : (game.choices?.describe(state, seat) ?? null),
    outcome: game.outcome(state),
    fresh,
    history,
    busy: false,
    aids: true,
    pace: 1,
    countdowns: [],
    pictures: {},
    picture: () => null,
    draft: () => {},
    lingers: () => {},
    act: action => sent.push(action),
    explain: (rule, said) => explained.push({ rule, said }),
    ...sitting.props,
  });
  const { rerender } = render(<Board {...props()} />);

  return {
    sent,
    explained,
    state: () => state,
    page: screen,
    prompt: () => screen.getByRole('status').textContent ?? '',
    buttons: name =>
      screen
        .queryAllByRole('button', { name })
        .map(button => button.getAttribute('aria-label') ?? button.textContent ?? ''),
    tap: name => {
      fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${escaped(name)}`) }));
    },
    answer: () => {
      const text = sent.at(-1);
      if (seat === null || text === undefined) throw new Error('nothing was sent');
      const chance = seeded('rig');
      const played = play({ game, state, chance }, seat, text);
      if (!played.ok) throw new Error(`the table refuses ${text}: ${JSON.stringify(played.refusal)}`);
      const forced = playForced({ game, state: played.state, chance });
      fresh = [played, ...forced.steps].map(({ events }): News => ({ seat, by: 'player', events }));
      history = [...history, ...fresh];
      state = forced.state;
      rerender(<Board {...props()} />);
    },
  };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
