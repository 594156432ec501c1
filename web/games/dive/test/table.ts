/** Whole games by the rules, as a screen would hear them. */
import { dive } from '@fathoms/games/dive/index.ts';
import type { Action, Options, View } from '@fathoms/games/dive/types.ts';
import { pick, seeded } from '@fathoms/kernel/chance.ts';
import type { Chance, Outcome, Seat } from '@fathoms/kernel/game.ts';
import { play, playForced, start } from '@fathoms/kernel/match.ts';
import type { News } from '@fathoms/protocol/messages.ts';

export const PLAIN: Options = {
  mode: 'standard',
  chief: 'off',
  companions: 'off',
  flashlight: 'off',
  programClock: 'none',
  sonar: 'off',
  ageOrder: 'random',
  live: 'on',
  bots: '',
};

export interface Moment {
  readonly view: View; // through the first seat's eyes
  readonly fresh: readonly News[];
  readonly history: readonly News[];
  readonly outcome: Outcome | null;
}

/** Every moment of a game of divers who guess. */
export function* moments(seed: string, seats: number, options: Options): Generator<Moment> {
  const chance = seeded(seed);
  const opened = start(dive, seats, options, chance);
  let state = opened.state;
  let history: readonly News[] = [{ seat: null, by: 'table', events: opened.events }];
  let fresh = history;
  for (;;) {
    yield { view: dive.view(state, 0), fresh, history, outcome: dive.outcome(state) };
    const [seat] = dive.toAct(state);
    if (seat === undefined) return;
    const match = { game: dive, state, chance };
    const played = play(match, seat, dive.format(decide(state, seat, chance)));
    if (!played.ok) throw new Error('an illegal move was chosen');
    const forced = playForced({ ...match, state: played.state });
    fresh = [
      { seat, by: 'player', events: played.events },
      ...forced.steps.map(({ entry, events }): News => ({ seat: entry.seat, by: 'table', events })),
    ];
    history = [...history, ...fresh];
    state = forced.state;
  }
}

function decide(state: Parameters<typeof dive.legal>[0], seat: Seat, chance: Chance): Action {
  const choice = dive.choices?.describe(state, seat) ?? null;
  const listed = dive.legal(state, seat);
  if (choice && dive.choices && (listed.length === 0 || chance.below(3) > 0))
    return dive.choices.sample(choice, chance);
  return pick(listed, chance);
}
