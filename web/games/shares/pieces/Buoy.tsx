import type { CompanyId } from '@fathoms/games/shares/parts.ts';
import type { CompanyView } from '@fathoms/games/shares/types.ts';
import { memo } from 'preact/compat';
import { topicText } from '../../../board/about.tsx';
import { Count } from '../../../board/Count.tsx';
import { Art, Medal } from '../../../ui/pieces.tsx';
import { useWords } from '../../../words/words.ts';
import { WORDS } from '../words/table.ts';

/** A company afloat: who it is, what it can do, what its share costs and is worth. */
export const Buoy = memo(function Buoy({ id, company }: BuoyProps) {
  const words = useWords(WORDS);
  const { board } = words;
  const { side, price, worth } = company;
  return (
    <button
      type="button"
      className="buoy"
      data-about={topicText({ kind: 'company', id })}
      data-ask
      aria-label={`${board.company(words.names[id], price, worth)}. ${board.side[side]}: ${words.abilities[id][side].text}`}
    >
      <span className="logo" aria-hidden="true">
        <Medal id={id} />
        <Art id={`co-${id}`} />
      </span>
      <span className="cn" aria-hidden="true">
        <span className="full">{words.names[id]}</span>
        <span className="short">{words.short[id]}</span>
      </span>
      <span className="ab" aria-hidden="true">
        {side === 'advanced' && <i className="star">{board.advanced}</i>}
        {words.abilities[id][side].short}
      </span>
      <span className="px" aria-hidden="true">
        <span className="price">
          <small>{board.price}</small>
          <b className="num">
            <Count value={price} />
          </b>
        </span>
        <span className="val">
          <small>{board.worth}</small>
          <b className="num">
            <Count value={worth} />
          </b>
        </span>
      </span>
    </button>
  );
});

interface BuoyProps {
  readonly id: CompanyId;
  readonly company: CompanyView;
}
