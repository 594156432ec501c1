import { GAMES } from '@fathoms/games/catalog.ts';
import { pick, seeded } from '@fathoms/kernel/chance.ts';
import type { Chance, Game } from '@fathoms/kernel/game.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import type { Pieces } from '@fathoms/protocol/write-patch.ts';
import { act, type LiveMatch, openMatch, outcomeOf, settle } from '@fathoms/table/match/live.ts';
import { legalFor, stepCount } from '@fathoms/table/talk/messages.ts';
import { keptStory, stateBroadcast } from '@fathoms/table/talk/outgoing.ts';
import type { ReportTable } from './shared/report.ts';

const MATCHES = 20; // of every game and number of players

/** What the states of one game take, in bytes a move and seat. */
interface Bytes {
  readonly moves: number; // a match
  readonly whole: number;
  readonly patched: number;
}

/** How much goes to a seat at a move: the whole state, and what those are told who take changes. Nothing is compressed. */
export function wire(): ReportTable[] {
  const rows = (Object.values(GAMES) as unknown as Game[]).flatMap(game =>
    numbersOf(game).map(seats => {
      const { moves, whole, patched } = bytesOf(game, seats);
      return [game.id, seats, moves, whole, patched, (100 * patched) / whole];
    }),
  );
  return [
    {
      title: 'Bytes a move and seat',
      columns: [
        ...[{ head: 'game' }, { head: 'players' }, { head: 'moves a match', digits: 0 }],
        ...[
          { head: 'whole states', digits: 0 },
          { head: 'patches', digits: 0 },
        ],
        { head: 'share, per cent', digits: 0 },
      ],
      rows,
    },
  ];
}

const numbersOf = ({ seats: { min, max } }: Game): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

export function bytesOf(game: Game, seats: number, matches = MATCHES): Bytes {
  const luck = seeded(`wire ${game.id} ${seats}`);
  let [moves, whole, patched] = [0, 0, 0];
  for (let match = 0; match < matches; match++) {
    let live = settle(openMatch(game, seats, defaultOptions(game), `wire ${match}`));
    const last: Pieces[] = Array.from({ length: seats }, (_, seat) =>
      keptStory(live, {}).seat(seat).pieces(),
    );
    for (; outcomeOf(live) === null; moves++) {
      const from = stepCount(live);
      live = randomMove(live, luck);
      const told = stateBroadcast(live, from, {});
      for (const [seat, before] of last.entries()) {
        const state = told.seat(seat);
        whole += Buffer.byteLength(state.text());
        patched += Buffer.byteLength(state.patch(before));
        last[seat] = state.pieces();
      }
    }
  }
  const all = moves * seats;
  return { moves: moves / matches, whole: whole / all, patched: patched / all };
}

function randomMove(live: LiveMatch, luck: Chance): LiveMatch {
  const { game, state } = live;
  const seat = pick(game.toAct(state), luck);
  const choice = game.choices?.describe(state, seat) ?? null;
  const legal = legalFor(live, seat);
  const sampled = choice === null ? [] : [game.format(game.choices?.sample(choice, luck))];
  const acted = act(live, seat, live.made[seat], pick([...legal, ...sampled], luck));
  if (acted.kind !== 'accepted') throw new Error(`${game.id}: ${acted.kind}`);
  return acted.live;
}
