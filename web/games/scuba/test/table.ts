/** Whole games by the rules, as a screen would hear them. */
import { scuba } from '@fathoms/games/scuba/index.ts';
import type { Options, State, View } from '@fathoms/games/scuba/types.ts';
import { pick, seeded } from '@fathoms/kernel/chance.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import { play, playForced, start } from '@fathoms/kernel/match.ts';
import type { News } from '@fathoms/protocol/messages.ts';

export const PLAIN: Options = { decompression: 'off', nonLethal: 'off', openScores: 'off', start: 'A' };

export interface Moment {
  readonly state: State;
  readonly seat: Seat; // to act; the last one when it is over
  readonly view: View; // through that seat's eyes
  readonly legal: readonly string[];
  readonly fresh: readonly News[];
  readonly history: readonly News[];
}

/** Every moment of a game of divers who look at whatever they can and turn back in time now and then. */
export function* moments(seed: string, seats: number, options: Options): Generator<Moment> {
  const chance = seeded(seed);
  const opened = start(scuba, seats, options, chance);
  let state = opened.state;
  let history: readonly News[] = [{ seat: null, by: 'table', events: opened.events }];
  let fresh = history;
  let seat = scuba.toAct(state)[0] ?? 0;
  for (;;) {
    const legal = scuba.toAct(state).length > 0 ? scuba.legal(state, seat).map(scuba.format) : [];
    yield { state, seat, view: scuba.view(state, seat), legal, fresh, history };
    if (legal.length === 0) return;
    const match = { game: scuba, state, chance };
    const played = play(match, seat, choose(legal, chance));
    if (!played.ok) throw new Error('an illegal move was listed');
    const forced = playForced({ ...match, state: played.state });
    fresh = [
      { seat, by: 'player', events: played.events },
      ...forced.steps.map(({ entry, events }): News => ({ seat: entry.seat, by: 'table', events })),
    ];
    history = [...history, ...fresh];
    state = forced.state;
    seat = scuba.toAct(state)[0] ?? seat;
  }
}

function choose(legal: readonly string[], chance: ReturnType<typeof seeded>): string {
  const finds = legal.filter(text => text === 'turn' || text.startsWith('see'));
  return finds[0] ?? pick(legal, chance);
}
