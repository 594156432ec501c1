import { scaleOf } from '../score/chart.ts';
import { useMedia } from '../ui/use-media.ts';
import { useWords } from '../words/words.ts';
import { type Lane, lastTurn, pointsAt } from './lanes.ts';
import { BESIDE } from './words.ts';

const WIDE = { width: 806, height: 300, right: 110, labels: 12, letters: 10 };
const SLIM = { width: 400, height: 230, right: 92, labels: 6, letters: 8 };
const [LEFT, TOP, FOOT] = [40, 24, 26];

interface RaceChartProps {
  readonly lanes: readonly Lane[];
  readonly names: readonly string[];
  readonly turn: number;
  readonly parted: number | null;
}

/** Points after each turn; the lines differ in pattern, and their names stand at their ends. */
export function RaceChart({ lanes, names, turn, parted }: RaceChartProps) {
  const words = useWords(BESIDE);
  const { width, height, right, labels, letters } = useMedia('(max-width: 720px)') ? SLIM : WIDE;
  const last = lastTurn(lanes);
  const turns = Array.from({ length: last + 1 }, (_, i) => i);
  const points = turns.map(i => ({ label: `${i}`, scores: lanes.map(lane => pointsAt(lane, i)) }));
  const { low, high, ticks } = scaleOf(points);
  const x = (i: number): number => LEFT + (i / Math.max(1, last)) * (width - LEFT - right);
  const y = (score: number): number => TOP + ((high - score) / (high - low)) * (height - TOP - FOOT);
  const every = Math.max(1, Math.ceil(last / labels));
  const lines = lanes.map((lane, i) => words.line(names[i] ?? '', pointsAt(lane, last))).join(' ');
  const ends = spreadEnds(lanes.map(lane => y(pointsAt(lane, last))));
  return (
    <svg
      className="beside-race"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={words.chart(lines)}
    >
      {ticks.map(tick => (
        <g key={tick}>
          <path className="grid" d={`M${LEFT},${y(tick)} H${width - right}`} />
          <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {turns
        .filter(i => i % every === 0)
        .map(i => (
          <text key={i} x={x(i)} y={height - 6} textAnchor="middle">
            {i}
          </text>
        ))}
      <path className="now" d={`M${x(turn)},${TOP - 8} V${height - FOOT}`} />
      {parted !== null && (
        <>
          <path className="parted" d={`M${x(parted) - 7},${TOP - 12} h14 l-7,10 Z`} />
          <text
            className="strong"
            x={x(parted) + (parted > last / 2 ? -12 : 12)}
            y={TOP - 4}
            textAnchor={parted > last / 2 ? 'end' : 'start'}
          >
            {words.parted}
          </text>
        </>
      )}
      {lanes.toReversed().map(lane => {
        const line = turns
          .map(i => `${i ? 'L' : 'M'}${x(i).toFixed(1)},${y(pointsAt(lane, i)).toFixed(1)}`)
          .join(' ');
        return (
          <g key={lane.as} className={lane.as}>
            {lane.as === 'mine' && <path className="casing" d={line} />}
            <path d={line} />
            <circle cx={x(turn)} cy={y(pointsAt(lane, turn))} r="6" />
          </g>
        );
      })}
      {lanes.map((lane, i) => (
        <text key={lane.as} className="strong" x={width - right + 12} y={(ends[i] ?? 0) + 5}>
          {cut(names[i] ?? '', letters)} {pointsAt(lane, last)}
        </text>
      ))}
    </svg>
  );
}

/** As much of a name as fits behind the end of its line. */
const cut = (name: string, most: number): string =>
  [...name].length > most ? `${[...name].slice(0, most - 1).join('')}…` : name;

const GAP = 18;

/** Names at the ends of lines, moved apart so that none covers another. */
function spreadEnds(ends: readonly number[]): number[] {
  const order = ends.map((_, i) => i).sort((a, b) => (ends[a] ?? 0) - (ends[b] ?? 0));
  const placed = [...ends];
  let floor = Number.NEGATIVE_INFINITY;
  for (const i of order) {
    placed[i] = Math.max(placed[i] ?? 0, floor);
    floor = (placed[i] ?? 0) + GAP;
  }
  return placed;
}
