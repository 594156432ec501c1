import { type CardId, SUITS } from '@fathoms/games/locker/parts.ts';
import { Mark } from '../../ui/pieces.tsx';
import { useWords } from '../../words/words.ts';
import { suitIn, valueIn } from './cards.ts';
import { WORDS } from './words/table.ts';

interface LaidProps {
  readonly title: string;
  readonly cards: readonly CardId[];
}

/** A pile that nobody at the table could look into, laid open: suit by suit, the highest first. */
export function Laid({ title, cards }: LaidProps) {
  const words = useWords(WORDS);
  const valuesOf = (suit: string) =>
    cards
      .filter(id => suitIn(id) === suit)
      .map(valueIn)
      .sort((a, b) => b - a);
  const suits = SUITS.map(suit => ({ suit, values: valuesOf(suit) })).filter(
    ({ values }) => values.length > 0,
  );
  return (
    <section className="laid">
      <h2>
        {title} <small>{words.board.cards(cards.length)}</small>
      </h2>
      <ul>
        {suits.map(({ suit, values }) => (
          <li key={suit} className={`s-${suit}`}>
            <Mark id={suit} />
            <span className="vh">{words.suits[suit]}</span>
            <span className="num">{values.join(' ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
