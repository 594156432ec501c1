import './daily.css';
import type { DailyPage as Today } from '@fathoms/protocol/daily.ts';
import { useEffect, useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { SITES, siteOf } from '../games/sites.ts';
import { KeepStreak } from '../identity/KeepStreak.tsx';
import { getSettings, useSettings } from '../settings/settings.ts';
import { Loading } from '../shell/Loading.tsx';
import { MessagePage } from '../shell/MessagePage.tsx';
import { PlainPage } from '../shell/PlainPage.tsx';
import { useTitle } from '../shell/use-title.ts';
import { lazyPart } from '../ui/parts.tsx';
import { Button, Icon, Sea } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { monthOf, streakOf } from './calendar.ts';
import { DealCard } from './DealCard.tsx';
import { stateOf } from './mine.ts';
import { rememberSeals } from './seals.ts';
import { beginTry, useDaily } from './server.ts';
import { Tide } from './Tide.tsx';
import { DAILY } from './words.ts';

const SealSheet = lazyPart(() => import('./SealSheet.tsx').then(m => m.SealSheet));

/** The deals of today, the same for everybody, and one's own month. */
export function DailyPage() {
  const words = useWords(DAILY);
  useTitle(words.title);
  const today = useDaily();
  if (today === null) return <Loading />;
  if (today === 'failed')
    return (
      <MessagePage art="sea-jelly" title={words.offlineTitle} text={words.offline}>
        <Button kind="primary" icon="again" onClick={() => location.reload()}>
          {words.again}
        </Button>
      </MessagePage>
    );
  return <Day today={today} />;
}

function Day({ today }: { today: Today }) {
  const words = useWords(DAILY);
  const { begin, failed } = useBegin();
  const { day, late } = today;
  // only games this page knows, from the surface down
  const deals = SITES.flatMap(site => {
    const deal = today.games.find(({ game }) => game === site.id);
    return deal ? [{ site, deal }] : [];
  });
  useEffect(() => rememberSeals(today), [today]);
  const open = deals.filter(({ deal }) => ['new', 'under-way'].includes(stateOf(deal.mine)));
  const first = open.find(({ deal }) => stateOf(deal.mine) === 'under-way') ?? open[0];
  const behind = (
    <>
      <Tide days={monthOf(day, today.counted)} dives={deals.length} />
      <Deep />
    </>
  );
  return (
    <PlainPage className="daily-page" title={words.title} subtitle={words.date(day)} behind={behind}>
      <main>
        <Month today={today} dives={deals.length} />
        <p className="daily-failed" role="alert">
          {failed ? words.failed : ''}
        </p>
        {late && <Late late={late} />}
        <ol className="daily-deals">
          {deals.map(({ site, deal }, i) => (
            <DealCard
              key={site.id}
              {...{ site, deal, day }}
              index={i}
              first={first?.site === site}
              begin={() => begin(site.id)}
            />
          ))}
        </ol>
        <FairLine today={today} />
      </main>
    </PlainPage>
  );
}

export function useBegin() {
  const [, navigate] = useLocation();
  const shell = useWords();
  const [failed, setFailed] = useState(false);
  const begin = (game: string): void => {
    setFailed(false);
    beginTry(game, getSettings().name || shell.you).then(
      table => navigate(`/t/${table}`),
      problem => {
        console.error(problem);
        setFailed(true);
      },
    );
  };
  return { begin, failed };
}

function Month({ today: { day, counted }, dives }: { today: Today; dives: number }) {
  const words = useWords(DAILY);
  const streak = streakOf(day, counted);
  const say = streak.missed
    ? words.missed(words.date(streak.missed))
    : counted.length === 0
      ? words.firstVisit
      : null;
  return (
    <section className="daily-month" aria-label={words.month}>
      <div>
        <h2>{words.headline(dives)}</h2>
        <p>{words.lead(dives)}</p>
        {say && <p>{say}</p>}
        <div className="daily-keep">
          <KeepStreak counted={counted.length} streak={streak.now} />
        </div>
      </div>
      <div className="daily-sun" aria-hidden="true">
        <b className="num">{streak.now}</b>
      </div>
      <p className="daily-streak">
        <b>
          <span className="vh">{streak.now} </span>
          {words.inARow(streak.now)}
        </b>
        <span>{words.longest(streak.longest)}</span>
        <span className="only-wide">{words.shell}</span>
      </p>
    </section>
  );
}

function Late({ late: { day, game, table } }: { late: NonNullable<Today['late']> }) {
  const words = useWords(DAILY);
  const name = siteOf(game)?.words[useSettings().language].name ?? game;
  return (
    <section className="daily-late panel">
      <p>{words.late(name, words.date(day))}</p>
      <Link className="btn primary" href={`/t/${table}`}>
        <Icon id="dive" />
        <span>{words.goOn}</span>
      </Link>
    </section>
  );
}

export function FairLine({ today }: { today: Today }) {
  const { fair } = useWords(DAILY);
  const [checking, setChecking] = useState(false);
  const seals = today.games.flatMap(game => game.seals.filter(({ day }) => day === today.day));
  const isBefore = seals.every(({ sealedAt }) => sealedAt < Date.parse(`${today.day}T00:00:00Z`));
  return (
    <footer className="daily-fair">
      <Icon id="dice" />
      <p>
        <b>{fair.title}</b> {isBefore ? fair.line : fair.lineToday}{' '}
        <button type="button" onClick={() => setChecking(true)}>
          {fair.check}
        </button>
      </p>
      {checking && <SealSheet today={today} close={() => setChecking(false)} />}
    </footer>
  );
}

function Deep() {
  return (
    <>
      <Sea
        width={1440}
        height={900}
        className="daily-deep only-wide"
        bands={[
          [400, 9, 7, 'w3', 3.4],
          [520, 9, 6, 'w4', 0.6],
          [620, 9, 6, 'w5', 2],
          [700, 9, 5, 'w6', 0.3],
          [776, 8, 5, 'w7', 3],
          [850, 7, 4, 'w8', 1],
        ]}
      />
      <Sea
        width={390}
        height={844}
        className="daily-deep only-phone"
        bands={[
          [250, 4, 3, 'w3', 3.4],
          [360, 4, 3, 'w4', 0.6],
          [470, 4, 3, 'w5', 2],
          [590, 4, 2, 'w6', 0.3],
          [690, 4, 2, 'w7', 3],
          [770, 4, 2, 'w8', 1],
        ]}
      />
    </>
  );
}
