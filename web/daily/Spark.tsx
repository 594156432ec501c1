import type { DailyBars } from '@fathoms/protocol/daily.ts';
import { useWords } from '../words/words.ts';
import { binsOf, binWith } from './bars.ts';
import { Hatch } from './Hatch.tsx';
import { DAILY } from './words.ts';

const WIDTH = 284;
const HEIGHT = 44;
const MOST_BINS = 18;

/** The field in small, an arrow at one's own place. */
export function Spark({ bars, score }: { bars: DailyBars; score: number }) {
  const { sparkOf } = useWords(DAILY);
  const { bins, width } = binsOf(bars, MOST_BINS);
  const own = binWith(bins, width, score);
  const most = Math.max(1, ...bins.map(({ divers }) => divers));
  const across = WIDTH / Math.max(6, bins.length);
  const left = (WIDTH - across * bins.length) / 2;
  const top = (divers: number): number => HEIGHT - (divers / most) * (HEIGHT - 6);
  return (
    <svg className="daily-spark" viewBox={`0 -12 ${WIDTH} ${HEIGHT + 14}`} role="img" aria-label={sparkOf}>
      <Hatch id="daily-spark-hatch" />
      {bins.map(({ from, divers }, i) => (
        <rect
          key={from}
          x={left + i * across + 1}
          y={top(divers)}
          width={across - 2}
          height={HEIGHT - top(divers)}
          rx="1.6"
          className={i < own ? 'less' : 'more'}
          style={i === own ? { fill: 'url(#daily-spark-hatch)' } : undefined}
        />
      ))}
      {own >= 0 && (
        <path
          className="arrow"
          d={`M${left + (own + 0.5) * across - 6},${top(bins[own]?.divers ?? 0) - 12} h12 l-6,9 Z`}
        />
      )}
      <path className="axis" d={`M0,${HEIGHT + 0.7} H${WIDTH}`} />
    </svg>
  );
}
