import { type Ledger, ledger, odds } from '@fathoms/games/locker/ledger.ts';
import type { Event, View } from '@fathoms/games/locker/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import { useMemo } from 'preact/hooks';
import { topicText } from '../../board/about.tsx';
import { eventsIn } from '../../board/news.ts';
import type { Face } from '../../board/screen.ts';
import type { Who } from '../../board/seats.ts';
import { Mark } from '../../ui/pieces.tsx';
import { useWords } from '../../words/words.ts';
import type { CardForecast } from './forecast.ts';
import { cardName } from './rich.tsx';
import type { Topic } from './use-touch.ts';
import type { LockerWords } from './words/en.ts';
import { WORDS } from './words/table.ts';

interface OddsProps {
  readonly view: View;
  readonly history: readonly News[];
  readonly seat: Seat | null;
  readonly active: Face;
  readonly chosen: CardForecast | null; // what it would change
}

const ROW = 4; // kinds of cards that sink, beside each other on a phone

/** One pip for each card that may come next: what anybody who listened could work out. */
export function Odds({ view, history, seat, active, chosen }: OddsProps) {
  const words = useWords(WORDS);
  const heard = useMemo(() => ledger(eventsIn<Event>(history), seat), [history, seat]);
  const { bad, total, sinkers } = useMemo(() => odds(view, heard), [view, heard]);
  const mine = seat === view.active; // on a shared device nobody is `you`, but the prompt speaks to this one
  return (
    <section
      className="odds panel"
      aria-label={words.odds.label}
      data-about={topicText<Topic>({ kind: 'odds' })}
    >
      <div className="row">
        <h2>{mine ? words.odds.go : words.odds.goOther(active.name)}</h2>
        {total === 1 ? (
          <span>{bad === 1 ? words.odds.surelySinks : words.odds.surelySafe}</span>
        ) : (
          <span>
            <b className="num">{bad}</b> {mine ? words.odds.sink(total) : words.odds.sinkOther(total)}
          </span>
        )}
      </div>
      <div
        className="pips"
        style={{ gap: Math.max(1, Math.min(4, Math.round(50 / total))) }}
        aria-hidden="true"
      >
        {Array.from({ length: total }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pip is nothing but its place
          <i key={i} className={i < bad ? 'bad' : ''} />
        ))}
      </div>
      {sinkers.length > 0 && total > 1 && (
        <ul className={sinkers.length > ROW ? 'sinkers many' : 'sinkers'} aria-label={words.ahead.whichSink}>
          {sinkers.map(({ by, count }) => (
            <li key={by} className={typeof by === 'number' ? '' : `s-${by}`}>
              {typeof by === 'number' ? <b>{by}</b> : <Mark id={by} />}
              <span className={typeof by === 'number' ? 'vh' : 'suit'}>
                {typeof by === 'number' ? by : words.short[by]}
              </span>{' '}
              <span className="num">{count}</span>
            </li>
          ))}
        </ul>
      )}
      <p>
        {withChosen(chosen, view, heard, words)} {stake(view, { name: active.name, you: mine }, words)}
      </p>
    </section>
  );
}

/** The same odds once the chosen card lies there. */
function withChosen(chosen: CardForecast | null, view: View, heard: Ledger, words: LockerWords): string {
  if (!chosen?.places || !chosen.after || chosen.mark === 'busts') return '';
  const then = { ...view, exploration: chosen.after.exploration };
  const { bad, total } = odds(then, heard);
  return total > 1 ? words.ahead.with(cardName(chosen.places, words), bad, total) : '';
}

function stake(view: View, active: Who, words: LockerWords): string {
  const cards = view.exploration;
  const saved = cards.filter(placed => placed.saved);
  if (cards.length === 0) return words.odds.safe;
  if (saved.length === cards.length) return words.odds.keepsAll;
  if (saved.length === 0) return words.odds.loseAll(cards.length);
  return words.odds.keeps(
    saved.map(placed => cardName(placed.card, words)),
    active,
  );
}
