import type { Ctx, Game } from 'boardgame.io';

/**
 * Locker's base game (two to four players, no divers, no variant) as its authors would write it for
 * boardgame.io: the yardstick our engine is measured against. Cards are suit × 6 + rank.
 */
export interface LockerTable {
  deck: number[];
  locker: number[];
  holds: number[][];
  exploration: number[];
  owed: number; // cards the Squids still demand
  revealed: boolean;
  choosing: 'net' | 'harpoon' | 'knife' | 'map' | null;
  drawn: number[];
}

const RANKS = 6;
const [ANCHOR, SQUID, MAP, KEY, CHEST, KNIFE, , NET, HARPOON] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const suitOf = (card: number): number => Math.floor(card / RANKS);
const CARDS = Array.from({ length: 60 }, (_, card) => card);

interface Hand {
  readonly G: LockerTable;
  readonly me: number;
  readonly shuffle: (cards: number[]) => number[];
  readonly endTurn: () => void;
}

export const boardgameIoLocker: Game<LockerTable> = {
  name: 'locker',
  minPlayers: 2,
  maxPlayers: 4,
  setup: ({ ctx, random }) => ({
    deck: random.Shuffle(CARDS.filter(card => card % RANKS > 0)),
    locker: CARDS.filter(card => card % RANKS === 0),
    holds: Array.from({ length: ctx.numPlayers }, () => []),
    exploration: [],
    owed: 0,
    revealed: false,
    choosing: null,
    drawn: [],
  }),
  moves: {
    reveal: ({ G, ctx, random, events }) => {
      G.revealed = true;
      place(hand(G, ctx, random, events), G.deck.pop() as number);
    },
    surface: ({ G, ctx, random, events }) => surface(hand(G, ctx, random, events)),
    net: ({ G, ctx, random, events }, suit: number) => {
      const one = hand(G, ctx, random, events);
      place(one, takeTop(G.holds[one.me], suit));
    },
    harpoon: ({ G, ctx, random, events }, from: number, suit: number) => {
      place(hand(G, ctx, random, events), takeTop(G.holds[from], suit));
    },
    knife: ({ G }, from: number, suit: number) => {
      G.choosing = null;
      G.locker.push(takeTop(G.holds[from], suit));
    },
    map: ({ G, ctx, random, events }, card: number) => {
      G.locker.splice(G.locker.indexOf(card), 1);
      place(hand(G, ctx, random, events), card);
    },
  },
  endIf: ({ G }) => {
    if (G.deck.length > 0 || G.exploration.length > 0 || G.revealed) return undefined;
    const scores = G.holds.map(score);
    return { scores };
  },
};

const hand = (
  G: LockerTable,
  ctx: Ctx,
  random: { Shuffle: (cards: number[]) => number[] },
  events: { endTurn: () => void },
): Hand => ({ G, me: Number(ctx.currentPlayer), shuffle: random.Shuffle, endTurn: () => events.endTurn() });

function place(one: Hand, card: number): void {
  const { G, me, shuffle } = one;
  G.choosing = null;
  if (G.exploration.some(other => suitOf(other) === suitOf(card))) {
    crash(one, card);
    return;
  }
  G.exploration.push(card);
  G.owed = Math.max(0, G.owed - 1);
  switch (suitOf(card)) {
    case SQUID:
      G.owed = 2;
      break;
    case NET:
      if (G.holds[me].length > 0) G.choosing = 'net';
      break;
    case KNIFE:
      if (G.holds.some((hold, seat) => seat !== me && hold.length > 0)) G.choosing = 'knife';
      break;
    case HARPOON:
      if (harpoonTargets(G, me).length > 0) G.choosing = 'harpoon';
      break;
    case MAP:
      if (G.locker.length === 0) break;
      G.drawn = shuffle(G.locker).slice(0, 3);
      G.choosing = 'map';
      break;
  }
}

function crash({ G, me, endTurn }: Hand, trigger: number): void {
  const anchor = G.exploration.findIndex(card => suitOf(card) === ANCHOR);
  G.holds[me].push(...G.exploration.slice(0, Math.max(0, anchor)));
  G.locker.push(...G.exploration.slice(Math.max(0, anchor)), trigger);
  finish(G, endTurn);
}

function surface({ G, me, shuffle, endTurn }: Hand): void {
  const suits = G.exploration.map(suitOf);
  if (suits.includes(KEY) && suits.includes(CHEST)) {
    G.locker = shuffle(G.locker);
    G.holds[me].push(...G.locker.splice(0, G.exploration.length));
  }
  G.holds[me].push(...G.exploration);
  finish(G, endTurn);
}

function finish(G: LockerTable, endTurn: () => void): void {
  G.exploration = [];
  G.owed = 0;
  G.revealed = false;
  endTurn();
}

function takeTop(hold: number[], suit: number): number {
  const top = Math.max(...hold.filter(card => suitOf(card) === suit));
  hold.splice(hold.indexOf(top), 1);
  return top;
}

const suitsIn = (hold: readonly number[]): number[] => [...new Set(hold.map(suitOf))];

const harpoonTargets = (G: LockerTable, me: number): [number, number][] =>
  knifeTargets(G, me).filter(([, suit]) => !G.holds[me].some(card => suitOf(card) === suit));

const knifeTargets = (G: LockerTable, me: number): [number, number][] =>
  G.holds.flatMap((hold, from) =>
    from === me ? [] : suitsIn(hold).map((suit): [number, number] => [from, suit]),
  );

function score(hold: readonly number[]): number {
  const top = (suit: number): number => Math.max(...hold.filter(card => suitOf(card) === suit));
  return suitsIn(hold).reduce((sum, suit) => sum + (top(suit) % RANKS) + (suit === 9 ? 4 : 2), 0);
}

export interface Move {
  readonly name: 'reveal' | 'surface' | 'net' | 'harpoon' | 'knife' | 'map';
  readonly args: readonly number[];
}

/** What the current player may do: what a boardgame.io game lists for its bots. */
export function boardgameIoMoves(G: LockerTable, ctx: Ctx): Move[] {
  const me = Number(ctx.currentPlayer);
  switch (G.choosing) {
    case 'net':
      return suitsIn(G.holds[me]).map(suit => ({ name: 'net', args: [suit] }));
    case 'knife':
      return knifeTargets(G, me).map(args => ({ name: 'knife', args }));
    case 'harpoon':
      return harpoonTargets(G, me).map(args => ({ name: 'harpoon', args }));
    case 'map':
      return G.drawn.map(card => ({ name: 'map', args: [card] }));
    case null:
      return exploreMoves(G);
  }
}

function exploreMoves(G: LockerTable): Move[] {
  const moves: Move[] = [];
  if (G.deck.length > 0) moves.push({ name: 'reveal', args: [] });
  if (G.revealed && (G.owed === 0 || G.deck.length === 0)) moves.push({ name: 'surface', args: [] });
  return moves;
}

/** What one seat may know, with its own options, as our views have them. */
export type LockerView = Omit<LockerTable, 'deck' | 'locker' | 'drawn'> & {
  readonly deck: number;
  readonly locker: number;
  readonly drawn: readonly number[] | null;
  readonly legal: readonly Move[];
};

function seenFrom(G: LockerTable, ctx: Ctx, player: string | null): LockerView {
  const isActive = player === ctx.currentPlayer;
  return {
    ...G,
    deck: G.deck.length,
    locker: G.locker.length,
    drawn: isActive ? G.drawn : null,
    legal: isActive && !ctx.gameover ? boardgameIoMoves(G, ctx) : [],
  };
}

/** The same game for its server, which sends everybody what they may see. */
export const servedLocker: Game<LockerTable> = {
  ...boardgameIoLocker,
  playerView: ({ G, ctx, playerID }) => seenFrom(G, ctx, playerID),
};
