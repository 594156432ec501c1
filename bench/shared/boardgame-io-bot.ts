import { createRequire } from 'node:module';
import { cardsIn } from '@fathoms/games/locker/hold.ts';
import { locker } from '@fathoms/games/locker/index.ts';
import { owedCards } from '@fathoms/games/locker/squid.ts';
import type { Action, LockerKinds, State } from '@fathoms/games/locker/types.ts';
import { draw, seeded } from '@fathoms/kernel/chance.ts';
import type { Chance } from '@fathoms/kernel/game.ts';
import type { Ctx, State as TheirState } from 'boardgame.io';
import type * as Ai from 'boardgame.io/ai';
import type { Answering } from './asked-match.ts';
import { boardgameIoLocker, boardgameIoMoves, type LockerTable } from './boardgame-io-locker.ts';
import { loadBoardgameIo } from './load-boardgame-io.ts';

const TO_THE_END = 1000; // actions: its bot knows only who has won
const PLAYERS = 2;

/** Its bot asks who has won. */
const game = {
  ...boardgameIoLocker,
  endIf: (now: Parameters<NonNullable<typeof boardgameIoLocker.endIf>>[0]) => {
    const over = boardgameIoLocker.endIf?.(now) as { scores: readonly number[] } | undefined;
    if (!over) return undefined;
    const most = Math.max(...over.scores);
    const isDraw = over.scores.every(score => score === most);
    return isDraw ? { draw: true } : { winner: String(over.scores.indexOf(most)) };
  },
};

/**
 * boardgame.io's MCTS bot at our table of two. It searches with everything a state holds, the order of the deck too,
 * so it is given one that fits what its seat knows: one guess a decision.
 */
export function theirBot(iterations: number): Answering<LockerKinds> {
  const { Client } = loadBoardgameIo();
  const { MCTSBot } = createRequire(import.meta.url)('boardgame.io/ai') as typeof Ai;
  const begun = Client({ game, numPlayers: PLAYERS, debug: false }).getState() as TheirState<LockerTable>;
  const enumerate = (G: LockerTable, ctx: Ctx) =>
    boardgameIoMoves(G, ctx).map(({ name, args }) => ({ move: name, args: [...args] }));
  return async ({ seen, seed }) => {
    const chance = seeded(seed);
    const bot = new MCTSBot({ game, enumerate, seed, iterations, playoutDepth: TO_THE_END });
    const state = theirState(begun, locker.determinize(seen, chance), chance);
    const { action } = await bot.play(state, String(seen.seat));
    const { type, args } = (action as unknown as { payload: { type: string; args: number[] } }).payload;
    return locker.format(ourAction(type, args));
  };
}

function theirState(begun: TheirState<LockerTable>, s: State, chance: Chance): TheirState<LockerTable> {
  const bag = [...s.deck];
  const deck: number[] = [];
  while (bag.length > 0) deck.push(draw(bag, chance));
  deck.push(...s.top.toReversed()); // its next card is the last one
  const G: LockerTable = {
    deck,
    locker: [...s.locker],
    holds: s.holds.map(cardsIn),
    exploration: s.exploration.map(({ card }) => card),
    owed: owedCards(s),
    revealed: s.revealed,
    choosing: s.phase.name === 'exploring' ? null : (s.phase.name as LockerTable['choosing']),
    drawn: s.phase.name === 'map' ? [...s.phase.drawn] : [],
  };
  const ctx = { ...begun.ctx, currentPlayer: String(s.active), playOrderPos: s.active, turn: s.turn };
  return { ...begun, G, ctx };
}

function ourAction(type: string, [first, second]: readonly number[]): Action {
  switch (type) {
    case 'net':
      return { type, suit: first };
    case 'harpoon':
    case 'knife':
      return { type, from: first, suit: second };
    case 'map':
      return { type, card: first };
    default:
      return { type: type === 'surface' ? 'return' : 'reveal' };
  }
}
