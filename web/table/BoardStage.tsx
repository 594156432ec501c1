import type { RuleId } from '@fathoms/kernel/game.ts';
import type { OptionValues, StateMessage } from '@fathoms/protocol/messages.ts';
import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import { Narration } from '../board/Narration.tsx';
import { FirstTime, NewestLogRow, SinceThen } from '../board/Prompt.tsx';
import type { Face, GameScreen } from '../board/screen.ts';
import { TellingOn } from '../board/still.tsx';
import type { Directed } from '../board/use-director.ts';
import { BOARD_WORDS } from '../board/words.ts';
import { SeatMark } from '../logbook/Logbook.tsx';
import type { StoryRow } from '../logbook/log.ts';
import type { Session, SessionState } from '../session/session.ts';
import { usePictures } from '../session/use-pictures.ts';
import { useSettings } from '../settings/settings.ts';
import { Icon } from '../ui/pieces.tsx';
import { shortcutOf } from '../ui/shortcuts.ts';
import { useWords } from '../words/words.ts';
import { TABLE_KEYS } from './keys.ts';
import { useSkip } from './use-skip.ts';

interface BoardStageProps {
  held?: boolean; // a bot plays this seat: look, do not touch
  session: Session;
  shown: SessionState;
  state: StateMessage;
  screen: GameScreen;
  faces: readonly Face[];
  newest: StoryRow | undefined;
  firstTime?: ComponentChildren; // said above the prompt
  options: OptionValues;
  explain: (rule: RuleId, said?: string) => void;
  openLog: () => void;
  telling: Directed<StateMessage>;
  since: ComponentChildren; // the way to what the others did; null = nothing
}

const NOTHING: readonly never[] = [];

/** The game's own board, fed with what is shown. */
export function BoardStage(props: BoardStageProps) {
  const {
    held = false,
    session,
    shown,
    state,
    screen,
    faces,
    newest,
    firstTime = null,
    options,
    explain,
    openLog,
    telling,
    since,
  } = props;
  const { aids, pace, language } = useSettings();
  const board = useWords(BOARD_WORDS);
  const picture = usePictures(session.pictures);
  // what happens at the table round it (talk, sheets, moves that wait to be shown) does not draw the board anew
  const Board = useMemo(() => memo(screen.Board), [screen]);
  const peek = useMemo(
    () => newest && <Peek row={newest} faces={faces} open={openLog} />,
    [newest, faces, openLog],
  );
  const playing = telling.playing;
  const waits = telling.script != null && !playing;
  const { toAct, outcome } = telling.state; // nobody is asked before what happened is told
  // what one may decide or look at now is not taken from under the finger by others' news
  const isBusy = waits || (state.seat !== null && state.toAct.includes(state.seat));
  const skip = useSkip(session, playing ? telling.skip : null, !isBusy && shown.behind > 0);
  return (
    <main
      className={firstTime ? 'stage coached' : 'stage'}
      data-telling={playing || undefined}
      inert={held}
      {...skip}
    >
      <button type="button" className="explain-all btn small" data-explain {...shortcutOf(TABLE_KEYS.ask)}>
        {board.explain}
      </button>
      <SinceThen value={since}>
        <TellingOn value={playing ? telling.skip : null}>
          <NewestLogRow value={peek}>
            <FirstTime value={firstTime}>
              <Board
                view={state.view}
                seat={state.seat}
                toAct={toAct}
                legal={playing ? NOTHING : state.legal}
                choice={state.choice}
                outcome={outcome}
                telling={telling}
                fresh={shown.fresh}
                history={shown.history}
                countdowns={shown.countdowns}
                pictures={state.pictures}
                draft={session.draft}
                act={session.act}
                {...{ faces, options, explain, aids, pace, picture }}
              />
            </FirstTime>
          </NewestLogRow>
        </TellingOn>
      </SinceThen>
      <Narration after={state.view} {...{ telling, screen, faces, language, pace }} />
    </main>
  );
}

function Peek({ row, faces, open }: { row: StoryRow; faces: readonly Face[]; open: () => void }) {
  const words = useWords();
  return (
    <button type="button" className="peek" onClick={open} aria-label={words.log.open}>
      <SeatMark faces={faces} seat={row.seat} />
      <p>{row.text}</p>
      <Icon id="up" />
    </button>
  );
}
