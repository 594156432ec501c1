import type { CardId } from '@fathoms/games/shares/parts.ts';
import type { View } from '@fathoms/games/shares/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import type { CSSProperties } from 'preact';
import { memo } from 'preact/compat';
import { useMemo, useRef } from 'preact/hooks';
import { topicText } from '../../../board/about.tsx';
import { offered } from '../../../board/forecast.tsx';
import { useWidth } from '../../../board/use-size.ts';
import { Icon } from '../../../ui/pieces.tsx';
import { useWords } from '../../../words/words.ts';
import { payWith } from '../turn/advice.ts';
import { companyIn, digitsOf, type Order, sorted } from '../turn/cards.ts';
import { keyOf, optionsFor } from '../turn/moves.ts';
import { isPaying, touchedCard } from '../turn/plan.ts';
import type { Touch } from '../turn/use-touch.ts';
import { WORDS } from '../words/table.ts';
import { DsCard } from './DsCard.tsx';
import { handLayout } from './layout.ts';

interface HandProps {
  readonly view: View;
  readonly seat: Seat | null;
  readonly touch: Touch;
  readonly slim: boolean;
  readonly order: Order;
}

/** One's own cards: share, depth or money. */
export function Hand({ view, seat, touch, slim, order }: HandProps) {
  const words = useWords(WORDS);
  const { board } = words;
  const ref = useRef<HTMLUListElement>(null);
  const width = useWidth(ref);
  const held = seat === null ? null : (view.hands[seat]?.cards ?? null);
  const cards = useMemo(() => sorted(held ?? [], order), [held, order]);
  const { card, step, left, row, drop } = handLayout(width, cards.length, slim);
  const advised = useMemo(() => advisedFor(touch, cards, view, seat), [touch, cards, view, seat]);
  return (
    <div
      className="hand"
      data-about={topicText({ kind: 'hand' })}
      style={{ '--w': `${card}px`, '--drop': `${drop}px` } as CSSProperties}
    >
      <ul
        ref={ref}
        aria-label={seat === null ? undefined : board.hand(cards.length)}
        data-row
        data-judged
        data-spot={seat === null ? undefined : `hand-${seat}`}
      >
        {cards.map((id, i) => (
          <li
            key={width > 0 ? id : `${id}, not measured`} // in its place at once: only what is held travels
            className={`${i < row ? '' : 'before'} ${isSubject(touch, id) ? 'lifted' : ''}`}
            style={{ '--x': `${left + (i % row) * step}px`, zIndex: i + 1 } as CSSProperties}
          >
            <HandCard {...{ id, slim }} {...nowOf(id, i, touch, advised)} tap={touch.tapHand} />
          </li>
        ))}
      </ul>
      {cards.length === 0 && <p className="nohand panel">{seat === null ? board.noHand : board.emptyHand}</p>}
    </div>
  );
}

/** Marked, not chosen: what the board would pay with. */
function advisedFor(
  touch: Touch,
  cards: readonly CardId[],
  view: View,
  seat: Seat | null,
): readonly CardId[] {
  const { plan } = touch;
  if (!isPaying(plan) || plan.due === 0 || seat === null) return [];
  const bought = touchedCard(plan);
  const free = cards.filter(card => card !== bought && !plan.paid.includes(card));
  return payWith(free, plan.due, view, seat);
}

/** It is what one has in mind, and stands out of the hand. */
const isSubject = ({ plan }: Touch, card: CardId): boolean =>
  plan.options[0]?.subject.at === 'hand' && touchedCard(plan) === card;

/** What a card is at this moment, in words that can be compared: one that is the same is not drawn anew. */
function nowOf(id: CardId, place: number, touch: Touch, advised: readonly CardId[]) {
  const { plan, mine } = touch;
  const isUp = isSubject(touch, id);
  const paying = isPaying(plan);
  const pays = plan.paid.includes(id);
  const subject = { at: 'hand', card: id } as const;
  const canDo = optionsFor(touch.moves, keyOf(subject)).length > 0;
  return {
    mine,
    state: isUp ? 'up' : pays ? 'pays' : advised.includes(id) ? 'advised' : '',
    leaves: isUp && paying ? (plan.option?.verb === 'play' ? 'playing' : 'buying') : null,
    carried: mine && !paying,
    ...(mine && !isUp && (paying ? offered() : canDo && offered(touch.marked(subject)))),
    ...touch.keys.hand(id, place),
  } as const;
}

interface HandCardProps extends ReturnType<typeof nowOf> {
  readonly id: CardId;
  readonly slim: boolean;
  readonly tap: (card: CardId) => void;
}

const HandCard = memo(function HandCard(props: HandCardProps) {
  const { id, slim, tap, mine, state, leaves, carried, ...attributes } = props;
  const words = useWords(WORDS);
  const { board } = words;
  const pays = state === 'pays';
  const note = leaves && board[leaves];
  const label = [board.card(digitsOf(id), words.names[companyIn(id)]), note ?? (pays && board.pays)];
  return (
    <button
      type="button"
      className={`hc ${state} ${mine ? 'may' : ''}`}
      {...attributes}
      data-card={id}
      data-about={topicText({ kind: 'card', id })}
      data-carry={carried ? id : undefined}
      data-carry-key={`card:${id}`}
      aria-pressed={mine ? state === 'up' || pays : undefined}
      aria-label={label.filter(Boolean).join(', ')}
      onClick={() => tap(id)}
    >
      <DsCard id={id} small={slim} />
      {note && <span className="badge">{note}</span>}
      {pays && (
        <span className="badge">
          <Icon id="check" />
          <span>{board.pays}</span>
        </span>
      )}
    </button>
  );
});
