import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

/**
 * For the record: the question our own wire is asked in server/test/secrets.long.test.ts, put to boardgame.io
 * 0.50.2 with its `PlayerView.STRIP_SECRETS`. Two worlds differ only in what player 0 may not know.
 */
const require = createRequire(import.meta.url);

interface Sent {
  readonly type: string;
  readonly args: readonly unknown[];
}
interface BoardgameIo {
  readonly Master: new (
    game: unknown,
    storage: unknown,
    transport: { send: (data: Sent) => void; sendAll: (data: Sent) => void },
  ) => {
    onSync(match: string, player: string, credentials: undefined, players: number): Promise<unknown>;
    onUpdate(action: object, stateId: number, match: string, player: string): Promise<unknown>;
  };
  readonly PlayerView: { readonly STRIP_SECRETS: unknown };
  readonly getFilterPlayerView: (game: unknown) => (player: string, data: Sent) => Sent;
  readonly ProcessGameConfig: (game: unknown) => unknown;
}
const { Master, PlayerView, getFilterPlayerView, ProcessGameConfig } = {
  ...require('boardgame.io/internal'),
  ...require('boardgame.io/master'),
  ...require('boardgame.io/core'),
} as BoardgameIo;

interface World {
  readonly deck: readonly string[]; // hidden from both
  readonly hand: readonly string[]; // player 1's
}

/** Two hands and a deck; a move lays a card of one's hand away, face down. */
const gameOf = ({ deck, hand }: World, redact: boolean) =>
  ProcessGameConfig({
    name: 'cards',
    setup: () => ({ secret: { deck }, players: { 0: { hand: ['key'] }, 1: { hand } }, laid: 0 }),
    playerView: PlayerView.STRIP_SECRETS,
    turn: { activePlayers: { all: 'play' }, stages: { play: {} } },
    moves: {
      lay: {
        redact,
        move(
          {
            G,
            playerID,
          }: { G: { laid: number; players: { [id: string]: { hand: string[] } } }; playerID: string },
          card: string,
        ) {
          G.players[playerID].hand = G.players[playerID].hand.filter(other => other !== card);
          G.laid++;
        },
      },
    },
  });

const ASYNC = 1;

/** As much of a storage as its master asks for. */
function storage() {
  let kept: { state: unknown; initialState: unknown; metadata: unknown; log: unknown[] } | null = null;
  return {
    type: () => ASYNC,
    async createMatch(_id: string, { initialState, metadata }: { initialState: unknown; metadata: unknown }) {
      kept = { state: initialState, initialState, metadata, log: [] };
    },
    fetch: async () => kept ?? {},
    async setState(_id: string, state: unknown, log: readonly unknown[] = []) {
      if (kept) kept = { ...kept, state, log: [...kept.log, ...log] };
    },
    async setMetadata() {},
  };
}

/** Everything player 0 is sent: on joining, and when player 1 lays a card away. */
async function heard(world: World, redact: boolean): Promise<{ joining: string; move: string }> {
  const game = gameOf(world, redact);
  const filter = getFilterPlayerView(game);
  const sent: string[] = [];
  const toPlayer0 = (data: Sent): void => void sent.push(JSON.stringify(filter('0', data)));
  const master = new Master(game, storage(), { send: toPlayer0, sendAll: toPlayer0 });
  await master.onSync('match', '0', undefined, 2);
  const joining = sent.splice(0).join('\n');
  const payload = { type: 'lay', args: [world.hand[0]], playerID: '1' };
  await master.onUpdate({ type: 'MAKE_MOVE', payload }, 0, 'match', '1');
  return { joining, move: sent.join('\n') };
}

const WORLDS: readonly World[] = [
  { deck: ['net', 'map'], hand: ['pearl'] },
  { deck: ['map', 'net'], hand: ['knife'] },
];

test('boardgame.io tells player 0 the hidden cards on joining, and the face-down card unless the move is redacted', async () => {
  const [one, other] = [await heard(WORLDS[0], false), await heard(WORLDS[1], false)];
  expect(one.joining).not.toBe(other.joining);
  expect(one.joining).toContain('pearl'); // within `initialState`
  expect(one.move).toContain('pearl'); // within the log
  const [redacted, otherRedacted] = [await heard(WORLDS[0], true), await heard(WORLDS[1], true)];
  expect(redacted.move).toContain('laid');
  expect(redacted.move).toBe(otherRedacted.move);
  expect(redacted.joining).not.toBe(otherRedacted.joining);
});
