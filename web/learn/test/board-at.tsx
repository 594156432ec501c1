/** A game's own board on a page, at any moment of a lesson, as the table would show it. */
import type { LessonSetting, ScriptMove } from '@fathoms/kernel/lesson.ts';
import { newsOf, stateMessage } from '@fathoms/table/talk/messages.ts';
import { cleanup, render } from '@testing-library/preact';
import type { BoardProps, GameScreen } from '../../board/screen.ts';
import { layOut, PHONE, WIDE } from '../../board/testing/page.ts';
import type { LoadedRules } from '../../games/engines.ts';
import { SEAT_COLOURS } from '../../ui/pieces.tsx';
import { playedTo } from '../course.ts';
import { optionsOf } from '../lay.ts';

export function boardAt(
  { Board }: GameScreen,
  { game }: LoadedRules,
  setting: LessonSetting,
  moves: readonly ScriptMove[],
  phone: boolean,
  act: (action: string) => void = () => {},
): HTMLElement {
  cleanup();
  layOut(phone ? PHONE : WIDE);
  const options = optionsOf(game, setting);
  const live = playedTo(game, setting, options, moves);
  const { view, toAct, legal, choice, outcome } = stateMessage(live, 0, 0);
  const props: BoardProps = {
    ...{ view, seat: 0, options, toAct, legal, choice, outcome },
    faces: Array.from({ length: setting.seats }, (_, seat) => ({
      name: seat === 0 ? 'You' : (setting.rivals[seat - 1] ?? ''),
      colour: SEAT_COLOURS[seat] ?? 'sun',
      you: seat === 0,
      level: seat === 0 ? null : 'minnow',
      here: true,
    })),
    fresh: [],
    history: newsOf(game, live, 0, 0),
    busy: false,
    aids: true,
    pace: 1,
    countdowns: [],
    pictures: {},
    picture: () => null,
    draft: () => {},
    act,
    explain: () => {},
  };
  return render(<Board {...props} />).container as HTMLElement;
}
