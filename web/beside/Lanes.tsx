import './beside.css';
import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { Face, GameScreen } from '../board/screen.ts';
import { logRows, type StoryRow } from '../logbook/log.ts';
import { recordFaces } from '../record/faces.ts';
import { useSettings } from '../settings/settings.ts';
import { Emblem, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { type Lane, lastTurn, nextApart, partedAt, partedStep, pointsAt, runFrom, stepsOf } from './lanes.ts';
import { RaceChart } from './RaceChart.tsx';
import { BESIDE } from './words.ts';

interface LanesProps {
  readonly lanes: readonly Lane[]; // one's own first, if it is among them
  readonly names: readonly string[]; // of whoever dives in each
  readonly called?: readonly string[]; // what the log calls them; none = the same
  readonly screen: GameScreen;
  readonly game: string;
  readonly replay: (lane: number, step: number) => string; // address
}

/** Matches of one deal, turn by turn with one rail for all of them. */
export function Lanes({ lanes, names, called = names, screen, game, replay }: LanesProps) {
  const words = useWords(BESIDE);
  const last = lastTurn(lanes);
  const [own, rival] = [lanes[0], lanes.find(({ as }) => as === 'best' || as === 'other')];
  const parted = own && rival && own !== rival ? partedAt(own, rival) : null;
  const [turn, setTurn] = useState(parted ?? last);
  const next = nextApart(lanes, turn) ?? nextApart(lanes, 0);
  const spoken = lanes.map((lane, i) => `${names[i]} ${pointsAt(lane, turn)}`).join(', ');
  return (
    <>
      <RaceChart {...{ lanes, turn, parted }} names={called} />
      <div className="beside-rail">
        <b>{words.turn(turn, last)}</b>
        <input
          type="range"
          min={0}
          max={last}
          value={turn}
          aria-label={words.slider}
          aria-valuetext={words.spoken(turn, spoken)}
          onInput={event => setTurn(Number(event.currentTarget.value))}
        />
        <button
          type="button"
          className="tool"
          aria-label={words.nextPart}
          title={words.nextPart}
          aria-disabled={next === null || undefined}
          onClick={() => next !== null && setTurn(next)}
        >
          <Icon id="skip" />
        </button>
      </div>
      <ol className={`beside-lanes game-${game}`}>
        {lanes.map((lane, i) => (
          <LaneCard
            key={lane.as}
            {...{ lane, screen, turn }}
            name={names[i] ?? ''}
            called={called[i] ?? ''}
            replay={step => replay(i, step)}
          />
        ))}
      </ol>
    </>
  );
}

const MOST_SAID = 4; // lines about a decision and what it led to

/** The first decision in which two matches differ, and what each of them did. */
export function Parted({ lanes, names, called = names, screen, game, replay }: LanesProps) {
  const words = useWords(BESIDE);
  const [own, other] = lanes;
  if (!own || !other) return null;
  const step = partedStep(own, other);
  if (step === null) return <p>{words.never}</p>;
  return (
    <>
      <p>{step === 1 ? words.partedAtOnce : words.partedAt(step)}</p>
      <ol className={`beside-lanes game-${game}`}>
        {lanes.map((lane, i) => (
          <PartedCard
            key={lane.as}
            {...{ lane, screen, step }}
            name={names[i] ?? ''}
            called={called[i] ?? ''}
            replay={replay(i, Math.min(step, lane.record.entries.length))}
          />
        ))}
      </ol>
    </>
  );
}

interface CardProps {
  readonly lane: Lane;
  readonly name: string;
  readonly called: string;
  readonly screen: GameScreen;
}

function PartedCard({
  lane,
  name,
  called,
  screen,
  step,
  replay,
}: CardProps & { step: number; replay: string }) {
  const words = useWords(BESIDE);
  const end = runFrom(lane, step);
  const told = useStory(lane, called, screen).filter(row => row.step >= step && row.step <= end);
  const said = told.slice(0, MOST_SAID);
  const entry = lane.record.entries[step - 1];
  return (
    <li className={lane.as}>
      <Who {...{ lane, name }} />
      <Said rows={said} instead={entry ? <code>{entry.action}</code> : words.over} />
      <Link href={replay} aria-label={words.replayOf(name)}>
        {words.replay}
      </Link>
    </li>
  );
}

interface LaneCardProps extends CardProps {
  readonly turn: number;
  readonly replay: (step: number) => string;
}

/** What one diver did in this turn, in the words of the logbook, and the way to the whole board. */
function LaneCard({ lane, name, called, screen, turn, replay }: LaneCardProps) {
  const words = useWords(BESIDE);
  const { from, to } = stepsOf(lane, turn);
  const said = useStory(lane, called, screen).filter(
    ({ seat, step }) => seat === lane.seat && step >= from && step <= to,
  );
  return (
    <li className={lane.as}>
      <Who {...{ lane, name }} sub={words.soFar(pointsAt(lane, turn))} />
      <Said rows={said} instead={words.quiet} />
      <Link href={replay(Math.min(to, lane.record.entries.length))} aria-label={words.replayOf(name)}>
        {words.replay}
      </Link>
    </li>
  );
}

const ICONS = { median: 'calm', best: 'crown', other: 'person' } as const;

function Who({ lane, name, sub }: { lane: Lane; name: string; sub?: string }) {
  return (
    <div className="beside-who">
      {lane.as === 'mine' ? <Emblem colour="sun" /> : <Icon id={ICONS[lane.as]} />}
      <p>
        <b>{name}</b>
        {sub && <span>{sub}</span>}
      </p>
    </div>
  );
}

function Said({ rows, instead }: { rows: readonly StoryRow[]; instead: preact.ComponentChildren }) {
  if (rows.length === 0) return <p>{instead}</p>;
  return (
    <ul>
      {rows.map(row => (
        <li key={row.key}>{row.text}</li>
      ))}
    </ul>
  );
}

function useStory({ record, history, seat, you }: Lane, called: string, screen: GameScreen): StoryRow[] {
  const shell = useWords();
  const { language } = useSettings();
  const faces: readonly Face[] = recordFaces(record, called).map((face, at) =>
    at === seat ? { ...face, name: you ? shell.you : called, you } : face,
  );
  return logRows(screen, history, faces, language).filter(row => row.kind === 'story');
}
