import type { DailyField, WhichTry } from '@fathoms/protocol/daily.ts';
import { useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { Face, GameScreen, Site } from '../board/screen.ts';
import { logRows } from '../logbook/log.ts';
import { recordFaces } from '../record/faces.ts';
import { openReader } from '../record/reader.ts';
import { useSettings } from '../settings/settings.ts';
import { useScreen } from '../shell/use-screen.ts';
import { Bubbles, Emblem, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { DIVER, type Lane, lastTurn, nextApart, partedAt, pointsAt, stepsOf } from './lanes.ts';
import { RaceChart } from './RaceChart.tsx';
import { fetchTry } from './server.ts';
import { DAILY } from './words.ts';

/** One's own dive, the median and the best, turn by turn with one rail for all of them. */
export function Beside({ field, site }: { field: DailyField; site: Site }) {
  const words = useWords(DAILY);
  const screen = useScreen(site);
  const lanes = useLanes(field, screen);
  return (
    <section className="daily-beside panel">
      <header>
        <h2>{words.beside.title}</h2>
        <span>{words.beside.sub}</span>
      </header>
      <div role="status">
        {lanes === null && (
          <p>
            <Bubbles /> {words.beside.loading}
          </p>
        )}
        {(lanes === 'failed' || lanes?.length === 0) && <p>{words.beside.failed}</p>}
      </div>
      {screen && lanes !== null && lanes !== 'failed' && lanes.length > 0 && (
        <Lanes {...{ lanes, screen, field }} />
      )}
    </section>
  );
}

function Lanes({ lanes, screen, field }: { lanes: readonly Lane[]; screen: GameScreen; field: DailyField }) {
  const { beside } = useWords(DAILY);
  const last = lastTurn(lanes);
  const [own, best] = [lanes[0], lanes.find(({ which }) => which === 'best')];
  const parted = own && best && own !== best ? partedAt(own, best) : null;
  const [turn, setTurn] = useState(parted ?? last);
  const next = nextApart(lanes, turn) ?? nextApart(lanes, 0);
  const spoken = lanes.map(lane => `${beside.who[lane.which]} ${pointsAt(lane, turn)}`).join(', ');
  return (
    <>
      <RaceChart {...{ lanes, turn, parted }} />
      <ol className={`daily-lanes game-${field.game}`}>
        {lanes.map(lane => (
          <LaneCard key={lane.which} {...{ lane, screen, field, turn }} />
        ))}
      </ol>
      <div className="daily-rail">
        <b>{beside.turn(turn, last)}</b>
        <input
          type="range"
          min={0}
          max={last}
          value={turn}
          aria-label={beside.slider}
          aria-valuetext={beside.spoken(turn, spoken)}
          onInput={event => setTurn(Number(event.currentTarget.value))}
        />
        <button
          type="button"
          className="tool"
          aria-label={beside.nextPart}
          title={beside.nextPart}
          aria-disabled={next === null || undefined}
          onClick={() => next !== null && setTurn(next)}
        >
          <Icon id="skip" />
        </button>
      </div>
    </>
  );
}

interface LaneCardProps {
  readonly lane: Lane;
  readonly screen: GameScreen;
  readonly field: DailyField;
  readonly turn: number;
}

/** What one diver did in this turn, in the words of the logbook, and the way to the whole board. */
function LaneCard({ lane, screen, field, turn }: LaneCardProps) {
  const shell = useWords();
  const words = useWords(DAILY);
  const { language } = useSettings();
  const { which, record, history } = lane;
  const faces = facesIn(lane, which === 'mine' ? shell.you : words.beside.who[which]);
  const { from, to } = stepsOf(lane, turn);
  const said = logRows(screen, history, faces, language).filter(
    row => row.kind === 'story' && row.seat === DIVER && row.step >= from && row.step <= to,
  );
  const moment = Math.min(to, record.entries.length);
  return (
    <li className={which}>
      <div className="daily-who">
        {which === 'mine' ? <Emblem colour="sun" /> : <Icon id={which === 'best' ? 'crown' : 'calm'} />}
        <p>
          <b>{words.beside.who[which]}</b>
          <span>{words.beside.soFar(pointsAt(lane, turn))}</span>
        </p>
      </div>
      {said.length > 0 ? (
        <ul>
          {said.map(row => (
            <li key={row.key}>{row.text}</li>
          ))}
        </ul>
      ) : (
        <p>{words.beside.quiet}</p>
      )}
      <Link
        href={`/daily/${field.day}/${field.game}/${which}#${moment}A`}
        aria-label={words.beside.replayOf(words.beside.who[which])}
      >
        {words.beside.replay}
      </Link>
    </li>
  );
}

/** Logbooks of a day name nobody: whoever dives is called what they are here. */
const facesIn = ({ record, which }: Lane, name: string): readonly Face[] =>
  recordFaces(record, name).map((face, seat) =>
    seat === DIVER ? { ...face, name, you: which === 'mine' } : face,
  );

/** One's own first, the others as they come up. */
function useLanes(field: DailyField, screen: GameScreen | null): readonly Lane[] | 'failed' | null {
  const [lanes, setLanes] = useState<readonly Lane[] | 'failed' | null>(null);
  const { day, game, mine, median, best } = field;
  const own = mine?.is === 'played' ? mine.score : null;
  const wanted: WhichTry[] = [
    ...(mine && mine.is !== 'under-way' ? (['mine'] as const) : []),
    ...(median !== null && median !== own && median !== best ? (['median'] as const) : []),
    ...(best !== null && best !== own ? (['best'] as const) : []),
  ];
  const list = wanted.join();
  useEffect(() => {
    if (!screen) return;
    let isHere = true;
    const load = async (): Promise<void> => {
      const found: Lane[] = [];
      for (const which of list.split(',') as WhichTry[]) {
        const lane = await openLane(day, game, which, screen);
        if (lane) found.push(lane);
        if (!isHere) return;
      }
      setLanes(found);
    };
    load().catch(problem => {
      console.error(problem);
      if (isHere) setLanes('failed');
    });
    return () => {
      isHere = false;
    };
  }, [day, game, list, screen]);
  return lanes;
}

async function openLane(
  day: string,
  game: string,
  which: WhichTry,
  screen: GameScreen,
): Promise<Lane | null> {
  const text = await fetchTry(day, game, which);
  const opened = text === null ? null : await openReader(text);
  if (!opened?.ok) return null;
  const { record, story, close } = opened.reader;
  const history = await story('all');
  close();
  return { which, record, history, timeline: screen.timeline(history, record.seats.length) };
}
