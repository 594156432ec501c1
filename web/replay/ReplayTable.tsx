import '../table/frame.css';
import '../table/lying.css';
import './replay.css';
import type { RuleId } from '@fathoms/kernel/game.ts';
import { memo } from 'preact/compat';
import { useCallback, useMemo, useState } from 'preact/hooks';
import { Narration } from '../board/Narration.tsx';
import type { BoardProps as BoardOf, GameScreen, Site } from '../board/screen.ts';
import { useDirector, writerOf } from '../board/use-director.ts';
import { LogDrawer } from '../logbook/Logbook.tsx';
import { hashOf, type Place, reviewPath } from '../record/address.ts';
import { recordFaces } from '../record/faces.ts';
import type { Reader } from '../record/reader.ts';
import type { Source } from '../record/sources.ts';
import { WORDS } from '../record/words.ts';
import { useSettings } from '../settings/settings.ts';
import { type Hint, Toast } from '../shell/Toast.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useShortcuts } from '../ui/shortcuts.ts';
import { useMedia } from '../ui/use-media.ts';
import { useWords } from '../words/words.ts';
import { Controls } from './Controls.tsx';
import { EyesBar } from './EyesBar.tsx';
import { type ReplayOverlay, ReplayOverlays } from './ReplayOverlays.tsx';
import { ReplayTop } from './ReplayTop.tsx';
import { type KeptRecord, useKeep } from './use-keep.ts';
import type { Speed } from './use-playback.ts';
import { useReplayPictures } from './use-replay-pictures.ts';
import type { Shown } from './use-shown.ts';
import { useTape } from './use-tape.ts';

interface ReplayTableProps {
  reader: Reader;
  site: Site;
  screen: GameScreen;
  source: Source | null; // null = a file, or a link that holds the game
  logbook: KeptRecord;
}

const anywhere = (): boolean => true;
const ROOM_FOR_LOG = '(min-width: 1181px)';

/** A finished game on its own board, at any moment and through any eyes. */
export function ReplayTable({ reader, site, screen, source, logbook }: ReplayTableProps) {
  const words = useWords(WORDS);
  const { language } = useSettings();
  const { record, steps } = reader;
  const faces = useMemo(() => recordFaces(record, words.somebody), [record, words]);
  const { place, move, shown, rows, turns, speed, setSpeed, playing, moves, jump } = useTape(
    reader,
    screen,
    faces,
  );
  const [over, setOver] = useState<ReplayOverlay>(null);
  const [logWanted, setLogWanted] = useState(true);
  const logFits = useMedia(ROOM_FOR_LOG);
  const { hint, say, explain, dismiss } = useSaying();
  const picture = useReplayPictures(reader);
  const keep = useKeep(logbook, place, source?.local === false ? null : record, say);
  useShortcuts(() => setOver({ is: 'keys' }));
  useTitle(words.title(site.words[language].name));

  const goOn = useCallback(() => setOver({ is: 'continue' }), []);
  const logShown = logWanted && logFits;
  const at = shown?.moment.step ?? place.step; // log and label change with the board: one drawing a jump
  const marks = { at, leads: anywhere, jump };
  const rowsSoFar = rows.filter(row => row.step <= at);
  const heading = rowsSoFar.findLast(row => row.kind === 'heading')?.text ?? '';
  const isOver = shown?.moment.outcome != null;
  const subtitle = shown ? screen.subtitle(shown.moment.view, faces, language) : '';
  return (
    <div className={`at-table game-${site.id} replay`}>
      <div className={logShown ? 'table logged' : 'table'}>
        <ReplayTop
          name={site.words[language].name}
          subtitle={[words.subtitle, subtitle].filter(Boolean).join(' · ')}
          review={site.review && record.end ? reviewOf(source, place, keep.packed) : null}
          goOn={isOver ? null : goOn}
          check={() => setOver({ is: 'fair' })}
          openLog={logShown ? null : () => (logFits ? setLogWanted(true) : setOver({ is: 'log' }))}
          openMenu={() => setOver({ is: 'menu' })}
          {...{ keep, say }}
        />
        <main className="stage" data-step={shown?.moment.step} data-jumped={shown?.fresh.length === 0}>
          {shown && (
            <Board
              {...{ shown, screen, faces, speed, picture, explain }}
              options={record.options}
              act={goOn}
            />
          )}
        </main>
        {logShown && <LogDrawer {...{ rows, faces, marks }} close={() => setLogWanted(false)} />}
      </div>
      <Controls
        {...{ steps, turns, moves, speed, setSpeed, playing }}
        step={at}
        wanted={place.step}
        label={heading}
        sentence={rowsSoFar.findLast(row => row.kind === 'story')?.text ?? words.begin}
        eyes={<EyesBar faces={faces} eyes={place.eyes} look={eyes => move({ eyes })} />}
        go={jump}
      />
      <Toast hint={hint} dismiss={dismiss} openRule={rule => setOver({ is: 'rules', rule })} />
      <ReplayOverlays {...{ over, setOver, reader, source, rows, faces, marks, place, keep }} />
    </div>
  );
}

function reviewOf(source: Source | null, { eyes }: Place, packed: string | null): string | null {
  if (source) return reviewPath(source, eyes === 'all' ? null : eyes);
  return packed === null ? null : `/review${hashOf({ step: 0, eyes }, packed)}`;
}

interface BoardProps {
  shown: Shown;
  screen: GameScreen;
  faces: ReturnType<typeof recordFaces>;
  options: Reader['record']['options'];
  speed: Speed;
  picture: BoardOf['picture'];
  explain: (rule: RuleId, said?: string) => void;
  act: () => void; // somebody would like to play on from here
}

const untold = (): void => {}; // nothing waits in a replay
const NONE: readonly never[] = [];

/** The game's own board, as it was. Drawn again only for another moment, not while one is on its way. */
const Board = memo(function Board(props: BoardProps) {
  const { shown, screen, faces, options, speed, picture, explain, act } = props;
  const { aids, language } = useSettings();
  const { moment, eyes, story, fresh } = shown;
  const state = useMemo(
    () => ({ ...moment, seat: eyes === 'all' ? null : eyes, secret: false }),
    [moment, eyes],
  );
  const telling = useDirector({ fresh, state, skipped: false }, writerOf(screen), speed);
  const history = useMemo(() => story.slice(0, moment.step + 1), [story, moment.step]);
  return (
    <>
      <screen.Board
        view={moment.view}
        seat={eyes === 'all' ? null : eyes}
        toAct={moment.toAct}
        legal={moment.legal}
        choice={moment.choice}
        outcome={moment.outcome}
        countdowns={NONE}
        pictures={moment.pictures}
        draft={untold}
        pace={speed}
        past
        telling={telling}
        {...{ faces, options, fresh, history, picture, aids, explain, act }}
      />
      <Narration after={moment.view} pace={speed} {...{ telling, screen, faces, language }} />
    </>
  );
});

/** One sentence at a time. */
function useSaying() {
  const [hint, setHint] = useState<Hint | null>(null);
  const give = useCallback(
    (next: Omit<Hint, 'id'>) => setHint(before => ({ ...next, id: (before?.id ?? 0) + 1 })),
    [],
  );
  const say = useCallback((said: string) => give({ said, rule: null }), [give]);
  const explain = useCallback((rule: RuleId, said?: string) => give({ rule, said: said ?? null }), [give]);
  const dismiss = useCallback(() => setHint(null), []);
  return { hint, say, explain, dismiss };
}
