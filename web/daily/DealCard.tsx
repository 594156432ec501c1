import type { DailyGame } from '@fathoms/protocol/daily.ts';
import { Link } from 'wouter-preact';
import { artUrl } from '../art/index.ts';
import type { Site } from '../board/screen.ts';
import { useSettings, useTheme } from '../settings/settings.ts';
import { Button, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { ENOUGH, shareBelow } from './bars.ts';
import { STATE_ICONS, stateOf } from './mine.ts';
import { Spark } from './Spark.tsx';
import { DAILY } from './words.ts';

interface DealCardProps {
  readonly site: Site;
  readonly deal: DailyGame;
  readonly day: string;
  readonly index: number;
  readonly first: boolean; // the one way on that is coral
  readonly begin: () => void;
}

/** One deal, hanging at its depth. */
export function DealCard({ site, deal, day, index, first, begin }: DealCardProps) {
  const words = useWords(DAILY);
  const theme = useTheme();
  const name = site.words[useSettings().language].name;
  const is = stateOf(deal.mine);
  const classes = ['daily-deal', is, is === 'under-way' ? 'marked' : ''];
  return (
    <li className={classes.filter(Boolean).join(' ')} style={{ '--i': index }}>
      <i className="daily-rope" aria-hidden="true" />
      <b className="daily-depth num">{words.metres(site.depth)}</b>
      <article className="panel">
        <div
          className={`daily-pic w${index}`}
          style={{ backgroundImage: `url(${artUrl(`${site.art}-${theme}`)})` }}
          aria-hidden="true"
        />
        <div className="daily-in">
          <header>
            <h2>{name}</h2>
            <span className={`tag ${{ new: '', 'under-way': 'gain', played: 'safe', void: 'loss' }[is]}`}>
              <Icon id={STATE_ICONS[is]} />
              {words.tags[is]}
            </span>
          </header>
          <Opponents bots={deal.bots} />
          <Progress deal={deal} />
          {is === 'new' ? (
            <Button
              kind={first ? 'primary' : 'plain'}
              icon="dive"
              label={words.label(words.dive, name)}
              onClick={begin}
            >
              {words.dive}
            </Button>
          ) : (
            <WayOn {...{ deal, day, name, first }} />
          )}
        </div>
      </article>
    </li>
  );
}

/** Back to the table, or to the field. */
function WayOn({ deal, day, name, first }: Pick<DealCardProps, 'deal' | 'day' | 'first'> & { name: string }) {
  const words = useWords(DAILY);
  const { mine, game } = deal;
  const isUnderWay = mine?.is === 'under-way';
  const text = isUnderWay ? words.goOn : words.see;
  return (
    <Link
      className={`btn ${isUnderWay ? '' : 'sm'} ${first ? 'primary' : ''}`}
      href={isUnderWay ? `/t/${mine.table}` : `/daily/${day}/${game}`}
      aria-label={words.label(text, name)}
    >
      <Icon id={isUnderWay ? 'dive' : 'eye'} />
      <span>{text}</span>
    </Link>
  );
}

function Opponents({ bots }: Pick<DailyGame, 'bots'>) {
  const shell = useWords();
  const words = useWords(DAILY);
  const groups = [...new Set(bots)].map(level =>
    words.bots(bots.filter(one => one === level).length, shell.levels[level]),
  );
  return <p className="daily-others">{groups.length > 0 ? words.against(shell.and(groups)) : words.alone}</p>;
}

function Progress({ deal: { mine, bars, divers } }: { deal: DailyGame }) {
  const words = useWords(DAILY);
  const share = mine?.is === 'played' ? shareBelow(mine.below, divers) : 0;
  if (mine?.is === 'played')
    return (
      <>
        <div className="daily-result">
          <p>
            <b className="num">{mine.score}</b> {words.points(mine.score)}
          </p>
          <p>
            {divers >= ENOUGH && share > 0 ? (
              <>
                <b>{words.deeper(share)}</b>
                {words.ofDivers(divers)}
              </>
            ) : (
              <b>{words.few(divers)}</b>
            )}
          </p>
        </div>
        {bars && <Spark bars={bars} score={mine.score} />}
      </>
    );
  if (mine?.is === 'void') return <p className="daily-say">{words.tooLate}</p>;
  return (
    <>
      <p className="daily-say">{mine ? words.halfWay : words.firstCounts}</p>
      <p className="daily-hidden">
        <Icon id="eyeoff" />
        {words.opensLater}
      </p>
    </>
  );
}
