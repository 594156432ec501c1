import type { CardId, CompanyId } from '@fathoms/games/shares/parts.ts';
import type { ComponentChildren } from 'preact';
import { rich as drawn, Marked } from '../../board/sentence.tsx';
import { companyIn, digitsOf } from './turn/cards.ts';
import type { SharesWords } from './words/en.ts';

/** A sentence whose cards `{ds-44}` and companies `{pearl}` carry their marks. */
export const rich = (text: string, words: SharesWords): ComponentChildren =>
  drawn(text, id =>
    id.includes('-') ? (
      <Card id={id as CardId} words={words} />
    ) : (
      <Marked mark={id}>{words.short[id as CompanyId]}</Marked>
    ),
  );

function Card({ id, words }: { readonly id: CardId; readonly words: SharesWords }) {
  const company = companyIn(id);
  return (
    <Marked mark={company}>
      {digitsOf(id)}
      <span className="vh"> {words.short[company]}</span>
    </Marked>
  );
}
