import type { DailyPage } from '@fathoms/protocol/daily.ts';
import { useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { streakOf } from '../daily/calendar.ts';
import { STATE_ICONS, stateOf } from '../daily/mine.ts';
import { fetchDaily } from '../daily/server.ts';
import { DAILY } from '../daily/words.ts';
import { SITES } from '../games/sites.ts';
import { useSettings } from '../settings/settings.ts';
import { Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';

/** Today's deals in small, the whole of it one link. Nothing where no server answers. */
export function DailyCard() {
  const words = useWords(DAILY);
  const { language } = useSettings();
  const [today, setToday] = useState<DailyPage | 'none' | null>(null);
  useEffect(() => {
    fetchDaily().then(setToday, problem => {
      console.warn('no daily dive', problem);
      setToday('none');
    });
  }, []);
  if (!today) return <div className="home-daily-shelf" />;
  if (today === 'none') return null;
  const deals = SITES.flatMap(site => {
    const deal = today.games.find(({ game }) => game === site.id);
    return deal ? [{ site, mine: deal.mine, is: stateOf(deal.mine) }] : [];
  });
  if (deals.length === 0) return null;
  const streak = streakOf(today.day, today.counted).now;
  const dived = deals.filter(({ is }) => is === 'played').length;
  return (
    <div className="home-daily-shelf">
      <Link href="/daily" className="home-daily panel">
        <span className="home-daily-title">
          <b>{words.title}</b>
          <span>
            {streak > 0 ? `${streak} ${words.inARow(streak)}` : words.home.rest(dived, deals.length)}
          </span>
          <Icon id="right" />
        </span>
        <span className="home-daily-pips">
          {deals.map(({ site, mine, is }) => (
            <span key={site.id} className={is}>
              <i>
                <Icon id={STATE_ICONS[is]} />
              </i>
              <b>{site.words[language].name}</b>
              <small>
                {mine?.is === 'played' ? `${mine.score} ${words.points(mine.score)}` : words.tags[is]}
              </small>
            </span>
          ))}
        </span>
      </Link>
    </div>
  );
}
