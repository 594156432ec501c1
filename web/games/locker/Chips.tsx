import type { Seat } from '@fathoms/kernel/game.ts';
import type { Face } from '../../board/screen.ts';
import { Mark } from '../../ui/pieces.tsx';
import { useWords } from '../../words/words.ts';
import { type Stack, valueIn } from './cards.ts';
import { PickButton } from './PickButton.tsx';
import type { Touch } from './use-touch.ts';
import { WORDS } from './words/table.ts';

interface ChipsProps {
  readonly stacks: readonly Stack[];
  readonly owner: Seat;
  readonly face: Face;
  readonly touch: Touch;
}

/** The suits of a hold where there is no room for cards: mark and value, lower values as a badge. */
export function Chips({ stacks, owner, face, touch }: ChipsProps) {
  const words = useWords(WORDS);
  return (
    <div className="chips" data-row>
      {stacks.length === 0 && <p>{words.board.emptyHold}</p>}
      {stacks.map((stack, i) => (
        <PickButton key={stack.suit} stack={stack} owner={owner} face={face} touch={touch} first={i === 0}>
          <span className={`chip s-${stack.suit}`}>
            <Mark id={stack.suit} />
            <b className="num">{valueIn(stack.top)}</b>
            {stack.under.length > 0 && <i>{stack.under.join(' ')}</i>}
          </span>
        </PickButton>
      ))}
    </div>
  );
}
