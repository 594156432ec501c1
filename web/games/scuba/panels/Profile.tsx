import { useWords } from '../../../words/words.ts';
import { WORDS } from '../words/table.ts';
import type { Outlook, Stop } from './outlook.ts';

const LEFT = 24;
const RIGHT = 268;
const TOP = 20;
const ROW = 17;
const LOW_ROW = 9;
const ROUNDS = 8; // shown at least
const CLOSE = 21; // px between two air figures

/** Dive profile: what was, where one is, and the last safe way home. */
export function Profile({ outlook, low }: { readonly outlook: Outlook; readonly low: boolean }) {
  const tall = low ? LOW_ROW : ROW;
  const foot = TOP + 9 * tall + 18;
  const words = useWords(WORDS);
  const { plan, past, here, ahead, home } = outlook;
  const rounds = Math.max(ROUNDS, home.round);
  const x = (round: number) => LEFT + ((RIGHT - LEFT - 6) * Math.max(0, round)) / rounds;
  const y = (row: number) => TOP + row * tall;
  const path = (stops: readonly Stop[]) =>
    stops.map(({ round, row }, i) => `${i ? 'L' : 'M'}${x(round).toFixed(1)},${y(row)}`).join(' ');
  const label =
    plan.round === null
      ? words.planner.chartLate
      : words.planner.chart(plan.round, home.round, home.air ?? 0);
  const every = Math.ceil(14 / (x(1) - x(0)));
  return (
    <svg className="prof" viewBox={`0 0 276 ${foot + 5}`} role="img" aria-label={label}>
      {[0, 1, 2, 3].map(band => (
        <rect
          key={band}
          className={`z${band + 1}`}
          x={LEFT - 4}
          y={y(band * 2)}
          width={RIGHT - LEFT + 4}
          height={tall * 2}
        />
      ))}
      <rect className="z5" x={LEFT - 4} y={y(8)} width={RIGHT - LEFT + 4} height={tall} />
      <path className="surf" d={`M${LEFT - 4},${TOP} q10,-5 20,0 ${'t20,0 '.repeat(12)}`.trim()} />
      <path className="past" d={path([...past, here])} />
      <path className={`plan ${plan.round === null ? 'late' : ''}`} d={path([here, ...ahead])} />
      {plan.round !== null && <path className="flag" d={`M${x(plan.round - 0.5)},14 V${y(9)}`} />}
      {figures(ahead, here, x, tall).map(stop => (
        <g key={stop.round} className="ap">
          <circle cx={x(stop.round)} cy={y(stop.row)} r="10" />
          <text x={x(stop.round)} y={y(stop.row) + 4}>
            {stop.air}
          </text>
        </g>
      ))}
      <circle className="here" cx={x(here.round)} cy={y(here.row)} r="6" />
      <g className="axis">
        {Array.from({ length: rounds }, (_, i) => i + 1)
          .filter(round => round % every === 0 || round === plan.round)
          .filter(
            round => round === plan.round || plan.round === null || Math.abs(round - plan.round) >= every,
          )
          .map(round => (
            <text key={round} x={x(round)} y={foot} className={round === plan.round ? 'hot' : ''}>
              {round}
            </text>
          ))}
      </g>
      <g className="axis">
        <text x="11" y={y(0) + 4}>
          0
        </text>
        <text x="11" y={y(4) + 4}>
          20
        </text>
        <text x="11" y={y(8) + 4}>
          40
        </text>
      </g>
    </svg>
  );
}

/** Air figures that cover neither each other nor the diver; those nearest home matter most. */
function figures(ahead: readonly Stop[], here: Stop, x: (round: number) => number, tall: number): Stop[] {
  const shown: Stop[] = [];
  const isFar = (one: Stop, other: Stop, px: number) =>
    Math.abs(x(one.round) - x(other.round)) >= px || Math.abs(one.row - other.row) * tall >= px;
  for (const stop of ahead.filter(({ row }) => row > 0).toReversed()) {
    const last = shown.at(-1);
    if ((!last || isFar(last, stop, CLOSE)) && isFar(stop, here, 15)) shown.push(stop);
  }
  return shown;
}
