import type { Chance, Dealer, Game, Seat, Seen, Viewer } from '../game.ts';
import type { Painter } from '../painter.ts';

/**
 * Lagoon, a toy of which one has to see something: everybody guesses in secret what the shell on the table
 * holds. Guesses may be withdrawn while others decide, somebody may cover the shell or start a countdown,
 * and what was in a shell is forgotten when its round is over.
 */
export interface LagoonState {
  shells: number[]; // secret, one a round
  round: number; // from 0
  guesses: (number | null)[];
  scores: number[];
  covered: boolean;
  hurried: boolean;
  clock: number; // seconds a round; 0 = none
  live: boolean;
}
type Action = { type: 'guess'; shell: number } | { type: 'withdraw' } | { type: 'cover' } | { type: 'hurry' };
type LagoonEvent =
  | { type: 'ready'; seat: Seat }
  | { type: 'withdrew'; seat: Seat }
  | { type: 'covered' }
  | { type: 'hurried' }
  | { type: 'opened'; shell: number | null; guesses: number[] } // expired: null and none
  | { type: 'rested'; scores: number[] };
interface LagoonView {
  round: number;
  ready: boolean[];
  guess: number | null;
  covered: boolean;
  hurried: boolean;
  scores: number[];
}
export interface LagoonKinds {
  state: LagoonState;
  action: Action;
  view: LagoonView;
  event: LagoonEvent;
  options: { rounds: number; clock: number; live: string; bots: string };
  choice: never;
}

const KINDS = 4; // of shells
const HURRY_MS = 10_000;
const isOver = (s: LagoonState): boolean => s.round === s.shells.length;
const toAct = (s: LagoonState): Seat[] =>
  isOver(s) ? [] : s.guesses.flatMap((guess, seat) => (guess === null ? [seat] : []));

function legal(s: LagoonState, seat: Seat): Action[] {
  if (isOver(s)) return [];
  if (s.guesses[seat] !== null) return [{ type: 'withdraw' }];
  const guesses = Array.from({ length: KINDS }, (_, shell): Action => ({ type: 'guess', shell }));
  if (!s.covered) guesses.push({ type: 'cover' });
  if (!s.hurried && s.live) guesses.push({ type: 'hurry' });
  return guesses;
}

function apply(s: LagoonState, seat: Seat, action: Action, { tell }: Dealer<LagoonEvent>): void {
  switch (action.type) {
    case 'withdraw':
      s.guesses[seat] = null;
      tell({ type: 'withdrew', seat });
      return;
    case 'cover':
      s.covered = true;
      tell({ type: 'covered' });
      return;
    case 'hurry':
      s.hurried = true;
      tell({ type: 'hurried' });
      return;
    case 'guess':
      s.guesses[seat] = action.shell;
      tell({ type: 'ready', seat });
      if (s.guesses.every(guess => guess !== null)) open(s, tell);
  }
}

function open(s: LagoonState, tell: Dealer<LagoonEvent>['tell']): void {
  const shell = s.shells[s.round];
  const guesses = s.guesses.map(guess => guess ?? 0);
  s.scores = s.scores.map((score, seat) => score + (guesses[seat] === shell ? 1 : 0));
  s.guesses = s.guesses.map(() => null);
  s.covered = false;
  s.hurried = false;
  s.round++;
  tell({ type: 'opened', shell, guesses });
  tell({ type: 'rested', scores: [...s.scores] });
}

export const lagoon: Game<LagoonKinds> = {
  id: 'lagoon',
  version: 1,
  seats: { min: 1, max: 3 },
  options: { rounds: [3, 1], clock: [0, 30], live: ['on', 'off'], bots: ['', 'A', 'B', 'AB', 'C', 'BC'] },
  forbids: () => null,
  setup: (seats, { rounds, clock, live }, { chance }) => ({
    shells: Array.from({ length: rounds }, () => chance.below(KINDS)),
    round: 0,
    guesses: Array.from({ length: seats }, () => null),
    scores: Array.from({ length: seats }, () => 0),
    covered: false,
    hurried: false,
    clock,
    live: live === 'on',
  }),
  toAct,
  legal,
  forced: () => null,
  apply,
  outcome: s =>
    isOver(s)
      ? {
          places: s.scores.map(score => 1 + s.scores.filter(other => other > score).length),
          scores: s.scores,
        }
      : null,
  explain: () => 'LAGOON-1',
  view: (s: LagoonState, viewer: Viewer): LagoonView => ({
    round: s.round,
    ready: s.guesses.map(guess => guess !== null),
    guess: typeof viewer === 'number' ? s.guesses[viewer] : null,
    covered: s.covered,
    hurried: s.hurried,
    scores: [...s.scores],
  }),
  hasSecrets: (s, seat) => s.guesses[seat] !== null,
  redact: event => event,
  reveals: event => event.type === 'opened',
  determinize: ({ seat, view }: Seen<LagoonKinds>, chance: Chance): LagoonState => ({
    shells: Array.from({ length: 3 }, () => chance.below(KINDS)),
    round: view.round,
    guesses: view.ready.map((ready, i) => (i === seat ? view.guess : ready ? chance.below(KINDS) : null)),
    scores: [...view.scores],
    covered: view.covered,
    hurried: view.hurried,
    clock: 0,
    live: true,
  }),
  time: {
    countdowns: s => [
      ...(s.clock > 0 && !isOver(s)
        ? [{ key: `clock-${s.round}`, ms: s.clock * 1000, seats: toAct(s) }]
        : []),
      ...(s.hurried ? [{ key: `hurry-${s.round}`, ms: HURRY_MS, seats: toAct(s) }] : []),
    ],
    decision: s => `round-${s.round}`,
    expire: (_s, _seat, draft) => ({ type: 'guess', shell: /^[0-3]$/.test(draft ?? '') ? Number(draft) : 0 }),
  },
  pictures: {
    scenes: s =>
      isOver(s) ? {} : { shell: { shell: s.shells[s.round], round: s.round, covered: s.covered } },
    passing: s =>
      s.round > 0 ? { opened: { shell: s.shells[s.round - 1], round: s.round - 1, open: true } } : {},
    moment: s => `round-${s.round}`,
    glance: s => (isOver(s) ? null : { shell: s.shells[s.round], round: s.round, covered: false }),
  },
  expiring: {
    ends: event => event.type === 'rested',
    rest: event => (event.type === 'opened' ? { type: 'opened', shell: null, guesses: [] } : event),
  },
  format: action => (action.type === 'guess' ? `guess ${action.shell}` : action.type),
  parse(text) {
    const shell = /^guess ([0-3])$/.exec(text)?.[1];
    if (shell !== undefined) return { type: 'guess', shell: Number(shell) };
    return text === 'withdraw' || text === 'cover' || text === 'hurry' ? { type: text } : null;
  },
};

interface Shell {
  readonly shell: number;
  readonly covered?: boolean;
  readonly open?: boolean;
}

const SIDE = 8;

/** Draws a shell as one flat colour; a covered one is black. */
export const lagoonPainter: Painter = {
  frames: scene => ((scene as Shell).open ? ['c'] : ['c', 'left', 'lit']),
  ahead: scene => ((scene as Shell).open ? ['c'] : ['c', 'left']),
  async open(scene) {
    const { shell, covered = false } = scene as Shell;
    return {
      frame(name) {
        const light = covered ? 0 : 50 + 60 * shell + (name === 'lit' ? 10 : 0);
        const rgba = new Uint8ClampedArray(4 * SIDE * SIDE).fill(light);
        for (let i = 3; i < rgba.length; i += 4) rgba[i] = 255;
        return { width: SIDE, height: SIDE, rgba };
      },
    };
  },
  eyes: async () => ({
    frames: skill => ['c', 'left'].slice(0, skill + 1),
    read: (pictures, skill, chance) => ({
      light: pictures.map(({ rgba }) => rgba[0]),
      skill,
      noise: chance.below(1_000_000),
    }),
  }),
};
