import './frame.css';
import './lying.css';
import type { RuleId, Seat } from '@fathoms/kernel/game.ts';
import type { StateMessage, TableInfo } from '@fathoms/protocol/messages.ts';
import type { ComponentChildren } from 'preact';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { eventsIn } from '../board/news.ts';
import { PromptAloud } from '../board/Prompt.tsx';
import type { GameScreen, Site } from '../board/screen.ts';
import { LogDrawer } from '../logbook/Logbook.tsx';
import { logRows } from '../logbook/log.ts';
import { isHeld, Questions } from '../people/Proposals.tsx';
import { useStandstill } from '../people/use-patience.ts';
import { useUnread } from '../people/use-unread.ts';
import { Waiting } from '../people/Waiting.tsx';
import type { Session, SessionState } from '../session/session.ts';
import { useSettings } from '../settings/settings.ts';
import { Toast } from '../shell/Toast.tsx';
import { lazyPart } from '../ui/parts.tsx';
import { Button } from '../ui/pieces.tsx';
import { useShortcuts } from '../ui/shortcuts.ts';
import { useMedia } from '../ui/use-media.ts';
import { useWords } from '../words/words.ts';
import { hasChoice, mayAskCoach } from './advice.ts';
import { Banners } from './Banners.tsx';
import { BoardStage } from './BoardStage.tsx';
import { Clocks } from './Clocks.tsx';
import { Curtain } from './Curtain.tsx';
import { facesOf } from './faces.ts';
import { friendlyUndo } from './friendly-undo.ts';
import { Handing } from './Handing.tsx';
import { TABLE_KEYS } from './keys.ts';
import { LookingBack } from './LookingBack.tsx';
import { lateParts, useLateParts } from './late-parts.ts';
import type { TableOverlay } from './Overlays.tsx';
import { ReadAloud } from './ReadAloud.tsx';
import { sinceOwn } from './since-own.ts';
import { TopBar } from './TopBar.tsx';
import { noteOf, watchingAt } from './top-bar.ts';
import { useAbsence } from './use-absence.ts';
import { useCoach } from './use-coach.ts';
import { useEnding } from './use-ending.ts';
import { useHandOver } from './use-hand-over.ts';
import { useHints } from './use-hints.ts';
import { useLookBack } from './use-look-back.ts';
import { useSounds } from './use-sounds.ts';
import { useTelling } from './use-telling.ts';
import { useTurnTitle } from './use-turn-title.ts';
import { useWatching } from './use-watching.ts';

const Overlays = lazyPart(() => lateParts.overlays().then(m => m.Overlays));
const PeopleSheets = lazyPart(() => lateParts.people().then(m => m.PeopleSheets));
const SinceYourTurn = lazyPart(() => import('./SinceYourTurn.tsx').then(m => m.SinceYourTurn));
const AdviceSheet = lazyPart(() => import('../review/AdviceSheet.tsx').then(m => m.AdviceSheet));
const RatedNews = lazyPart(() => import('../ratings/RatedNews.tsx').then(m => m.RatedNews));
const Ending = lazyPart(() => lateParts.ending().then(m => m.Ending));

interface PlayTableProps {
  session: Session;
  shown: SessionState;
  table: TableInfo;
  state: StateMessage;
  site: Site;
  screen: GameScreen;
  local: boolean;
  lesson?: LessonLayer; // a lesson is given at this table
}

/** What a lesson puts on a table. */
export interface LessonLayer {
  readonly beside: ComponentChildren; // where the logbook would be, if there is room
  readonly over: ComponentChildren;
}

const NOBODY: readonly Seat[] = [];
const ROOM_FOR_LOG = '(min-width: 1181px)';

/** A table in play: the frame, the board, and what lies over them. */
export function PlayTable({ table, site, screen, local, lesson, ...newest }: PlayTableProps) {
  const hands = useHandOver(newest.session, newest.shown, newest.state, table);
  const { session, shown, state, covered } = hands;
  const words = useWords();
  const { language } = useSettings();
  const [over, setOver] = useState<TableOverlay>(null);
  const [reading, setReading] = useState(false); // what the others did is read
  const [logWanted, setLogWanted] = useState(!screen.wide);
  const logFits = useMedia(ROOM_FOR_LOG);
  const faces = useMemo(() => facesOf(table, words.you), [table, words]);
  const note = useMemo(() => noteOf(table, words), [table, words]);
  const back = useLookBack(session, shown, state, table, local);
  const told = useTelling(session, back.shown, back.state, screen, covered);
  const { untold } = told;
  const { history } = back.watched ? back.shown : shown;
  const present = back.now ? state : told.state;
  useWatching(back.watched, told.script === null);
  const rows = useMemo(
    () => logRows(screen, history, faces, language, untold),
    [screen, history, untold, faces, language],
  );
  const [absence, forget] = useAbsence(table);
  const hints = useHints(shown.notice, faces);
  const outcome = shown.behind === 0 ? present.outcome : null; // null = there is something left to see
  const ending = useEnding(outcome);
  useSounds(told, screen.sounds);
  useLateParts(site.id, language);
  const game = site.words[language].name;
  useTurnTitle(game, present, faces);
  useShortcuts(() => setOver({ is: 'keys' }));
  const prompt = usePromptAloud(covered);

  const looking = faces[hands.next ?? -1];
  const quiet =
    lesson !== undefined ||
    table.daily?.counted ||
    table.settings.rated ||
    covered ||
    told.script !== null ||
    back.now !== null;
  const coach = useCoach({ game: site.id, screen, shown, state, quiet });
  const logShown = logWanted && logFits && !covered && !lesson;
  const logBeside = logFits && !lesson;
  const openLog = useCallback(() => (logBeside ? setLogWanted(true) : setOver({ is: 'log' })), [logBeside]);
  const newestRow = rows.findLast(row => row.kind === 'story');
  const openRule = (rule: RuleId) => setOver({ is: 'rules', rule });
  const waitedFor = useStandstill(present.seq) ? present.toAct : NOBODY;
  const talking = over?.is === 'chat';
  const unread = useUnread(table.id, shown.chat, talking);
  const toggleChat = () => setOver(talking ? null : { is: 'chat' });
  const askUndo = friendlyUndo(table, state);
  const alone = table.daily !== undefined || table.shared?.as === 'try'; // bots have nothing to say
  // around one device the hand-over tells it: what this page has shown may have been another's
  const from = back.now || table.yours.length > 1 ? null : sinceOwn(shown.history, state.seat);
  const { review, advises: isAdvised } = site;
  const advises = !lesson && isAdvised === true && !state.outcome && mayAskCoach(table, local);
  const mayAsk =
    advises && hasChoice(state) && shown.behind === 0 && !shown.busy && !told.script && back.now === null;
  const hasSince = from !== null;
  const since = useMemo(
    () =>
      hasSince && (
        <Button small icon="again" className="since" onClick={() => setReading(true)}>
          {words.since}
        </Button>
      ),
    [hasSince, words],
  );
  return (
    <div className={`at-table game-${site.id} table ${logShown || (lesson && logFits) ? 'logged' : ''}`}>
      <div className="beneath-score" inert={ending.open}>
        <TopBar
          asItComes={table.daily !== undefined || table.shared !== undefined}
          name={game}
          subtitle={covered ? '' : screen.subtitle(told.before, faces, language)}
          watching={watchingAt(table, state.seat)}
          undo={shown.undo && !shown.busy && !covered ? session.undo : null}
          askUndo={askUndo && (() => session.send({ t: 'propose', what: askUndo }))}
          note={note}
          clock={table.clock && <Clocks clock={table.clock} faces={faces} />}
          openChat={local || alone ? null : toggleChat}
          unread={unread}
          openPeople={local || alone ? null : () => setOver({ is: 'people' })}
          advises={advises}
          ask={mayAsk ? () => setOver({ is: 'advice' }) : null}
          openRules={() => setOver({ is: 'rules' })}
          openMenu={() => setOver({ is: 'menu' })}
          openLog={logShown || covered ? null : openLog}
          openScore={outcome ? () => ending.setOpen(true) : null}
        />
        {covered && looking ? (
          <Curtain
            key={looking.colour}
            face={looking}
            open={hands.uncover}
            {...{ screen, faces }}
            options={table.options}
            pictures={session.pictures}
            everybody={shown.everybody}
          />
        ) : (
          <PromptAloud.Provider value={shown.busy ? null : prompt}>
            <BoardStage
              held={isHeld(table, state.seat)}
              {...{ screen, faces }}
              newest={newestRow}
              session={back.session}
              shown={back.shown}
              state={back.state}
              options={table.options}
              explain={hints.explain}
              firstTime={coach && <coach.Note hint={coach} openRule={openRule} />}
              openLog={openLog}
              telling={told}
              since={since}
            />
          </PromptAloud.Provider>
        )}
        <Handing {...{ hands, screen, faces }} />
        {logShown && (
          <LogDrawer
            {...{ rows, faces }}
            marks={back.marks}
            behind={shown.behind}
            skip={session.skip}
            shortcut={TABLE_KEYS.log}
            close={() => setLogWanted(false)}
          />
        )}
        {lesson && logFits && lesson.beside}
        <ReadAloud rows={rows} silent={covered} held={back.now !== null} />
        {back.watched && <ReadAloud rows={rows} silent={false} />}
        <div ref={prompt} className="vh" role="status" aria-atomic="false">
          <p />
          <p />
        </div>
        <p className="vh" aria-live="polite">
          {coach?.text}
        </p>
      </div>
      <Banners condition={shown.condition} sending={shown.busy && !local} retry={session.retry}>
        <Waiting {...{ table, waitedFor }} toAct={present.toAct} send={session.send} />
        <Questions {...{ table, faces }} fresh={shown.fresh} send={session.send} />
        {back.now && !covered && <LookingBack now={back.now} />}
        {table.settings.rated && <RatedNews table={table} />}
      </Banners>
      {!local && (
        <PeopleSheets {...{ session, shown, table, rows, absence, forget, over, setOver, waitedFor }} />
      )}
      {state.outcome && ending.open && (
        <Ending
          {...{ session, shown, table, site, screen, faces, local }}
          outcome={state.outcome}
          company={
            local || alone
              ? null
              : { chat: toggleChat, fresh: unread, people: () => setOver({ is: 'people' }) }
          }
          close={() => ending.setOpen(false)}
        />
      )}
      {lesson?.over}
      {reading && from !== null && !covered && (
        <SinceYourTurn
          rows={rows.filter(row => row.step >= from)}
          {...{ screen, from, history: shown.history, seat: state.seat }}
          watch={watchAgain(back.watch(from), () => setReading(false))}
          close={() => setReading(false)}
          {...{ faces }}
        />
      )}
      {over?.is === 'advice' && mayAsk && review && state.seat !== null && (
        <AdviceSheet
          {...{ table, faces, review }}
          seen={{ seat: state.seat, view: state.view, news: eventsIn(shown.history) }}
          close={() => setOver(null)}
        />
      )}
      <Toast hint={covered ? null : hints.hint} openRule={openRule} dismiss={hints.dismiss} />
      {over && (
        <Overlays
          online={!local}
          push={!local && table.yours.length > 0}
          over={over}
          setOver={setOver}
          game={site.id}
          table={covered || told.script !== null ? undefined : { ...state, faces, options: table.options }}
          rows={covered ? [] : rows}
          marks={back.marks}
          faces={faces}
          keys={[
            { title: game, shortcuts: screen.keys ?? {} },
            { title: words.keys.table, shortcuts: TABLE_KEYS },
          ]}
        />
      )}
    </div>
  );
}

/** Whoever gets the device next does not hear what the one before was asked. */
function usePromptAloud(covered: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const line of covered ? (place.current?.children ?? []) : []) line.textContent = '';
  }, [covered]);
  return place;
}

const watchAgain = (watch: (() => void) | null, close: () => void): (() => void) | null =>
  watch &&
  (() => {
    close();
    watch();
  });
