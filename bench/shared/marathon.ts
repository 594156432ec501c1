import type { Game } from '@fathoms/kernel/game.ts';
import type { OptionValues } from '@fathoms/protocol/messages.ts';

interface State {
  inner: unknown;
  actions: number;
  readonly seats: number;
  readonly options: OptionValues;
}

/**
 * Matches of a game one after the other, as a single match of at least so many actions: our games are
 * shorter than what has to be measured, and a made-up long one would measure nothing real.
 */
export function marathon(game: Game, actions: number): Game {
  const of = (state: unknown): State => state as State;
  return {
    ...game,
    setup: (seats, options, dealer): State => ({
      inner: game.setup(seats, options, dealer),
      actions: 0,
      seats,
      options,
    }),
    toAct: state => game.toAct(of(state).inner),
    legal: (state, seat) => game.legal(of(state).inner, seat),
    forced: state => game.forced(of(state).inner),
    ...(game.choices && {
      choices: {
        ...game.choices,
        describe: (state, seat) => game.choices?.describe(of(state).inner, seat) ?? null,
      },
    }),
    apply(state, seat, action, dealer) {
      const all = of(state);
      game.apply(all.inner, seat, action, dealer);
      all.actions++;
      if (all.actions < actions && game.outcome(all.inner))
        all.inner = game.setup(all.seats, all.options, dealer);
    },
    outcome: state => game.outcome(of(state).inner),
    view: (state, viewer) => game.view(of(state).inner, viewer),
    ...(game.pictures && {
      pictures: {
        ...game.pictures,
        moment: state => game.pictures?.moment(of(state).inner) ?? '',
        scenes: state => game.pictures?.scenes(of(state).inner) ?? {},
        passing: state => game.pictures?.passing(of(state).inner) ?? {},
      },
    }),
  };
}
