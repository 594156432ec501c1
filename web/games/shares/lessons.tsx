import './shares.css';
import './css/goal.css';
import { LESSONS, PUZZLES } from '@fathoms/games/shares/lessons/index.ts';
import type { CardId } from '@fathoms/games/shares/parts.ts';
import type { LessonBook } from '../../board/screen.ts';
import { Art, Emblem, Sea } from '../../ui/pieces.tsx';
import { useWords } from '../../words/words.ts';
import { DsCard } from './pieces/DsCard.tsx';
import { WORDS } from './words/table.ts';

/** Names a lesson may use besides cards and spots. */
const PLACES: { readonly [target: string]: readonly string[] } = {
  companies: ['.cos .buoy'],
  row: ['.draft'],
  hand: ['.hand .hc'],
  mine: ['.pf tr.me'],
  rivals: ['.pf tbody tr:not(.me):not(.x)'],
  third: ['.pf tr.x'],
  points: ['.pf tr.me .wo'],
  deck: ['.piles .deckpile'],
  discards: ['.piles button.pile'],
  fundraiser: ['.fund'],
  ending: ['.final'],
};

/** What belongs to one company: `line:pearl`. A share to be bought is `stake:1-pearl`, with the owner's seat. */
const PARTS: { readonly [kind: string]: string } = {
  company: '.buoy',
  price: '.price',
  worth: '.val',
  line: '.place',
  next: '.next',
};

function selectors(target: string): readonly string[] {
  const [kind = '', id] = target.split(':');
  if (kind === 'stake') return [`[data-spot="stake-${id}"] .stake`];
  const part = PARTS[kind];
  return part ? [`.cos .s-${id} ${part}`] : (PLACES[target] ?? []);
}

/** A company with three depth cards, and somebody with two of its shares. */
function Goal() {
  const { goal, names } = useWords(WORDS);
  return (
    <figure className="shares-goal" aria-label={goal.label}>
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
      <div className="goal-line s-treasure" aria-hidden="true">
        <div className="goal-buoy">
          <Art id="co-treasure" />
          {names.treasure}
        </div>
        {[12, 35, 41].map(number => (
          <b key={number} className="goal-depth num">
            {number}
          </b>
        ))}
      </div>
      <div className="goal-own" aria-hidden="true">
        <p className="goal-note">{goal.note}</p>
        <div className="goal-cards">
          <DsCard id="ds-64" />
          <DsCard id="ds-80" />
        </div>
      </div>
      <div className="goal-sum" aria-hidden="true">
        <Emblem colour="sun" />
        <span>{goal.sum}</span>
        <em className="num">6</em>
      </div>
    </figure>
  );
}

const Piece = ({ id }: { readonly id: string }) => <DsCard id={id as CardId} width={72} small />;

export const book: LessonBook = { lessons: LESSONS, puzzles: PUZZLES, selectors, Goal, Piece };
