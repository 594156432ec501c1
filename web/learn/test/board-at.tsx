/** A game's board as the learner sees it at a moment of a lesson. */
import type { LessonSetting, ScriptMove } from '@fathoms/kernel/lesson.ts';
import { newsOf, stateMessage, stepCount } from '@fathoms/table/talk/messages.ts';
import { cleanup, render } from '@testing-library/preact';
import type { BoardProps, GameScreen } from '../../board/screen.ts';
import { layOut, PHONE, WIDE } from '../../board/testing/page.ts';
import type { LoadedRules } from '../../games/engines.ts';
import { SEAT_COLOURS } from '../../ui/pieces.tsx';
import { playedTo } from '../course.ts';
import { optionsOf } from '../lay.ts';

interface BoardAt {
  readonly board: HTMLElement;
  readonly acted: string[]; // what was done there
}

/** With `seen`, the board saw these moves first and is told of the others. */
export function boardAt(
  { Board }: GameScreen,
  { game }: LoadedRules,
  setting: LessonSetting,
  moves: readonly ScriptMove[],
  phone: boolean,
  seen?: readonly ScriptMove[],
): BoardAt {
  cleanup();
  sessionStorage.clear(); // drafts survive a reload
  layOut(phone ? PHONE : WIDE);
  const options = optionsOf(game, setting);
  const acted: string[] = [];
  const propsAt = (played: readonly ScriptMove[], from: number | null): BoardProps => {
    const live = playedTo(game, setting, options, played);
    const { view, toAct, legal, choice, outcome } = stateMessage(live, 0, 0);
    const scenes = game.pictures?.scenes(live.state) ?? {};
    return {
      ...{ view, seat: 0, options, toAct, legal, choice, outcome },
      faces: Array.from({ length: setting.seats }, (_, seat) => ({
        name: seat === 0 ? 'You' : (setting.rivals[seat - 1] ?? ''),
        colour: SEAT_COLOURS[seat] ?? 'sun',
        you: seat === 0,
        level: seat === 0 ? null : 'minnow',
        here: true,
      })),
      fresh: from === null ? [] : newsOf(game, live, 0, from),
      history: newsOf(game, live, 0, 0),
      aids: true,
      pace: 1,
      countdowns: [],
      pictures: Object.fromEntries(Object.keys(scenes).map(name => [name, name])),
      picture: () => null,
      draft: () => {},
      act: action => acted.push(action),
      explain: () => {},
    };
  };
  const page = render(<Board {...propsAt(seen ?? moves, null)} />);
  if (seen) {
    const from = stepCount(playedTo(game, setting, options, seen));
    page.rerender(<Board {...propsAt(moves, from)} />);
  }
  return { board: page.container as HTMLElement, acted };
}
