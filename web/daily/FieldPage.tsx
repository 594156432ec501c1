import './daily.css';
import './field.css';
import type { DailyField } from '@fathoms/protocol/daily.ts';
import { useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { Site } from '../board/screen.ts';
import { KeepStreak } from '../identity/KeepStreak.tsx';
import { useSettings } from '../settings/settings.ts';
import { Loading } from '../shell/Loading.tsx';
import { MessagePage, NotFound } from '../shell/MessagePage.tsx';
import { PlainPage } from '../shell/PlainPage.tsx';
import { useTitle } from '../shell/use-title.ts';
import { Button, Emblem, Icon, Sea } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { Beside } from './Beside.tsx';
import { ENOUGH, shareBelow } from './bars.ts';
import { useBegin } from './DailyPage.tsx';
import { FieldChart } from './FieldChart.tsx';
import { fetchField } from './server.ts';
import { DAILY, type DailyWords } from './words.ts';

type Fetched = DailyField | 'closed' | 'missing' | 'failed' | null;

/** After the dive: where one stands, and how others dived with the same luck. */
export function FieldPage({ site, day }: { site: Site; day: string }) {
  const words = useWords(DAILY);
  const { language } = useSettings();
  const name = site.words[language].name;
  useTitle(words.of(name));
  const [field, setField] = useState<Fetched>(null);
  useEffect(() => {
    fetchField(day, site.id).then(setField, problem => {
      console.error(problem);
      setField('failed');
    });
  }, [day, site.id]);
  if (field === null) return <Loading />;
  if (field === 'missing') return <NotFound />;
  if (field === 'failed')
    return (
      <MessagePage art="sea-jelly" title={words.offlineTitle} text={words.offline}>
        <Button kind="primary" icon="again" onClick={() => location.reload()}>
          {words.again}
        </Button>
      </MessagePage>
    );
  if (field === 'closed')
    return (
      <MessagePage art="sea-seahorse" title={words.field.closedTitle} text={words.field.closed}>
        <ToDaily />
      </MessagePage>
    );
  return (
    <PlainPage className="daily-field" title={words.of(name)} subtitle={words.date(day)} behind={<Water />}>
      <main>
        <Result {...{ field, name }} />
        <div className="daily-columns">
          <section className="panel">
            <header>
              <h2>{words.field.title}</h2>
              <span>{words.field.sub}</span>
            </header>
            {field.divers > 0 ? <FieldChart field={field} /> : <p>{words.field.none}</p>}
          </section>
          {field.divers > 0 && <Beside {...{ field, site }} />}
        </div>
      </main>
    </PlainPage>
  );
}

function ToDaily() {
  const words = useWords(DAILY);
  return (
    <Link className="btn primary" href="/daily">
      <Icon id="dive" />
      <span>{words.field.toDaily}</span>
    </Link>
  );
}

function headlineOf({ mine, divers }: DailyField, words: DailyWords): string {
  if (mine?.is === 'void') return words.tags.void;
  if (mine?.is !== 'played') return words.field.title;
  const points = words.field.pointsOf(mine.score);
  const share = shareBelow(mine.below, divers);
  return divers >= ENOUGH && share > 0 ? words.field.result(points, share) : points;
}

function Result({ field, name }: { field: DailyField; name: string }) {
  const words = useWords(DAILY);
  const { begin, failed } = useBegin();
  const [shared, setShared] = useState<'no' | 'yes' | 'failed'>('no');
  const { divers, open, mine, day, game } = field;
  const headline = headlineOf(field, words);
  const share = () =>
    navigator.clipboard
      .writeText(`${words.field.shareText(name, words.date(day), headline)} ${location.origin}/daily`)
      .then(
        () => setShared('yes'),
        () => setShared('failed'),
      );
  return (
    <section className="daily-head">
      <Emblem colour="sun" className="em-l" />
      <div>
        <h2>{headline}</h2>
        <p>
          {mine?.is === 'void' ? words.tooLate : open ? words.field.soFar(divers) : words.field.final(divers)}
        </p>
        <p role="status">{{ no: '', yes: words.field.shared, failed: words.field.notShared }[shared]}</p>
        <p role="alert">{failed ? words.failed : ''}</p>
      </div>
      <div className="daily-acts">
        {mine?.is === 'played' && (
          <Button icon="share" sub={words.field.shareSub} onClick={() => void share()}>
            {words.field.share}
          </Button>
        )}
        {open && mine && (
          <Button icon="again" sub={words.field.practiseSub} onClick={() => begin(game)}>
            {words.field.practise}
          </Button>
        )}
        {mine?.is === 'played' && <KeepStreak counted={1} />}
        <ToDaily />
      </div>
    </section>
  );
}

function Water() {
  return (
    <>
      <Sea
        width={1440}
        height={900}
        className="only-wide"
        bands={[
          [62, 8, 9, 'w1', 1],
          [140, 8, 8, 'w2', 2.3],
          [290, 9, 7, 'w3', 3.4],
          [440, 8, 6, 'w4', 0.6],
          [590, 8, 6, 'w5', 2],
          [720, 8, 5, 'w6', 3],
          [800, 8, 5, 'w7', 1],
          [856, 6, 4, 'w8', 2],
        ]}
      />
      <Sea
        width={390}
        height={1500}
        className="only-phone"
        bands={[
          [54, 4, 4, 'w1', 1],
          [120, 4, 3, 'w2', 2.3],
          [320, 4, 3, 'w3', 3.4],
          [560, 4, 3, 'w4', 0.6],
          [800, 4, 3, 'w5', 2],
          [1050, 4, 2, 'w6', 3],
          [1250, 4, 2, 'w7', 1],
          [1400, 4, 2, 'w8', 1],
        ]}
      />
    </>
  );
}
