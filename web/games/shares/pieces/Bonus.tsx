import type { Event } from '@fathoms/games/shares/types.ts';
import { useWords } from '../../../words/words.ts';
import { companyIn } from '../turn/cards.ts';
import { WORDS } from '../words/table.ts';
import { DsCard } from './DsCard.tsx';

type Resolved = Extract<Event, { type: 'resolved' }>;

/** What a bonus share brought the third player: four open cards and what became of each. */
export function Drawn({ found }: { readonly found: Resolved }) {
  const { bonus } = useWords(WORDS);
  const { drawn, share, added } = found;
  return (
    <ul className="bonus panel">
      {drawn.map(id => {
        const kept = id === share;
        const sunk = id === added;
        return (
          <li key={id} className={kept ? 'kept' : sunk ? 'sunk' : 'gone'}>
            <DsCard id={id} />
            <p>{kept ? bonus.share : sunk && share ? bonus.added(companyIn(share)) : bonus.gone}</p>
          </li>
        );
      })}
    </ul>
  );
}
