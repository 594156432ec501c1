import { ledger, odds } from '@fathoms/games/locker/ledger.ts';
import type { Event, View } from '@fathoms/games/locker/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import { useMemo } from 'preact/hooks';
import { eventsIn } from '../../board/news.ts';
import type { Face } from '../../board/screen.ts';
import type { Who } from '../../board/seats.ts';
import { useWords } from '../../words/words.ts';
import { cardName } from './rich.tsx';
import type { LockerWords } from './words/en.ts';
import { WORDS } from './words/table.ts';

interface OddsProps {
  readonly view: View;
  readonly history: readonly News[];
  readonly seat: Seat | null;
  readonly active: Face;
}

/** One pip for each card that may come next: what anybody who listened could work out. */
export function Odds({ view, history, seat, active }: OddsProps) {
  const words = useWords(WORDS);
  const { bad, total } = useMemo(
    () => odds(view, ledger(eventsIn<Event>(history), seat)),
    [view, history, seat],
  );
  const mine = seat === view.active; // on a shared device nobody is `you`, but the prompt speaks to this one
  return (
    <section className="odds panel" aria-label={words.odds.label}>
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
      <p>{stake(view, { name: active.name, you: mine }, words)}</p>
    </section>
  );
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
