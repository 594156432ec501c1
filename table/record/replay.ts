import { scripted } from '@fathoms/kernel/chance.ts';
import { clone } from '@fathoms/kernel/clone.ts';
import type { Game, Kinds, Outcome, Seat, Viewer } from '@fathoms/kernel/game.ts';
import { type Replayed, start } from '@fathoms/kernel/match.ts';
import type { News, PictureIds } from '@fathoms/protocol/messages.ts';
import { openReplayPictures } from '../pictures/replay-pictures.ts';
import { newsOf } from '../talk/messages.ts';
import type { MatchRecord } from './record.ts';

/** The table after so many steps, through somebody's eyes. */
export interface Moment {
  readonly step: number; // 0 = right after the setup
  readonly view: unknown;
  readonly toAct: readonly Seat[];
  readonly legal: readonly string[]; // what a seat that looked on could do; [] = it was not to act
  readonly choice: unknown;
  readonly outcome: Outcome | null;
  readonly pictures: PictureIds;
}

export interface Replay {
  readonly steps: number; // the last moment
  readonly story: (viewer: Viewer) => News[]; // one piece a step, the setup first
  readonly moment: (step: number, viewer: Viewer) => Moment;
  readonly scene: (picture: string) => unknown; // what a picture of a moment is drawn from; null = none
}

/** Steps between two snapshots: a jump plays at most so many moves again. */
export const EVERY = 16;

/** A match that was played again without a fault, for looking at any moment of it in any order. */
export function openReplay(
  game: Game,
  record: MatchRecord,
  replayed: Replayed<Kinds>,
  every: number = EVERY,
): Replay {
  const { entries } = record;
  const snapshots: unknown[] = [];

  const stateAt = (step: number): unknown => {
    const nearest = Math.min(Math.floor(step / every), snapshots.length - 1);
    const state = clone(snapshots[nearest]);
    for (let done = nearest * every; done < step; done++) {
      const { seat, action, rolls } = entries[done];
      game.apply(state, seat, game.parse(action), { chance: scripted(...rolls), tell: () => {} });
    }
    return state;
  };

  const opening = start(game, record.seats.length, record.options, scripted(...record.rolls));
  snapshots.push(opening.state);
  for (let step = every; step <= entries.length; step += every) snapshots.push(stateAt(step));

  const pictures = openReplayPictures(game);

  return {
    steps: entries.length,
    scene: pictures.scene,
    story: viewer => newsOf(game, replayed, viewer, 0),
    moment(step, viewer) {
      const at = Math.max(0, Math.min(step, entries.length));
      const state = stateAt(at);
      return {
        step,
        view: game.view(state, viewer),
        toAct: game.toAct(state),
        legal: typeof viewer === 'number' ? game.legal(state, viewer).map(game.format) : [],
        choice: typeof viewer === 'number' ? (game.choices?.describe(state, viewer) ?? null) : null,
        outcome: game.outcome(state),
        pictures: game.pictures ? pictures.at(state, at > 0 ? stateAt(at - 1) : null) : {},
      };
    },
  };
}
