/** A whole table on a page, and what it shows from one moment to the next while something is told. */
import { pick, seeded } from '@fathoms/kernel/chance.ts';
import type { Game, Seat } from '@fathoms/kernel/game.ts';
import { play, playForced, start } from '@fathoms/kernel/match.ts';
import type { News, OptionValues, StateMessage } from '@fathoms/protocol/messages.ts';
import { act, render } from '@testing-library/preact';
import { vi } from 'vitest';
import type { GameScreen, Site } from '../../board/screen.ts';
import { layOut, WIDE } from '../../board/testing/page.ts';
import type { Session, SessionState } from '../../session/session.ts';
import { stateOf, tableOf } from '../../session/test/fakes.ts';
import { PlayTable } from '../PlayTable.tsx';

const nothing = (): void => {};

/** What somebody at the table sees and hears at one moment. */
export interface TableLook {
  readonly log: readonly string[];
  readonly said: readonly string[]; // to a screen reader
  readonly label: string; // beside the game's name
  readonly prompt: string;
  readonly numbers: string; // scores and counts
  readonly moment: string; // what a big beat says
  readonly caption: string; // what a small one of others says
}

export interface Shot extends TableLook {
  readonly ms: number; // after the news came
}

export interface ToldFrame {
  readonly state: StateMessage;
  readonly fresh: readonly News[];
  readonly history: readonly News[];
}

/** A game played by chance, as one seat is told about it. */
export function* framesOf(
  game: Game,
  options: OptionValues,
  { seed, seats, seat }: { readonly seed: string; readonly seats: number; readonly seat: Seat },
): Generator<ToldFrame> {
  const chance = seeded(seed);
  const opened = start(game, seats, options, chance);
  let state = opened.state;
  let history: readonly News[] = [told(game, null, 'table', opened.events, seat)];
  let fresh = history;
  for (;;) {
    const toAct = game.toAct(state);
    const part = {
      view: game.view(state, seat),
      toAct,
      legal: toAct.includes(seat) ? game.legal(state, seat).map(action => game.format(action)) : [],
      choice: toAct.includes(seat) ? (game.choices?.describe(state, seat) ?? null) : null,
      outcome: game.outcome(state),
      news: fresh,
    };
    yield { state: stateOf(seat, history.length, part), fresh, history };
    const [actor] = toAct;
    if (actor === undefined) return;
    const choice = game.choices?.describe(state, actor) ?? null;
    const listed = game.legal(state, actor);
    const action =
      choice && game.choices && (listed.length === 0 || chance.below(3) > 0)
        ? game.choices.sample(choice, chance)
        : pick(listed, chance);
    const played = play({ game, state, chance }, actor, game.format(action));
    if (!played.ok) throw new Error('an illegal move was chosen');
    const forced = playForced({ game, state: played.state, chance });
    fresh = [
      told(game, actor, 'player', played.events, seat),
      ...forced.steps.map(step => told(game, step.entry.seat, 'table', step.events, seat)),
    ];
    history = [...history, ...fresh];
    state = forced.state;
  }
}

export const told = (
  game: Game,
  seat: Seat | null,
  by: News['by'],
  events: readonly unknown[],
  eyes: Seat,
): News => ({ seat, by, events: events.flatMap(event => game.redact(event, eyes) ?? []) });

export interface Table {
  readonly show: (frame: ToldFrame, look?: () => void) => readonly Shot[]; // shows it and waits until all is told
  readonly seen: () => TableLook;
}

const STEP = 20; // ms between two looks

/** Opens a table in play. Timers must be fake. */
export function openTable(
  site: Site,
  screen: GameScreen,
  first: ToldFrame,
  seats: number,
  send: Session['act'] = nothing,
): Table {
  layOut(WIDE);
  const motion = window.matchMedia;
  window.matchMedia = query =>
    query.includes('reduced-motion')
      ? ({ ...motion(query), matches: false } as MediaQueryList)
      : motion(query);
  const table = tableOf([first.state.seat ?? 0], {
    game: site.id,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === first.state.seat
        ? { kind: 'human', name: 'Ada', here: true, awayMs: 0, standIn: null }
        : { kind: 'bot', name: ['Ada', 'Pip', 'Jun', 'Tam'][seat] ?? 'Rosa', level: 'seal' },
    ),
  });
  const { wide, ...logged } = screen; // its logbook is open, so that one sees when a line comes
  let now = { ...first, fresh: [] as readonly News[] };
  const session: Session = {
    ...SESSION,
    act(action) {
      send(action);
      rerender(page(now, true));
    },
  };
  const page = ({ state, fresh, history }: ToldFrame, busy = false) => (
    <PlayTable
      session={session}
      shown={{ ...SHOWN, table, state, fresh, history, busy }}
      {...{ table, state, site }}
      screen={logged}
      local
    />
  );
  const { container, rerender } = render(page(now));
  const text = (which: string) => container.querySelector(which)?.textContent ?? '';
  const seen = (): TableLook => ({
    log: [...container.querySelectorAll('.log .story li:not(.turn)')].map(row => row.textContent ?? ''),
    said: [...container.querySelectorAll('.read-aloud p')].map(line => line.textContent ?? ''),
    label: text('.ttl .sub'),
    prompt: text('.prompt .say'),
    numbers: [...container.querySelectorAll('.score, .count, .num, td')]
      .map(one => one.textContent)
      .join(' '),
    moment: text('.narration.big .panel'),
    caption: text('.narration.small'),
  });
  return {
    seen,
    show(frame, look = nothing) {
      const shots: Shot[] = [];
      now = frame;
      rerender(page(frame));
      for (let ms = 0; ms <= 20_000; ms += STEP) {
        const last = shots.at(-1);
        const now = { ...seen(), ms };
        look();
        if (JSON.stringify({ ...now, ms: last?.ms }) !== JSON.stringify(last)) shots.push(now);
        if (!container.querySelector('.prompt[aria-disabled], .narration')) break;
        act(() => {
          vi.advanceTimersByTime(STEP);
        });
      }
      return shots;
    },
  };
}

const SESSION: Session = {
  get: () => SHOWN,
  subscribe: () => nothing,
  act: nothing,
  undo: nothing,
  draft: nothing,
  pictures: { get: () => null, version: () => 0, subscribe: () => nothing, close: nothing },
  send: nothing,
  skip: nothing,
  hold: nothing,
  retry: nothing,
  close: nothing,
};

const SHOWN: SessionState = {
  condition: { is: 'live' },
  table: null,
  countdowns: [],
  state: null,
  fresh: [],
  skipped: false,
  history: [],
  privacy: 'open',
  before: null,
  everybody: null,
  undo: false,
  behind: 0,
  busy: false,
  notice: null,
  chat: [],
  moving: null,
};
