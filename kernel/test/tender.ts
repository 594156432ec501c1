import { draw } from '../chance.ts';
import type { Chance, Dealer, Game, Kinds, Outcome, RuleId, Seat, Seen, Viewer } from '../game.ts';

/**
 * A toy for the kernel's own tests: hidden hands, sealed bids of two cards, ties broken by luck. It has
 * everything a small real game need not have: simultaneous decisions and a choice too large to list.
 */
export interface TenderState {
  hands: number[][];
  sealed: (number[] | null)[];
  spent: number[];
  points: number[];
  bag: number[];
}
export interface TenderView {
  hands: (number[] | number)[]; // one's own cards; of the others how many
  sealed: boolean[];
  mine: number[] | null;
  spent: number[];
  points: number[];
  bag: number;
}
export type TenderAction = { bid: number[] };
export type TenderEvent =
  | { type: 'dealt'; seat: Seat; cards: number[] | null }
  | { type: 'sealed'; seat: Seat }
  | { type: 'opened'; bids: number[][]; winner: Seat };
export interface TenderKinds extends Kinds {
  state: TenderState;
  action: TenderAction;
  view: TenderView;
  event: TenderEvent;
  options: { hand: number };
  choice: { hand: number[]; count: number };
}

const BID = 2;

function setup(
  seats: number,
  { hand }: { hand: number },
  { chance, tell }: Dealer<TenderEvent>,
): TenderState {
  const bag = Array.from({ length: 18 }, (_, i) => i + 1);
  const hands = Array.from({ length: seats }, () =>
    Array.from({ length: hand }, () => draw(bag, chance)).sort(rising),
  );
  hands.forEach((cards, seat) => {
    tell({ type: 'dealt', seat, cards: [...cards] });
  });
  return { hands, sealed: hands.map(() => null), spent: [], points: hands.map(() => 0), bag };
}

const rising = (a: number, b: number): number => a - b;
const isOver = (s: TenderState): boolean => s.hands.every(hand => hand.length < BID);
const toAct = (s: TenderState): Seat[] =>
  isOver(s) ? [] : s.sealed.flatMap((bid, seat) => (bid === null ? [seat] : []));

function apply(
  s: TenderState,
  seat: Seat,
  { bid }: TenderAction,
  { chance, tell }: Dealer<TenderEvent>,
): void {
  s.sealed[seat] = bid;
  tell({ type: 'sealed', seat });
  if (s.sealed.some(b => b === null)) return;
  const bids = s.sealed as number[][];
  const sums = bids.map(([a, b]) => a + b);
  const best = sums.flatMap((sum, i) => (sum === Math.max(...sums) ? [i] : []));
  const winner = best[chance.below(best.length)];
  s.points[winner]++;
  s.hands = s.hands.map((hand, i) => hand.filter(card => !bids[i].includes(card)));
  s.spent.push(...bids.flat());
  s.sealed = s.sealed.map(() => null);
  tell({ type: 'opened', bids, winner });
}

function outcome(s: TenderState): Outcome | null {
  if (!isOver(s)) return null;
  return { scores: [...s.points], places: s.points.map(p => 1 + s.points.filter(q => q > p).length) };
}

export const tender: Game<TenderKinds> = {
  id: 'tender',
  version: 1,
  seats: { min: 2, max: 3 },
  options: { hand: [4, 6] },
  forbids: (): RuleId | null => null,
  setup,
  toAct,
  legal: () => [],
  choices: {
    describe: (s, seat) => (toAct(s).includes(seat) ? { hand: [...s.hands[seat]], count: BID } : null),
    allows: ({ hand, count }, { bid }) =>
      bid.length === count && bid[0] < bid[1] && bid.every(card => hand.includes(card)),
    sample: ({ hand, count }, chance) => {
      const rest = [...hand];
      return { bid: Array.from({ length: count }, () => draw(rest, chance)).sort(rising) };
    },
    *all({ hand }) {
      for (const a of hand) for (const b of hand) if (a < b) yield { bid: [a, b] };
    },
  },
  forced: () => null,
  apply,
  outcome,
  explain: () => 'TENDER-1',
  view: (s: TenderState, viewer: Viewer): TenderView => ({
    hands: s.hands.map((hand, seat) => (seat === viewer || viewer === 'all' ? [...hand] : hand.length)),
    sealed: s.sealed.map(bid => bid !== null),
    mine: typeof viewer === 'number' ? (s.sealed[viewer]?.slice() ?? null) : null,
    spent: [...s.spent],
    points: [...s.points],
    bag: s.bag.length,
  }),
  hasSecrets: () => true,
  redact: (event, viewer) =>
    event.type === 'dealt' && viewer !== 'all' && viewer !== event.seat ? { ...event, cards: null } : event,
  reveals: event => event.type !== 'sealed',
  determinize: ({ seat, view }: Seen<TenderKinds>, chance: Chance): TenderState => {
    const own = view.hands[seat] as number[];
    const bag = Array.from({ length: 18 }, (_, i) => i + 1).filter(
      c => !own.includes(c) && !view.spent.includes(c),
    );
    const hands = view.hands.map(hand =>
      typeof hand === 'number'
        ? Array.from({ length: hand }, () => draw(bag, chance)).sort(rising)
        : [...hand],
    );
    const sealed = view.sealed.map((isSealed, i) =>
      i === seat ? view.mine : isSealed ? hands[i].slice(0, BID) : null,
    );
    return { hands, sealed, spent: [...view.spent], points: [...view.points], bag };
  },
  format: ({ bid }) => `bid ${bid.join(' ')}`,
  parse: text => {
    const found = /^bid (\d{1,2}) (\d{1,2})$/.exec(text);
    return found ? { bid: [Number(found[1]), Number(found[2])] } : null;
  },
};
