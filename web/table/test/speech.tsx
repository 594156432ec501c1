/** A table played with keys alone, and all a screen reader says meanwhile, as text. */
import { pick, seeded } from '@fathoms/kernel/chance.ts';
import type { Game, Seat } from '@fathoms/kernel/game.ts';
import { play, playForced, start } from '@fathoms/kernel/match.ts';
import type { News, OptionValues } from '@fathoms/protocol/messages.ts';
import { act, fireEvent } from '@testing-library/preact';
import { vi } from 'vitest';
import type { GameScreen, Site } from '../../board/screen.ts';
import { stateOf } from '../../session/test/fakes.ts';
import { nameOfKey, type Shortcuts } from '../../ui/shortcuts.ts';
import { openTable, type ToldFrame, told } from './strip.tsx';

const OWN: Seat = 0;

interface Spoken {
  /** Presses a key, lets the table answer and the others move, and waits until all is told. */
  readonly press: (...keys: readonly string[]) => void;
  /** What can be reached by a key now, as a screen reader names it. */
  readonly offer: () => void;
  readonly transcript: () => string;
}

interface Sitting {
  readonly game: Game;
  readonly site: Site;
  readonly screen: GameScreen;
  readonly options: OptionValues;
  readonly seats: number;
  readonly seed: string;
}

/** Opens a table whose other seats play by chance. Timers must be fake. */
export function playAloud({ game, site, screen, options, seats, seed }: Sitting): Spoken {
  const chance = seeded(seed);
  const opened = start(game, seats, options, chance);
  let state = opened.state;
  let history: readonly News[] = [told(game, null, 'table', opened.events, OWN)];
  const frame = (fresh: readonly News[]): ToldFrame => {
    const toAct = game.toAct(state);
    const mine = toAct.includes(OWN);
    return {
      state: stateOf(OWN, history.length, {
        view: game.view(state, OWN),
        toAct,
        legal: game.legal(state, OWN).map(action => game.format(action)),
        choice: mine ? (game.choices?.describe(state, OWN) ?? null) : null,
        outcome: game.outcome(state),
        news: fresh,
      }),
      fresh,
      history,
    };
  };
  const move = (seat: Seat, action: string): ToldFrame => {
    const played = play({ game, state, chance }, seat, action);
    if (!played.ok) throw new Error(`refused: ${action}`);
    const forced = playForced({ game, state: played.state, chance });
    const fresh = [
      told(game, seat, 'player', played.events, OWN),
      ...forced.steps.map(step => told(game, step.entry.seat, 'table', step.events, OWN)),
    ];
    history = [...history, ...fresh];
    state = forced.state;
    return frame(fresh);
  };

  const lines: string[] = [];
  const sent: string[] = [];
  const page = openTable(site, screen, frame([]), seats, action => sent.push(action));
  const ears = listening(lines);
  const answer = () => {
    for (let action = sent.shift(); action !== undefined; action = sent.shift())
      page.show(move(OWN, action), ears.listen);
    for (let moves = 0; moves < 200 && !waitsForMe(); moves++) {
      const [seat] = game.toAct(state);
      if (seat === undefined) return;
      const choice = game.choices?.describe(state, seat) ?? null;
      const legal = game.legal(state, seat);
      const action = choice && game.choices ? game.choices.sample(choice, chance) : pick(legal, chance);
      page.show(move(seat, game.format(action)), ears.listen);
    }
  };
  const waitsForMe = () => game.toAct(state).includes(OWN) || game.outcome(state) !== null;
  const settle = () => {
    act(() => {
      vi.advanceTimersByTime(100);
    });
    ears.listen();
  };
  settle();
  answer();
  return {
    press(...keys) {
      for (const key of keys) {
        lines.push(`[${key}]`);
        fireEvent.keyDown(document.activeElement ?? document.body, { key });
        settle();
        answer();
      }
    },
    offer: () => void lines.push(...controls(screen.keys ?? {})),
    transcript: () => lines.join('\n'),
  };
}

const LIVE = '[role=log], [role=status], [role=alert], [aria-live]';

/** Everything that is said by itself: the title, and whatever comes into a live region. */
function listening(lines: string[]) {
  const said = new WeakMap<Element, string>();
  let title = '';
  const listen = (): void => {
    if (document.title !== title) lines.push(`title: ${document.title}`);
    title = document.title;
    for (const region of document.querySelectorAll(LIVE)) {
      const isLog = region.getAttribute('role') === 'log';
      const parts = isLog || region.getAttribute('aria-atomic') === 'false' ? [...region.children] : [region];
      const texts = parts.map(spoken);
      const fresh = texts.filter((text, i) => text && text !== said.get(parts[i] as Element));
      if (isLog) lines.push(...fresh.map(text => `log: ${text}`));
      else if (fresh.length > 0) lines.push(`says: ${fresh.join(' | ')}`);
      for (const [i, part] of parts.entries()) said.set(part, texts[i] ?? '');
    }
  };
  return { listen };
}

/** What has a key on the board, in reading order; `keys`: those the overlay lists. */
function controls(keys: Shortcuts): string[] {
  const listed = new Set(Object.values(keys).flatMap(shortcut => shortcut.keys.map(nameOfKey)));
  return [...document.querySelectorAll<HTMLElement>('main [aria-keyshortcuts]:not([data-explain])')].map(
    control => {
      const states = [
        control.getAttribute('aria-pressed') === 'true' && 'pressed',
        (control.getAttribute('aria-disabled') === 'true' || control.hasAttribute('disabled')) &&
          'unavailable',
      ].filter(Boolean);
      const name = control.getAttribute('aria-label') ?? spoken(control);
      const key = control.getAttribute('aria-keyshortcuts') ?? '';
      if (!listed.has(key)) throw new Error(`${key} is not among the keys of this game: ${name}`);
      return `  button ${[name, ...states].join(', ')} (${key})`;
    },
  );
}

/** The words in it, without what is drawn for eyes only. */
function spoken(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true], [hidden]')) hidden.remove();
  for (const apart of copy.querySelectorAll('small, p, b, span, li')) apart.before(' ');
  for (const apart of copy.querySelectorAll('p, small, li')) apart.after(' ');
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}
