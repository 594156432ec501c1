import { siteOf } from '../games/sites.ts';
import { useSettings } from '../settings/settings.ts';
import { Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { type DiveNumbers, type First, firstsOf, numbersOf, smooth, type Tallied } from './dive-numbers.ts';
import type { Dive } from './dives.ts';
import { ME } from './words.ts';

const ENOUGH = 5; // games, before a curve says anything

/** Numbers about what the filters leave, and quiet firsts about everything. */
export function DiveStats({ shown, all }: { shown: readonly Dive[]; all: readonly Dive[] }) {
  const shell = useWords();
  const words = useWords(ME);
  const numbers = numbersOf(shown);
  const figures = [
    [words.played, numbers.played],
    [words.wins, numbers.won],
    [words.streak, numbers.streak],
    [words.best, numbers.best ?? '–'],
  ] as const;
  return (
    <section className="me-numbers panel" aria-label={words.numbers}>
      <h2>{words.numbers}</h2>
      <dl className="me-figures">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {numbers.margins.length >= ENOUGH ? (
        <Margins margins={numbers.margins} />
      ) : (
        <p className="help">{words.soon(ENOUGH - numbers.margins.length)}</p>
      )}
      <Tally
        title={words.byLevel}
        rows={numbers.byLevel}
        name={key => (key === 'people' || key === 'programs' ? words[key] : shell.levels[key])}
      />
      <Tally title={words.bySeats} rows={numbers.bySeats} name={words.seats} />
      <Tally title={words.byOpponent} rows={numbers.byOpponent} name={name => name} />
      <LastTen lastTen={numbers.lastTen} />
      <Firsts firsts={firstsOf(all)} />
    </section>
  );
}

const [WIDTH, HEIGHT] = [360, 110];

/** Bars up for games won and down for games lost, and the average of six as a line. */
function Margins({ margins }: { margins: DiveNumbers['margins'] }) {
  const words = useWords(ME);
  const most = Math.max(1, ...margins.map(Math.abs));
  const step = WIDTH / margins.length;
  const y = (margin: number) => HEIGHT / 2 - (margin / most) * (HEIGHT / 2 - 6);
  const trend = smooth(margins);
  return (
    <figure className="me-margins">
      <figcaption>{words.margins}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.marginsOf(margins.at(-1) ?? 0)}>
        {margins.map((margin, i) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a game is its place in time
            key={i}
            className={margin > 0 ? 'up' : 'down'}
            x={i * step + step * 0.15}
            width={step * 0.7}
            y={Math.min(y(margin), HEIGHT / 2)}
            height={Math.max(2, Math.abs(y(margin) - HEIGHT / 2))}
            rx="2"
          />
        ))}
        <path className="zero" d={`M0,${HEIGHT / 2} H${WIDTH}`} />
        <path
          className="trend"
          d={trend
            .map((mean, i) => `${i ? 'L' : 'M'}${((i + 0.5) * step).toFixed(1)},${y(mean).toFixed(1)}`)
            .join(' ')}
        />
      </svg>
      <span className="help">{words.trend}</span>
    </figure>
  );
}

interface TallyProps<Key> {
  title: string;
  rows: readonly Tallied<Key>[];
  name: (key: Key) => string;
}

function Tally<Key extends string | number>({ title, rows, name }: TallyProps<Key>) {
  const words = useWords(ME);
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="me-tally">
        {rows.map(({ key, won, of }) => (
          <li key={key}>
            <span>{name(key)}</span>
            <i aria-hidden="true">
              <i style={{ width: `${(won / of) * 100}%` }} />
            </i>
            <span className="num">{words.of(won, of)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function LastTen({ lastTen }: { lastTen: readonly boolean[] }) {
  const words = useWords(ME);
  if (lastTen.length < 2) return null;
  return (
    <>
      <h3>{words.lastTen}</h3>
      <p className="me-ten">
        {lastTen.map((won, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a game is its place in time
          <span key={i} className={won ? 'won' : undefined}>
            <span className="vh">{won ? words.wonOne : words.lostOne}</span>
            <Icon id={won ? 'crown' : 'minus'} />
          </span>
        ))}
      </p>
    </>
  );
}

function Firsts({ firsts }: { firsts: readonly First[] }) {
  const shell = useWords();
  const words = useWords(ME);
  const { language } = useSettings();
  if (firsts.length === 0) return null;
  const text = (first: First) => {
    const game = siteOf(first.game)?.words[language].name ?? '';
    return first.what === 'beat'
      ? words.firsts.beat(shell.levels[first.level])
      : words.firsts[first.what](game);
  };
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' });
  return (
    <>
      <h3>{words.quietFirsts}</h3>
      <ul className="me-firsts">
        {firsts.slice(0, 6).map(first => (
          <li key={text(first)}>
            <span>{text(first)}</span>
            {first.at !== null && <span>{day.format(first.at)}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
