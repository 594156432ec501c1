import type { ComponentChildren } from 'preact';
import { Icon } from '../../../ui/pieces.tsx';
import { useWords } from '../../../words/words.ts';
import {
  ENOUGH,
  EYES,
  type Hits,
  interval,
  LEVELS,
  LOOKERS,
  lessons,
  NEVER,
  shareOf,
  tally,
} from './figures.ts';
import { useSchoolKept } from './kept.ts';
import { SCHOOL } from './words.ts';

const WIDTH = 320;

/** Minnow, Seal and Barracuda, in the player's language. */
const useBotNames = (): readonly string[] => {
  const { levels } = useWords();
  return LOOKERS.map(bot => levels[bot]);
};

interface ChartPanelProps {
  readonly title: string;
  readonly note: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly children: ComponentChildren;
}

/** A drawing, and the same as a table. */
function ChartPanel({ title, note, head, rows, children }: ChartPanelProps) {
  const { charts } = useWords(SCHOOL);
  return (
    <section className="cp panel">
      <header>
        <h2>{title}</h2>
        <span>{note}</span>
      </header>
      {children}
      <details>
        <summary>{charts.table}</summary>
        <table>
          <thead>
            <tr>
              {head.map(name => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...rest]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {rest.map((cell, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                  <td key={i}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

/** A mark of its own for each bot: a circle, a square, a diamond. */
function Mark({ eye, x, y }: { readonly eye: number; readonly x: number; readonly y: number }) {
  if (eye === 0) return <circle className="mark" cx={x} cy={y} r="5" />;
  const turn = eye === 2 ? `rotate(45 ${x} ${y})` : undefined;
  return (
    <rect
      className={`mark ${eye === 2 ? 'best' : ''}`}
      x={x - 4.5}
      y={y - 4.5}
      width="9"
      height="9"
      transform={turn}
    />
  );
}

const [BAR_LEFT, BAR_WIDE, BAR_TOP, ROW] = [26, 228, 22, 46];

/** Share right on each level, from zero, with its interval, beside the bots on the same pictures. */
export function LevelChart() {
  const { charts } = useWords(SCHOOL);
  const { answered } = useSchoolKept();
  const names = useBotNames();
  const x = (share: number) => BAR_LEFT + share * BAR_WIDE;
  const height = BAR_TOP + LEVELS.length * ROW + 22;
  const told = (one: Hits) => (one.of === 0 ? '–' : charts.share(shareOf(one)));
  const rows = LEVELS.map(level => {
    const own = tally(answered, 'you', level);
    const range = own.of === 0 ? '–' : charts.range(...interval(own));
    return [String(level), told(own), range, ...EYES.map(eye => told(tally(answered, eye, level)))];
  });
  const label = rows.map(([level, own]) => `${charts.level} ${level}: ${own}`).join(', ');
  return (
    <ChartPanel
      title={charts.levels}
      note={charts.pictures(answered.length)}
      head={[charts.level, charts.you, charts.interval, ...names]}
      rows={rows}
    >
      <svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={`${charts.levels}. ${label}`}>
        {[0, 0.25, 0.5, 0.75, 1].map(tick => (
          <g key={tick}>
            <path className="grid" d={`M${x(tick)},${BAR_TOP - 4} V${height - 20}`} />
            <text x={x(tick)} y={height - 5} textAnchor="middle">
              {100 * tick}
            </text>
          </g>
        ))}
        {LEVELS.map((level, i) => {
          const y = BAR_TOP + i * ROW;
          const own = tally(answered, 'you', level);
          const [low, high] = interval(own);
          const enough = own.of >= ENOUGH;
          return (
            <g key={level} className={`l${level}`}>
              <text className="lv-no" x="8" y={y + 23}>
                {level}
              </text>
              {enough && (
                <rect
                  className="bar"
                  x={BAR_LEFT}
                  y={y}
                  width={Math.max(1, shareOf(own) * BAR_WIDE)}
                  height="34"
                  rx="4"
                />
              )}
              {enough &&
                ['range halo', 'range'].map(name => (
                  <path
                    key={name}
                    className={name}
                    d={`M${x(low)},${y + 17} H${x(high)} M${x(low)},${y + 12} v10 M${x(high)},${y + 12} v10`}
                  />
                ))}
              {EYES.map(eye => {
                const theirs = tally(answered, eye, level);
                return theirs.of >= ENOUGH ? (
                  <Mark key={eye} eye={eye} x={x(shareOf(theirs))} y={y + 17} />
                ) : null;
              })}
              <text className="value" x={WIDTH - 2} y={y + 22} textAnchor="end">
                {enough ? charts.share(shareOf(own)) : charts.soon(own.of)}
              </text>
            </g>
          );
        })}
        <path className="never" d={`M${x(NEVER)},${BAR_TOP - 6} V${height - 20}`} />
        <text x={x(NEVER)} y="11" textAnchor="middle">
          {charts.never}
        </text>
      </svg>
      <p className="key">
        <span>
          <i className="own" />
          {charts.you}
        </span>
        {names.map((name, eye) => (
          <span key={name}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <Mark eye={eye} x={8} y={8} />
            </svg>
            {name}
          </span>
        ))}
      </p>
      {answered.length < ENOUGH && <p className="few">{charts.few}</p>}
    </ChartPanel>
  );
}

const [LEFT, RIGHT, TOP, FOOT, TALL] = [30, 12, 14, 24, 300];
const LOWEST = 0.4; // the axis begins there, or lower where something is

/** All levels, lesson by lesson; lines are the bots on the same pictures. */
export function LessonChart() {
  const { charts } = useWords(SCHOOL);
  const { answered, forgotten } = useSchoolKept();
  const names = useBotNames();
  const all = lessons(answered, forgotten);
  const bots = EYES.map(eye => tally(answered, eye));
  const x = (i: number) => LEFT + ((i + 0.5) / Math.max(1, all.length)) * (WIDTH - LEFT - RIGHT);
  const ends = all.map(({ tally: one }) => interval(one));
  const seen = [...ends.map(([low]) => low), ...bots.filter(({ of }) => of > 0).map(shareOf)];
  const floor = Math.floor(10 * Math.min(LOWEST, ...seen)) / 10;
  const ticks = Array.from({ length: 11 }, (_, i) => i / 10).filter(tick => tick >= floor);
  const y = (share: number) => TOP + ((1 - share) / (1 - floor)) * (TALL - TOP - FOOT);
  const rows = all.map(({ lesson, tally: one }) => [
    String(lesson),
    charts.share(shareOf(one)),
    charts.range(...interval(one)),
  ]);
  const label = rows.map(([lesson, own]) => `${charts.lesson(Number(lesson))}: ${own}`).join(', ');
  const last = all.at(-1);
  return (
    <ChartPanel
      title={charts.lessons}
      note={charts.all}
      head={[charts.lessonHead, charts.you, charts.interval]}
      rows={rows}
    >
      <svg
        viewBox={`0 0 ${WIDTH} ${TALL}`}
        role="img"
        aria-label={`${charts.lessons}. ${label || charts.start}`}
      >
        {ticks.map(tick => (
          <g key={tick}>
            <path className="grid" d={`M${LEFT},${y(tick)} H${WIDTH - RIGHT}`} />
            <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end">
              {Math.round(100 * tick)}
            </text>
          </g>
        ))}
        {all.length > 1 && <path className="band" d={bandOf(ends, x, y)} />}
        {bots.map((one, eye) =>
          one.of === 0 ? null : (
            <g key={names[eye]}>
              <path className={`bot b${eye}`} d={`M${LEFT},${y(shareOf(one))} H${WIDTH - RIGHT}`} />
            </g>
          ),
        )}
        {all.length > 0 && (
          <path
            className="own"
            d={all.map(({ tally: one }, i) => `${i ? 'L' : 'M'}${x(i)},${y(shareOf(one))}`).join(' ')}
          />
        )}
        {all.map(({ lesson, tally: one }, i) => (
          <circle
            key={lesson}
            className={`point ${one === last?.tally ? 'last' : ''}`}
            cx={x(i)}
            cy={y(shareOf(one))}
            r={one === last?.tally ? 7 : 4}
          />
        ))}
        {all.map(({ lesson }, i) =>
          i % Math.ceil(all.length / 8) === 0 ? (
            <text key={lesson} x={x(i)} y={TALL - 6} textAnchor="middle">
              {lesson}
            </text>
          ) : null,
        )}
      </svg>
      <p className="key">
        {names.map((name, eye) => (
          <span key={name}>
            <svg viewBox="0 0 28 16" aria-hidden="true">
              <path className={`bot b${eye}`} d="M1,8 H27" />
            </svg>
            {name}
          </span>
        ))}
      </p>
      {all.length === 0 && (
        <p className="few">
          <Icon id="eye" /> {charts.start}
        </p>
      )}
    </ChartPanel>
  );
}

function bandOf(
  ends: readonly (readonly [low: number, high: number])[],
  x: (i: number) => number,
  y: (share: number) => number,
): string {
  const there = ends.map(([, high], i) => `${i ? 'L' : 'M'}${x(i)},${y(high)}`);
  const back = ends.map(([low], i) => `L${x(i)},${y(low)}`).reverse();
  return `${there.join(' ')} ${back.join(' ')} Z`;
}
