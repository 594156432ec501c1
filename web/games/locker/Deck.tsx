import type { CardId } from '@fathoms/games/locker/parts.ts';
import type { View } from '@fathoms/games/locker/types.ts';
import type { CSSProperties } from 'preact';
import { topicText } from '../../board/about.tsx';
import { Count } from '../../board/Count.tsx';
import { markOf, named, offered } from '../../board/forecast.tsx';
import type { Face } from '../../board/screen.ts';
import { CardBack, Icon } from '../../ui/pieces.tsx';
import { useWords } from '../../words/words.ts';
import { LootCard } from './LootCard.tsx';
import type { Topic, Touch } from './use-touch.ts';
import { WORDS } from './words/table.ts';

interface DeckProps {
  readonly view: View;
  readonly left: number; // cards, once the one that was turned lies there
  readonly peek: View['peek']; // known once the Drone that saw it lies there
  readonly active: Face | undefined;
  readonly touch: Touch;
}

const SHOWN = 3; // backs in the pile

/** The Loot Deck: touching it is Continue. */
export function Deck({ view, left, peek, active, touch }: DeckProps) {
  const words = useWords(WORDS);
  const { reveal } = touch.moves;
  const next = reveal ? touch.forecasts.get(reveal) : undefined;
  const sinks = next?.mark ? next : undefined; // by whoever has peeked
  const backs = Math.min(view.deck, SHOWN);
  return (
    <div className="deck" data-about={topicText<Topic>({ kind: 'deck' })}>
      <button
        type="button"
        className="pile"
        {...(reveal && offered(next))}
        aria-label={reveal ? named(words.board.deckTap(view.deck), sinks) : words.board.deck(view.deck)}
        onClick={() => (reveal ? touch.take(reveal) : touch.refuse({ type: 'reveal' }))}
      >
        {view.deck === 0 && <span className="emptydeck" data-spot="deck" />}
        {Array.from({ length: backs }, (_, i) => {
          const isTop = i === backs - 1;
          const top = isTop ? { 'data-spot': 'deck' } : {};
          const carried = isTop && reveal ? { 'data-carry': reveal, 'data-carry-key': 'spot:deck' } : {};
          return (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike; the place in the pile is what they are
              key={i}
              className="backcard"
              style={{ '--n': backs - 1 - i } as CSSProperties}
              {...top}
              {...carried}
            >
              <CardBack className={isTop && reveal ? 'is-legal' : ''} />
            </div>
          );
        })}
        {sinks?.mark && (
          <span className={`aheadtag ${markOf(sinks)}`} aria-hidden="true">
            {words.ahead.short[sinks.mark]}
          </span>
        )}
      </button>
      <div className="count num" aria-hidden="true">
        <Count value={left} />
        <small>{words.board.left}</small>
      </div>
      {active && <Peek {...peek} active={active} />}
    </div>
  );
}

interface PeekProps {
  readonly cards: readonly CardId[] | null;
  readonly count: number;
  readonly active: Face;
}

/** What a Drone showed: the cards themselves for the one who looked, the mere fact for everybody else. */
function Peek({ cards, count, active }: PeekProps) {
  const words = useWords(WORDS);
  if (count === 0) return null;
  if (!cards) {
    return (
      <p className="peeknote">
        <Icon id="eye" />
        {words.board.otherPeek(active, count)}
      </p>
    );
  }
  return (
    <div className="peeked">
      <div className="row">
        {cards.map(id => (
          <LootCard key={id} id={id} size="sm" />
        ))}
      </div>
      <p>
        <Icon id="eye" />
        {words.board.yourPeek}
      </p>
    </div>
  );
}
