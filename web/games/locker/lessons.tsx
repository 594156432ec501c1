import './locker.css';
import './css/goal.css';
import { LESSONS, PUZZLES } from '@fathoms/games/locker/lessons/index.ts';
import type { CardId } from '@fathoms/games/locker/parts.ts';
import type { LessonBook } from '../../board/screen.ts';
import { Art, Emblem, Sea } from '../../ui/pieces.tsx';
import { useWords } from '../../words/words.ts';
import { LootCard } from './LootCard.tsx';
import { WORDS } from './words/table.ts';

/** Names a lesson may use besides cards and spots. */
const PLACES: { readonly [target: string]: readonly string[] } = {
  deck: ['.deck .pile'],
  line: ['.line .slot', '.line .next'],
  hold: ['.holds .crate:nth-child(1)'], // one's own comes first
  rival: ['.holds .crate:nth-child(2)'],
  locker: ['.djl'],
  odds: ['.odds'],
  peek: ['.peeked'],
  chooser: ['.chooser'],
  variant: ['.variant-tag'],
  dealt: ['.dealt'],
};

/** `choose:key-5` is that card wherever it is offered: lifted onto the water, else where it lies. */
function selectors(target: string): readonly string[] {
  const [kind, id = ''] = target.split(':');
  if (kind !== 'choose') return PLACES[target] ?? [];
  return [`.chooser [data-about="loot:${id}"]`, `.pickable[data-card="${id}"]`];
}

/** A crate with three suits: only the best card of each counts. */
function Goal() {
  const { goal } = useWords(WORDS);
  return (
    <figure className="locker-goal" aria-label={goal.label}>
      <Sea
        width={628}
        height={560}
        bands={[
          [92, 7, 4, 'w1', 1],
          [180, 8, 3, 'w2', 2.2],
          [320, 9, 3, 'w3', 0.4],
          [462, 8, 3, 'w4', 3.2],
        ]}
      />
      <Art id="scene-boat" className="goal-boat" />
      <p className="goal-note">{goal.note}</p>
      <div className="goal-hold" aria-hidden="true">
        <div className="goal-suits">
          <Suit best="key-6" lower="key-3" />
          <Suit best="mermaid-7" lower="mermaid-5" />
          <Suit best="anchor-5" />
        </div>
        <div className="goal-plank">
          <Emblem colour="sun" />
          <span>
            <b className="num">6</b>+<b className="num">7</b>+<b className="num">5</b>
          </span>
          <em className="num">18</em>
        </div>
      </div>
    </figure>
  );
}

function Suit({ best, lower }: { readonly best: CardId; readonly lower?: CardId }) {
  return (
    <div>
      {lower && <LootCard id={lower} className="goal-lower" silent />}
      <LootCard id={best} className="goal-best" silent />
    </div>
  );
}

const Piece = ({ id }: { readonly id: string }) => <LootCard id={id as CardId} size="sm" silent />;

export const book: LessonBook = { lessons: LESSONS, puzzles: PUZZLES, selectors, Goal, Piece };
