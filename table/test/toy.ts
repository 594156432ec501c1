import type { Dealer, Game, Seat } from '@fathoms/kernel/game.ts';

/**
 * Pearls, a toy with one of everything a table must cope with: a secret (each seat's pearl), sealed
 * simultaneous bids, luck, a decision that may be taken back (mark) and a forced move (tidy).
 */
export interface ToyState {
  pearls: number[]; // secret
  round: number;
  last: number; // rounds to play
  sealed: (number | null)[];
  phase: 'bidding' | 'marking' | 'tidying' | 'over';
  marks: string[];
  scores: number[];
}
type Action = { type: 'bid'; stake: number } | { type: 'mark'; colour: string } | { type: 'tidy' };
type ToyEvent =
  | { type: 'dealt'; seat: Seat; pearl: number }
  | { type: 'sealed'; seat: Seat; stake: number }
  | { type: 'resolved'; stakes: number[]; tide: number }
  | { type: 'marked'; colour: string }
  | { type: 'tidied' };
interface ToyView {
  pearl: number | null;
  stake: number | null;
  waiting: Seat[];
  phase: ToyState['phase'];
  marks: string[];
  scores: number[];
}
interface ToyKinds {
  state: ToyState;
  action: Action;
  view: ToyView;
  event: ToyEvent;
  options: { rounds: number };
  choice: never;
}

const STAKES = [1, 2, 3];
const COLOURS = ['red', 'blue'];

const active = (s: ToyState): Seat => s.round % s.scores.length;

function legal(s: ToyState, seat: Seat): Action[] {
  if (s.phase === 'bidding')
    return s.sealed[seat] === null ? STAKES.map(stake => ({ type: 'bid', stake })) : [];
  if (seat !== active(s)) return [];
  if (s.phase === 'marking') return COLOURS.map(colour => ({ type: 'mark', colour }));
  return s.phase === 'tidying' ? [{ type: 'tidy' }] : [];
}

function resolve(s: ToyState, { chance, tell }: Dealer<ToyEvent>): void {
  const tide = chance.below(6);
  const stakes = s.sealed.map(stake => stake ?? 0);
  s.scores = s.scores.map((score, seat) => score + stakes[seat] * tide + s.pearls[seat]);
  s.sealed = s.sealed.map(() => null);
  s.phase = 'marking';
  tell({ type: 'resolved', stakes, tide });
}

const pearls: Game<ToyKinds> = {
  id: 'pearls',
  version: 1,
  seats: { min: 2, max: 4 },
  options: { rounds: [2, 1, 4] },
  forbids: (seats, options) => (seats === 4 && options.rounds === 4 ? 'PEARLS-9' : null),
  setup(seats, options, { chance, tell }) {
    const hidden = Array.from({ length: seats }, () => chance.below(100));
    for (const [seat, pearl] of hidden.entries()) tell({ type: 'dealt', seat, pearl });
    return {
      pearls: hidden,
      round: 0,
      last: options.rounds,
      sealed: hidden.map(() => null),
      phase: 'tidying', // so that every match opens with a forced move
      marks: [],
      scores: hidden.map(() => 0),
    };
  },
  toAct: s => s.scores.flatMap((_, seat) => (legal(s, seat).length > 0 ? [seat] : [])),
  legal,
  forced: s => (s.phase === 'tidying' ? { seat: active(s), action: { type: 'tidy' } } : null),
  apply(s, seat, action, dealer) {
    if (action.type === 'bid') {
      s.sealed[seat] = action.stake;
      dealer.tell({ type: 'sealed', seat, stake: action.stake });
      if (s.sealed.every(stake => stake !== null)) resolve(s, dealer);
    } else if (action.type === 'mark') {
      s.marks.push(action.colour);
      s.phase = 'tidying';
      dealer.tell({ type: 'marked', colour: action.colour });
    } else {
      if (s.marks.length > 0) s.round++;
      s.phase = s.round === s.last ? 'over' : 'bidding';
      dealer.tell({ type: 'tidied' });
    }
  },
  outcome(s) {
    if (s.phase !== 'over') return null;
    const places = s.scores.map(score => 1 + s.scores.filter(other => other > score).length);
    return { places, scores: s.scores };
  },
  explain: () => 'PEARLS-1',
  view: (s, viewer) => ({
    pearl: typeof viewer === 'number' ? s.pearls[viewer] : null,
    stake: typeof viewer === 'number' ? s.sealed[viewer] : null,
    waiting: s.phase === 'bidding' ? s.sealed.flatMap((stake, seat) => (stake === null ? [seat] : [])) : [],
    phase: s.phase,
    marks: [...s.marks],
    scores: [...s.scores],
  }),
  hasSecrets: () => true,
  redact: (event, viewer) =>
    (event.type === 'dealt' || event.type === 'sealed') && viewer !== 'all' && event.seat !== viewer
      ? null
      : event,
  reveals: event => event.type === 'resolved',
  determinize: () => {
    throw new Error('nobody searches this game');
  },
  format: a => (a.type === 'bid' ? `bid ${a.stake}` : a.type === 'mark' ? `mark ${a.colour}` : 'tidy'),
  parse(text) {
    const [verb, word] = text.trim().split(/\s+/);
    if (verb === 'bid' && /^\d+$/.test(word ?? '')) return { type: 'bid', stake: Number(word) };
    if (verb === 'mark' && word) return { type: 'mark', colour: word };
    return text === 'tidy' ? { type: 'tidy' } : null;
  },
};

/** The toy as tables hold games: without its own types. */
export const toy: Game = pearls;
