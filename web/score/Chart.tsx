import type { Face, TimePoint } from '../board/screen.ts';
import { Emblem } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { labelled, scaleOf, spread } from './chart.ts';
import type { ScoreMoment } from './moments.ts';
import { WORDS } from './words.ts';

const WIDTH = 560;
const HEIGHT = 250;
const LEFT = 40;
const RIGHT = 128; // room for the names
const TOP = 22; // room for a buoy
const FOOT = 30;
const LABEL_GAP = 27;
const BUOY = 30; // above its point
const DASHES = ['', '1 8', '10 7', '16 6 2 6', '4 6'];

interface ChartProps {
  faces: readonly Face[];
  timeline: readonly TimePoint[];
  moments: readonly ScoreMoment[]; // marked by buoys
}

/** Score of every seat over the game. Lines differ in colour, pattern and the emblem at their end. */
export function Chart({ faces, timeline, moments }: ChartProps) {
  const words = useWords(WORDS);
  const { low, high, ticks } = scaleOf(timeline);
  const x = (i: number) => LEFT + (i / Math.max(1, timeline.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (score: number) => TOP + ((high - score) / (high - low)) * (HEIGHT - TOP - FOOT);
  const last = timeline.at(-1)?.scores ?? [];
  const ends = spread(
    faces.map((_, seat) => y(last[seat] ?? 0)),
    LABEL_GAP,
    TOP,
    HEIGHT - FOOT,
  );
  const summary = faces.map(({ name }, seat) => words.chartLine(name, last[seat] ?? 0)).join(' ');
  return (
    <figure className="score-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.chartOf(summary)}>
        {ticks.map(tick => (
          <g key={tick}>
            <path className={tick === 0 ? 'grid zero' : 'grid'} d={`M${LEFT},${y(tick)} H${WIDTH - RIGHT}`} />
            <text x={LEFT - 10} y={y(tick) + 5} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {labelled(timeline.length).map(i => (
          <text key={i} x={x(i)} y={HEIGHT - 6} textAnchor="middle">
            {timeline[i]?.label}
          </text>
        ))}
        {faces.map(({ colour, name }, seat) => (
          <g key={name} className={`seat-${colour}`}>
            <path
              className="score-line"
              strokeDasharray={DASHES[seat] || undefined}
              d={timeline
                .map(
                  ({ scores }, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)},${y(scores[seat] ?? 0).toFixed(1)}`,
                )
                .join(' ')}
            />
            <path
              className="score-lead"
              d={`M${x(timeline.length - 1)},${y(last[seat] ?? 0)} L${WIDTH - RIGHT + 16},${ends[seat]}`}
            />
          </g>
        ))}
        {moments.map(({ n, at, seat, turning }) => {
          const [cx, cy] = [x(at), y(timeline[at]?.scores[seat] ?? 0)];
          const top = Math.max(TOP, cy - BUOY);
          return (
            <g key={n} className={turning ? 'score-buoy turning' : 'score-buoy'}>
              <path d={`M${cx},${cy} V${top}`} />
              <circle className="score-point" cx={cx} cy={cy} r="4" />
              <circle cx={cx} cy={top} r="10" />
              <text x={cx} y={top + 5} textAnchor="middle">
                {n}
              </text>
            </g>
          );
        })}
      </svg>
      {faces.map(({ colour, name }, seat) => (
        <figcaption
          key={name}
          style={{
            left: `${((WIDTH - RIGHT + 14) / WIDTH) * 100}%`,
            top: `${((ends[seat] ?? 0) / HEIGHT) * 100}%`,
          }}
          aria-hidden="true"
        >
          <Emblem colour={colour} className="em-s" />
          <span>{name}</span>
          <b className="num">{last[seat] ?? 0}</b>
        </figcaption>
      ))}
    </figure>
  );
}
