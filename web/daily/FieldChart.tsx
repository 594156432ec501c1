import type { DailyField } from '@fathoms/protocol/daily.ts';
import { Emblem, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { binsOf, binWith, ENOUGH } from './bars.ts';
import { DAILY } from './words.ts';

const MOST_BINS = 16;

/** Divers by points: depth is down, so more points are further down. Few divers are a dot each. */
export function FieldChart({ field }: { field: DailyField }) {
  const words = useWords(DAILY);
  const { bars, divers, best, median } = field;
  const mine = field.mine?.is === 'played' ? field.mine : null;
  const { bins, width } = binsOf(bars, MOST_BINS);
  const most = Math.max(1, ...bins.map(bin => bin.divers));
  const own = mine ? binWith(bins, width, mine.score) : -1;
  const isMany = divers >= ENOUGH;
  const parts = [
    ...(isMany && median !== null ? [`${words.field.median} ${median}.`] : []),
    ...(mine ? [`${words.field.you(mine.score)}.`] : []),
    ...(best !== null ? [`${words.field.best} ${best}.`] : []),
  ];
  const marks = (from: number) => (
    <span className="daily-marks">
      {mine && isIn(mine.score, from, width) && (
        <span className="daily-mark you">
          <Emblem colour="sun" className="em-s" />
          <span>
            <b>{words.field.you(mine.score)}</b>
            {isMany && words.field.place(mine.place, divers)}
          </span>
        </span>
      )}
      {isMany && median !== null && isIn(median, from, width) && (
        <span className="daily-mark">
          <Icon id="calm" />
          <span>
            <b>{words.field.median}</b>
            {words.field.pointsOf(median)}
          </span>
        </span>
      )}
      {best !== null && isIn(best, from, width) && (
        <span className="daily-mark">
          <Icon id="crown" />
          <span>
            <b>{words.field.best}</b>
            {words.field.pointsOf(best)}
          </span>
        </span>
      )}
    </span>
  );
  return (
    <>
      <div className="daily-bars" role="img" aria-label={words.field.summary(divers, parts.join(' '))}>
        {bins.map(({ from, divers: here }, i) => (
          <div key={from} className={i === own ? 'own' : mine && i < own ? 'less' : 'more'}>
            <span className="num">{from}</span>
            {isMany ? (
              <i className="bar" style={{ '--part': here / most }} />
            ) : (
              <i className="dots">
                {Array.from({ length: here }, (_, nth) => `${from} ${nth}`).map(dot => (
                  <i key={dot} />
                ))}
              </i>
            )}
            {marks(from)}
          </div>
        ))}
      </div>
      {isMany ? (
        <p className="daily-key">
          {mine && (
            <span className="less">
              <i />
              {words.field.keys.less}
            </span>
          )}
          {mine && (
            <span className="more">
              <i />
              {words.field.keys.more}
            </span>
          )}
          {mine && (
            <span className="own">
              <i />
              {words.field.keys.own}
            </span>
          )}
        </p>
      ) : (
        <p className="daily-key">{words.field.fewer}</p>
      )}
    </>
  );
}

const isIn = (score: number, from: number, width: number): boolean => score >= from && score < from + width;
