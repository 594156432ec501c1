import type { Seat } from '@fathoms/kernel/game.ts';
import type { CSSProperties } from 'preact';
import type { Face } from '../../board/screen.ts';
import { useWords } from '../../words/words.ts';
import { idOf, type Stack } from './cards.ts';
import { LootCard } from './LootCard.tsx';
import { fanLayout } from './layout.ts';
import { PickButton } from './PickButton.tsx';
import type { Touch } from './use-touch.ts';
import { WORDS } from './words/table.ts';

interface FanProps {
  readonly stacks: readonly Stack[];
  readonly owner: Seat;
  readonly face: Face;
  readonly width: number;
  readonly touch: Touch;
}

/** The suits of a hold as cards, fanned; lower cards peek out above the best one. */
export function Fan({ stacks, owner, face, width, touch }: FanProps) {
  const words = useWords(WORDS);
  const { card, step, rows } = fanLayout(width, stacks.length);
  const perRow = Math.ceil(stacks.length / rows);
  if (stacks.length === 0) return <p className="bare">{words.board.emptyHold}</p>;
  const asksHere = stacks.some(({ top }) => touch.moves.cards.has(top));
  return (
    <div
      className={`fan rows-${rows}`}
      style={{ '--w': `${card}px`, '--step': `${step}px` } as CSSProperties}
      data-row
    >
      {stacks.map((stack, i) => {
        const row = Math.floor(i / perRow);
        const place = { '--i': i % perRow, '--row': rows - 1 - row, '--z': 2 * row + 1 } as CSSProperties;
        return (
          <div
            key={stack.suit}
            className={asksHere && !touch.moves.cards.has(stack.top) ? 'stk unasked' : 'stk'}
            style={place}
          >
            {[...stack.under].reverse().map((value, n) => (
              <div
                key={value}
                className="beneath"
                data-card={idOf(stack.suit, value)}
                style={{ '--n': stack.under.length - n } as CSSProperties}
              >
                <LootCard id={idOf(stack.suit, value)} size="sm" edge silent />
              </div>
            ))}
            <PickButton stack={stack} owner={owner} face={face} touch={touch} first={i === 0}>
              <LootCard id={stack.top} size="sm" silent />
              {rows === 2 && stack.under.length > 0 && <i className="lower">{stack.under.join(' ')}</i>}
            </PickButton>
          </div>
        );
      })}
    </div>
  );
}
