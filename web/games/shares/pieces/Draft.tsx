import type { View } from '@fathoms/games/shares/types.ts';
import type { CSSProperties } from 'preact';
import { topicText } from '../../../board/about.tsx';
import { offered } from '../../../board/forecast.tsx';
import { useWords } from '../../../words/words.ts';
import { companyIn, digitsOf, numberOf } from '../turn/cards.ts';
import { keyOf, optionsFor } from '../turn/moves.ts';
import type { Touch } from '../turn/use-touch.ts';
import { WORDS } from '../words/table.ts';
import { DsCard } from './DsCard.tsx';

interface DraftProps {
  readonly view: View;
  readonly touch: Touch;
  readonly slim: boolean;
}

const MOST = 6; // cards in a row; on a phone all of them lie in one, below the companies

/** Before the first turn: the open row of free shares, floating on the water. */
export function Draft({ view, touch, slim }: DraftProps) {
  const words = useWords(WORDS);
  if (view.phase.name !== 'draft') return null;
  const title = words.drafting(view.phase.round);
  const rows = slim ? 1 : Math.ceil(view.row.length / MOST);
  const perRow = Math.ceil(view.row.length / rows);
  const width = slim ? 60 : rows > 1 ? 96 : 112;
  return (
    <section className="draft panel" aria-label={title}>
      <h2>{title}</h2>
      <ul data-row data-spot="row" style={{ '--card': `${width}px`, '--n': perRow } as CSSProperties}>
        {view.row.map(id => {
          const subject = { at: 'row', card: id } as const;
          const key = keyOf(subject);
          const isLegal = optionsFor(touch.moves, key).length > 0;
          const isChosen = touch.plan.subject === key;
          const label = words.board.card(digitsOf(id), words.names[companyIn(id)]);
          return (
            <li key={id}>
              <button
                type="button"
                className={`${isLegal ? 'is-legal' : ''} ${isChosen ? 'is-selected' : ''}`}
                {...(isLegal && offered())}
                data-card={id}
                data-about={topicText({ kind: 'card', id })}
                aria-pressed={isLegal ? isChosen : undefined}
                aria-label={isLegal ? words.board.choose(label) : label}
                {...touch.keys.subject(subject)}
                onClick={() =>
                  isLegal ? touch.tap(subject) : touch.refuse({ type: 'take', card: numberOf(id) })
                }
              >
                <DsCard id={id} small={slim} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
