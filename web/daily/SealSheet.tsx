import './seals.css';
import type { DailyPage, DailySeal } from '@fathoms/protocol/daily.ts';
import { commitmentOf } from '@fathoms/table/match/fairness.ts';
import { siteOf } from '../games/sites.ts';
import { useSettings } from '../settings/settings.ts';
import { Sheet } from '../ui/controls.tsx';
import { Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { sealSeen, storedSeals } from './seals.ts';
import { DAILY } from './words.ts';

/** What was sealed for yesterday, today and tomorrow, and what has been opened. */
export function SealSheet({ today, close }: { today: DailyPage; close: () => void }) {
  const { fair } = useWords(DAILY);
  const seen = storedSeals();
  const when = (day: string) =>
    day === today.day ? fair.when.now : day < today.day ? fair.when.before : fair.when.next;
  const { language } = useSettings();
  return (
    <Sheet title={fair.sheet} onClose={close} className="daily-seals">
      <p>{fair.lead}</p>
      {today.games.map(({ game, seals }) => (
        <section key={game}>
          <h3>{siteOf(game)?.words[language].name ?? game}</h3>
          <dl>
            {seals.map(seal => (
              <div key={seal.day}>
                <dt>{when(seal.day)}</dt>
                <dd>
                  <code>
                    {fair.sealed}: {seal.seal}
                  </code>
                  <code>
                    {fair.opened}: {seal.seed ?? fair.closed}
                  </code>
                  <Finding seal={seal} seen={sealSeen(seen, seal.day, game)} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="help">{fair.how}</p>
    </Sheet>
  );
}

function Finding({ seal: { seal, seed }, seen }: { seal: DailySeal; seen: string | null }) {
  const { fair } = useWords(DAILY);
  if (seen !== null && seen !== seal) return <b className="bad">{fair.changed}</b>;
  if (seed === null) return null;
  const fits = commitmentOf(seed) === seal;
  return (
    <b className={fits ? '' : 'bad'}>
      <Icon id={fits ? 'check' : 'close'} />
      {fits ? fair.fits : fair.wrong}
    </b>
  );
}
