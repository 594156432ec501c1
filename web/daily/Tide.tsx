import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { artUrl } from '../art/index.ts';
import { useWords } from '../words/words.ts';
import type { TideDay } from './calendar.ts';
import { DAILY } from './words.ts';

type Point = readonly [x: number, y: number];

/** Two sizes of the same drawing: every day has a number where there is room. */
const WIDE = {
  height: 420,
  edge: 50,
  base: 250,
  step: 64,
  dot: 4,
  hole: 5,
  numbers: 34,
  boat: 126,
  shell: 22,
  near: 22,
};
const SLIM = {
  height: 262,
  edge: 16,
  base: 166,
  step: 36,
  dot: 2.6,
  hole: 3,
  numbers: 26,
  boat: 50,
  shell: 14,
  near: 15,
};
const SLIM_BELOW = 721; // px
const ROOM_FOR_A_NUMBER = 26;

/** The month as the surface of the sea: its height is how many of the dives of a day were made. */
export function Tide({ days, dives }: { days: readonly TideDay[]; dives: number }) {
  const words = useWords(DAILY);
  const [place, width] = useWidth();
  const size = width < SLIM_BELOW ? SLIM : WIDE;
  const gap = (width - 2 * size.edge) / Math.max(1, days.length - 1);
  const x = (i: number): number => size.edge + i * gap;
  const y = (share: number): number => size.base - share * size.step;
  const at = days.findIndex(({ today }) => today);
  const past: Point[] = days.slice(0, at + 1).map(({ dives: made }, i) => [x(i), y((made ?? 0) / dives)]);
  const last = past.at(-1) ?? [size.edge, y(0.3)];
  const ahead: Point[] = [
    last,
    ...[0.3, 0.6, 0.9].map(
      (part, i): Point => [last[0] + part * (width - last[0]), y([0.31, 0.26, 0.3][i] ?? 0.3)],
    ),
    [width + 30, y(0.27)],
  ];
  const surface: Point[] = [[-30, y(0.4)], ...past, ...ahead.slice(1)];
  const water = (drop: number): string =>
    `${curve(surface.map(([a, b]) => [a, b + drop]))} L${width + 30},${size.height} L-30,${size.height} Z`;
  const told = days.flatMap(({ date, dives: made }) => (made ? [words.tideDay(words.date(date), made)] : []));
  const every = gap >= ROOM_FOR_A_NUMBER ? 1 : 5;
  return (
    <div className="daily-tide" ref={place}>
      <svg
        width={width}
        height={size.height}
        viewBox={`0 0 ${width} ${size.height}`}
        role="img"
        aria-label={words.tide(told.length > 0 ? told.join('; ') : words.tideNone)}
      >
        <path d={water(0)} style={{ fill: 'var(--w1)' }} />
        <path d={water(size.near)} style={{ fill: 'var(--w2)' }} />
        <path className="daily-ahead" d={curve(ahead)} />
        <path className="daily-line" d={curve(past)} />
        {days.slice(0, at).map(({ date, dives: made }, i) => {
          const [cx, cy] = past[i] ?? last;
          if (!made) return <circle key={date} className="daily-none" cx={cx} cy={cy} r={size.hole} />;
          return (
            <g key={date}>
              <circle className="daily-dot" cx={cx} cy={cy} r={size.dot} />
              {made >= dives && (
                <svg
                  aria-hidden="true"
                  className="daily-shell"
                  x={cx - size.shell / 2}
                  y={cy - size.shell - size.dot}
                  width={size.shell}
                  height={size.shell}
                  viewBox="0 0 24 24"
                >
                  <use href="#em-scallop" />
                </svg>
              )}
            </g>
          );
        })}
        <image
          href={artUrl('scene-boat')}
          x={last[0] - size.boat / 2}
          y={last[1] - size.boat * 0.36}
          width={size.boat}
          height={size.boat * 0.41}
        />
        {days.map(({ date, today, dives: made }, i) => {
          const n = i + 1;
          const isShown =
            today ||
            ((every === 1 || n === 1 || n % every === 0) && Math.abs(i - at) >= (every === 1 ? 1 : 2));
          if (!isShown) return null;
          return (
            <g key={date} transform={`translate(${x(i)} ${size.base + size.numbers})`}>
              {today && <rect className="daily-today" x="-17" y="-16" width="34" height="23" rx="11" />}
              <text className={today ? 'today' : made === null ? 'later' : ''} textAnchor="middle">
                {n}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** A smooth line through points whose x grows. */
export function curve(points: readonly Point[]): string {
  return points
    .map(([px, py], i) => {
      const before = points[i - 1];
      if (!before) return `M${px.toFixed(1)},${py.toFixed(1)}`;
      const bend = (px - before[0]) * 0.42;
      return `C${(before[0] + bend).toFixed(1)},${before[1].toFixed(1)} ${(px - bend).toFixed(1)},${py.toFixed(1)} ${px.toFixed(1)},${py.toFixed(1)}`;
    })
    .join(' ');
}

function useWidth() {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(() => document.documentElement.clientWidth || 1440);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, width] as const;
}
