import type { CardId } from '@fathoms/games/shares/parts.ts';
import type { CSSProperties } from 'preact';
import { memo } from 'preact/compat';
import { Art, Medal } from '../../../ui/pieces.tsx';
import { useWords } from '../../../words/words.ts';
import { companyIn, digitsOf } from '../turn/cards.ts';
import { WORDS } from '../words/table.ts';

interface DsCardProps {
  readonly id: CardId;
  readonly width?: number;
  readonly small?: boolean; // up to 72 px
}

/** One card of the deck: number, company. Whatever holds it has the label. A card that stays is not drawn anew. */
export const DsCard = memo(function DsCard({ id, width, small = false }: DsCardProps) {
  const words = useWords(WORDS);
  const company = companyIn(id);
  const [tens, units] = digitsOf(id);
  return (
    <div
      className={`card ds s-${company} ${small ? 'sm' : ''}`}
      style={width === undefined ? undefined : ({ '--w': `${width}px` } as CSSProperties)}
      aria-hidden="true"
    >
      <div className="in">
        <div className="no2">
          <b>
            <i>{tens}</i>
            {units}
          </b>
        </div>
        <Medal id={company} />
        <Art id={`co-${company}`} className="pic" />
        <div className="nm">{words.short[company]}</div>
      </div>
    </div>
  );
});
