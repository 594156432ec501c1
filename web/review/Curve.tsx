import type { TurnParts } from '@fathoms/bots/review/ledger.ts';
import { WHOLE } from '@fathoms/bots/review/whole.ts';
import { whoIs } from '../board/seats.ts';
import { labelled, spread } from '../score/chart.ts';
import { useSettings } from '../settings/settings.ts';
import { Emblem } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import type { CourseProps } from './Course.tsx';
import { percent, signed } from './figures.ts';
import type { ChancePart } from './Patterns.tsx';
import { REVIEW } from './words.ts';

const WIDE = { width: 900, left: 48, right: 110, top: 26, curve: 214, lane: 84, labels: 9 };
const NARROW = { width: 380, left: 36, right: 78, top: 26, curve: 200, lane: 80, labels: 6 };
const FOOT = 28; // room for the turns between curve and lane
const DASHES = ['10 7', '1 7', '16 6 2 6'];
const PARTS: readonly ChancePart[] = ['luck', 'own', 'rivals'];

/** Every seat's chance after each turn, and below it what made one's own go up or down. */
export function Curve(props: CourseProps & { narrow: boolean }) {
  const { review, ledger, faces, seat, points, nth, pickTurn, narrow } = props;
  const words = useWords(REVIEW);
  const { language } = useSettings();
  const { turns } = ledger;
  const size = narrow ? NARROW : WIDE;
  const bottom = size.top + size.curve;
  const height = bottom + FOOT + size.lane;
  const column = (size.width - size.left - size.right) / Math.max(1, turns.length);
  const x = (i: number) => size.left + i * column; // after i turns
  const y = (chance: number) => bottom - (chance / WHOLE) * size.curve;
  const chances = [turns[0]?.before ?? review.end, ...turns.map(({ after }) => after)];
  const line = (of: number) =>
    chances.map((all, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)},${y(all[of] ?? 0).toFixed(1)}`).join(' ');
  const turn = review.steps[nth]?.turn ?? 1;
  const shown = turns.find(each => each.turn === turn);
  const ends = spread(
    faces.map((_, i) => y(review.end[i] ?? 0)),
    26,
    size.top,
    bottom,
  );
  const dashes = faces.map((_, i) => DASHES[(i < seat ? i : i - 1) % DASHES.length]);
  const marked = new Set(labelled(turns.length));
  return (
    <div className="review-curve">
      <svg viewBox={`0 0 ${size.width} ${height}`} aria-hidden="true">
        <rect
          className="review-band"
          x={x(turn - 1)}
          y={size.top}
          width={column}
          height={height - size.top}
        />
        {[0, 25, 50, 75, 100].map(tick => (
          <g key={tick}>
            <path
              className="review-grid"
              d={`M${size.left},${y((tick * WHOLE) / 100)} H${size.width - size.right}`}
            />
            <text x={size.left - 6} y={y((tick * WHOLE) / 100) + 4} textAnchor="end">
              {narrow ? tick : `${tick}\u00a0%`}
            </text>
          </g>
        ))}
        {turns.map(({ turn: n, seat: mover }, i) =>
          n === turn || (marked.has(i) && Math.abs(n - turn) * column > 20) ? (
            <text
              key={n}
              className={mover === seat || mover === null ? 'mine' : undefined}
              x={x(i) + column / 2}
              y={bottom + 18}
              textAnchor="middle"
            >
              {n}
            </text>
          ) : null,
        )}
        {faces.map(({ colour, name }, i) =>
          i === seat ? null : (
            <g key={name} className={`seat-${colour}`}>
              <path className="review-casing" d={line(i)} />
              <path className="review-rival" strokeDasharray={dashes[i]} d={line(i)} />
            </g>
          ),
        )}
        <path className="review-own-case" d={line(seat)} />
        <path className={`review-own-line seat-${faces[seat]?.colour}`} d={line(seat)} />
        <Lane {...{ turns, column, x }} middle={bottom + FOOT + size.lane / 2} half={size.lane / 2 - 4} />
        {points.map((point, i) => {
          const at = review.steps[point]?.turn ?? 1;
          const [cx, cy] = [x(at), y(chances[at]?.[seat] ?? 0)];
          const top = Math.max(14, cy - 34);
          return (
            <g key={point} className={point === nth ? 'review-float on' : 'review-float'}>
              <path d={`M${cx},${cy} V${top}`} />
              <circle className="pin" cx={cx} cy={cy} r="4" />
              <circle className="body" cx={cx} cy={top} r="11" />
              <text x={cx} y={top + 5} textAnchor="middle">
                {i + 1}
              </text>
            </g>
          );
        })}
      </svg>
      {faces.map(({ colour, name }, i) => (
        <span
          key={name}
          className="review-end"
          aria-hidden="true"
          style={{
            left: `${((size.width - size.right + 8) / size.width) * 100}%`,
            top: `${((ends[i] ?? 0) / height) * 100}%`,
          }}
        >
          <Emblem colour={colour} className="em-s" />
          <span>{name}</span>
        </span>
      ))}
      <input
        type="range"
        min={1}
        max={turns.length}
        value={turn}
        aria-label={words.slider(review.rounds)}
        aria-valuetext={words.sliderText(
          words.whoseTurn(turn, shown && shown.seat !== null ? whoIs(faces)(shown.seat) : null),
          percent(shown?.after[seat] ?? 0),
          signed(shown?.own ?? 0, language),
          signed(shown?.luck ?? 0, language),
        )}
        style={{
          left: `${(size.left / size.width) * 100}%`,
          width: `${((size.width - size.left - size.right) / size.width) * 100}%`,
        }}
        onInput={event => pickTurn(Number(event.currentTarget.value))}
      />
    </div>
  );
}

interface LaneProps {
  turns: readonly TurnParts[];
  column: number;
  x: (i: number) => number;
  middle: number;
  half: number;
}

/** What each turn gave above the line, and what it took below. */
function Lane({ turns, column, x, middle, half }: LaneProps) {
  const heights = turns.flatMap(turn => [sumOf(turn, 1), sumOf(turn, -1)]);
  const unit = half / Math.max(1000, ...heights);
  const width = Math.min(26, column * 0.7);
  return (
    <g>
      <path className="review-grid zero" d={`M${x(0)},${middle} H${x(turns.length)}`} />
      {turns.map((turn, i) => {
        const [left, bars] = [x(i) + (column - width) / 2, []] as [number, ReturnType<typeof bar>[]];
        let [up, down] = [middle, middle];
        for (const part of PARTS) {
          const tall = Math.abs(turn[part]) * unit;
          if (tall < 0.7) continue;
          if (turn[part] > 0) up -= tall;
          bars.push(bar(part, left, turn[part] > 0 ? up : down, width, tall));
          if (turn[part] < 0) down += tall;
        }
        return <g key={turn.turn}>{bars}</g>;
      })}
    </g>
  );
}

const sumOf = (turn: TurnParts, sign: 1 | -1): number =>
  PARTS.reduce((sum, part) => sum + Math.max(0, sign * turn[part]), 0);

const bar = (part: ChancePart, x: number, y: number, width: number, height: number) => (
  <rect key={part} className={`review-fill-${part}`} {...{ x, y, width, height }} rx="2" />
);
