import { useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { siteOf } from '../games/sites.ts';
import { replayPath, reviewPath } from '../record/address.ts';
import { createLocalTable, type LocalSeat } from '../session/local-tables.ts';
import { useSettings, useTheme } from '../settings/settings.ts';
import { Emblem, Icon, Scene, SEAT_COLOURS } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { sectionsOf, type When } from './dive-sections.ts';
import { type Dive, isWon, marginOf, othersOf } from './dives.ts';
import { ME } from './words.ts';

interface DiveListProps {
  dives: readonly Dive[];
  options: (dive: Dive) => readonly string[];
  pin: (dive: Dive) => void;
}

const PAGE = 25;

/** Newest first, in months; the rest unfolds. */
export function DiveList({ dives, options, pin }: DiveListProps) {
  const words = useWords(ME);
  const { language } = useSettings();
  const [shown, setShown] = useState(PAGE);
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const nameOf = (when: When): string =>
    when === 'today' || when === 'week' || when === 'undated'
      ? words.when[when]
      : month.format(Date.parse(when));
  return (
    <>
      {sectionsOf(dives.slice(0, shown), Date.now()).map(({ when, dives: some }) => (
        <section key={when} className="me-when">
          <h2>{nameOf(when)}</h2>
          <ul className="me-list">
            {some.map(dive => (
              <Row key={`${dive.way}${dive.id}`} dive={dive} options={options(dive)} pin={pin} />
            ))}
          </ul>
        </section>
      ))}
      {dives.length > shown && (
        <button type="button" className="btn quiet" onClick={() => setShown(shown + PAGE)}>
          {words.more(dives.length - shown)}
        </button>
      )}
    </>
  );
}

interface RowProps {
  dive: Dive;
  options: readonly string[];
  pin: (dive: Dive) => void;
}

function Row({ dive, options, pin }: RowProps) {
  const shell = useWords();
  const words = useWords(ME);
  const { language } = useSettings();
  const theme = useTheme();
  const site = siteOf(dive.game);
  if (!site) return null;
  const local = dive.way !== 'online';
  const won = isWon(dive);
  const levels = [...new Set(dive.seats.flatMap(({ level }) => level ?? []))].map(
    level => shell.levels[level],
  );
  const others = shell.and((dive.own === null ? dive.seats : othersOf(dive)).map(({ name }) => name));
  const asked = dive.advice ? [shell.asked(dive.advice)] : [];
  const kind = dive.kind === 'table' ? [] : [words.kinds[dive.kind]];
  const where = [words.ways[dive.way], ...kind, ...levels, ...options, ...asked].join(' · ');
  const title = titleOf(dive, words);
  return (
    <li className={won === true ? 'won' : undefined}>
      <span className="me-thumb">
        <Scene id={`${site.art}-${theme}`} sizes="123px" lazy />
      </span>
      <div className="me-what">
        <Link href={`/${local ? 'local' : 't'}/${dive.id}`}>
          {won === true && <Icon id="crown" />}
          {title}
        </Link>
        <span>{words.with(site.words[language].name, others)}</span>
        <span>
          {where}
          {dive.at !== null && (
            <>
              {' · '}
              <time dateTime={new Date(dive.at).toISOString()}>
                {new Intl.DateTimeFormat(language, {
                  day: 'numeric',
                  month: 'short',
                  year: 'numeric',
                }).format(dive.at)}
              </time>
            </>
          )}
        </span>
      </div>
      <ul className="me-points">
        {dive.seats.map(({ name, score }, seat) => (
          <li key={name} title={name}>
            <Emblem colour={SEAT_COLOURS[seat] ?? 'sun'} className="em-s" />
            <span className="vh">{name}</span>
            <b className="num">{score}</b>
          </li>
        ))}
      </ul>
      <div className="me-acts">
        <Link className="me-act" href={replayPath({ id: dive.id, local })} aria-label={words.replayOf(title)}>
          <Icon id="again" />
          {words.replay}
        </Link>
        {site.review && (
          <Link
            className="me-act"
            href={reviewPath({ id: dive.id, local }, dive.own)}
            aria-label={words.reviewOf(title)}
          >
            <Icon id="eye" />
            {words.review}
          </Link>
        )}
        {dive.kind === 'table' && <Rematch dive={dive} />}
        {local && (
          <button type="button" className="me-act" aria-pressed={dive.pinned} onClick={() => pin(dive)}>
            <Icon id={dive.pinned ? 'check' : 'lock'} />
            {dive.pinned ? words.pinned : words.pin}
          </button>
        )}
      </div>
    </li>
  );
}

/** On this device at once, everybody one seat on; at the server where the others are. */
function Rematch({ dive }: { dive: Dive }) {
  const words = useWords(ME);
  const [, navigate] = useLocation();
  const body = (
    <>
      <Icon id="dive" />
      {words.rematch}
    </>
  );
  if (dive.way === 'online')
    return (
      <Link className="me-act" href={`/t/${dive.id}`}>
        {body}
      </Link>
    );
  const seats = dive.seats.map(
    ({ name, level }, seat): LocalSeat => ({ name, who: level ?? (seat === dive.own ? 'you' : 'person') }),
  );
  const turned = [...seats.slice(1), ...seats.slice(0, 1)];
  const again = async () => {
    const { game, options } = dive;
    const { live, bots, ...chosen } = options; // the table fills these in itself
    navigate(`/local/${await createLocalTable({ game, options: chosen, seats: turned })}`);
  };
  return (
    <button type="button" className="me-act" onClick={() => void again()}>
      {body}
    </button>
  );
}

function titleOf(dive: Dive, words: (typeof ME)['en']): string {
  const margin = marginOf(dive);
  if (dive.own === null) {
    const first = dive.seats.filter(({ place }) => place === 1).map(({ name }) => name);
    return words.wonBy(first.join(', '));
  }
  if (margin === null) return words.alone(dive.seats[dive.own]?.score ?? 0);
  return isWon(dive) ? words.won(margin) : words.lost(dive.seats[dive.own]?.place ?? 0, -margin);
}
