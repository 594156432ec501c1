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
import { layOut, PHONE, WIDE } from './page.ts';

afterEach(cleanup);

const NAMES = ['Ada', 'Jun', 'Pip', 'Rosa', 'Tam'];

interface Sitting<State> {
  readonly state: State;
  readonly seats: number;
  readonly seat: Seat | null; // whose eyes; null = watching
  readonly shared?: boolean; // pass-and-play: nobody is `you`
  readonly phone?: boolean;
  readonly props?: Partial<BoardProps>; // what the shell would say differently
}

export interface TestBoard {
  readonly sent: readonly string[]; // every action the board has sent
  readonly explained: readonly RuleId[]; // every rule it has pointed to
  readonly said: readonly (string | undefined)[]; // in which words
  /** What the prompt bar says. */
  readonly prompt: () => string;
  /** The names of all buttons, or of those that match. */
  readonly buttons: (name?: RegExp) => string[];
  /** Taps the button whose name begins like this. */
  readonly tap: (name: string | RegExp) => void;
  /** Asks what the button of this name is. */
  readonly ask: (name: string | RegExp) => void;
  /** The table plays what was sent last, and shows what came of it. */
  readonly answer: () => void;
}

export function sitDown<K extends Kinds>(
  game: Game<K>,
  Board: ComponentType<BoardProps<K['view']>>,
  sitting: Sitting<K['state']>,
): TestBoard {
  const { seat, shared = false } = sitting;
  let { state } = sitting;
  let history: readonly News[] = [];
  let fresh: readonly News[] = [];
  const [sent, explained, said]: [string[], RuleId[], (string | undefined)[]] = [[], [], []];
  const faces = facesAt(sitting.seats, shared ? null : seat);
  layOut(sitting.phone ? PHONE : WIDE);

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
    aids: true,
    pace: 1,
    countdowns: [],
    pictures: {},
    picture: () => null,
    draft: () => {},
    act: action => sent.push(action),
    explain: (rule, words) => {
      explained.push(rule);
      said.push(words);
    },
    ...sitting.props,
  });
  const { rerender } = render(<Board {...props()} />);

  return {
    sent,
    explained,
    said,
    prompt: () => document.querySelector('.prompt .say')?.textContent ?? '',
    buttons: name => screen.queryAllByRole('button', name && { name }).map(nameOf),
    tap: name => {
      fireEvent.click(button(name));
    },
    ask: name => {
      fireEvent.contextMenu(button(name));
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

const facesAt = (seats: number, you: Seat | null): Face[] =>
  Array.from({ length: seats }, (_, seat) => ({
    name: seat === you ? 'You' : (NAMES[seat] ?? `P${seat}`),
    colour: SEAT_COLOURS[seat] ?? 'sun',
    you: seat === you,
    level: null,
    here: true,
  }));

const button = (name: string | RegExp): HTMLElement =>
  screen.getByRole('button', { name: typeof name === 'string' ? beginning(name) : name });

const beginning = (text: string): RegExp => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

const nameOf = (element: HTMLElement): string =>
  element.getAttribute('aria-label') ?? element.textContent ?? '';
