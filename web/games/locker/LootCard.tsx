import type { CardId } from '@fathoms/games/locker/parts.ts';
import type { CSSProperties } from 'preact';
import { memo } from 'preact/compat';
import { Art, Mark, Medal } from '../../ui/pieces.tsx';
import { useWords } from '../../words/words.ts';
import { suitIn, valueIn } from './cards.ts';
import { WORDS } from './words/table.ts';

interface LootCardProps {
  readonly id: CardId;
  readonly size?: 'sm' | 'md' | 'lg'; // up to 72 px, in between, from 150 px with its effect
  readonly width?: number;
  readonly className?: string;
  readonly edge?: boolean; // only its upper edge is seen: what lies below it is left out
  readonly silent?: boolean; // something around it has the label already
}

/** Paper, painted panel, medallion in the suit's shape, drawing, index, name. A card that stays is not drawn anew. */
export const LootCard = memo(function LootCard(props: LootCardProps) {
  const { id, size = 'md', width, className = '', edge = false, silent = false } = props;
  const words = useWords(WORDS);
  const suit = suitIn(id);
  const name = words.suits[suit];
  const classes = ['card', 'loot', `s-${suit}`, size === 'md' ? '' : size, className];
  const label = silent
    ? { 'aria-hidden': true }
    : { role: 'img' as const, 'aria-label': `${name} ${valueIn(id)}` };
  return (
    <div
      className={classes.filter(Boolean).join(' ')}
      style={width === undefined ? undefined : ({ '--w': `${width}px` } as CSSProperties)}
      {...label}
    >
      <div className="in">
        {!edge && <Medal id={suit} />}
        {!edge && <Art id={`loot-${suit}`} className="pic" />}
        <div className="idx">
          <b>{valueIn(id)}</b>
          <Mark id={suit} />
        </div>
        {size !== 'sm' && (
          <div className="nm">
            {name}
            {size === 'lg' && <small>{words.effects[suit]}</small>}
          </div>
        )}
      </div>
    </div>
  );
});
