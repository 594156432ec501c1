import type { CardId, CompanyId } from '@fathoms/games/shares/parts.ts';
import { type ComponentChildren, Fragment } from 'preact';
import { Mark } from '../../ui/pieces.tsx';
import { companyIn, digitsOf } from './turn/cards.ts';
import type { SharesWords } from './words/en.ts';

const TOKEN = /\{((?:ds-\d\d)|[a-z]+)\}/;

/** A sentence whose cards and companies carry their marks. */
export function rich(text: string, words: SharesWords): ComponentChildren {
  return text.split(TOKEN).map((part, i) => {
    const key = `${i}:${part}`;
    if (i % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    const isCard = part.startsWith('ds-');
    const company = isCard ? companyIn(part as CardId) : (part as CompanyId);
    return (
      <span key={key} className="cardword">
        <Mark id={company} /> {isCard ? digitsOf(part as CardId) : words.short[company]}
        {isCard && <span className="vh"> {words.short[company]}</span>}
      </span>
    );
  });
}
