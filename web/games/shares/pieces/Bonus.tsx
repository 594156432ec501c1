import type { Event } from '@fathoms/games/shares/types.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import { eventsIn } from '../../../board/news.ts';
import { useWords } from '../../../words/words.ts';
import { companyIn } from '../turn/cards.ts';
import { WORDS } from '../words/table.ts';
import { DsCard } from './DsCard.tsx';

type Resolved = Extract<Event, { type: 'resolved' }>;

/** What a bonus share brought the third player: four open cards and what became of each. */
export function Bonus({ fresh }: { readonly fresh: readonly News[] }) {
  const { bonus } = useWords(WORDS);
  const found = eventsIn<Event>(fresh).findLast((event): event is Resolved => event.type === 'resolved');
  const { share } = found ?? {};
  if (!found || !share) return null;
  return (
    <section className="bonus panel" aria-hidden="true">
      <h2>{bonus.title}</h2>
      <ul>
        {found.drawn.map(id => {
          const kept = id === share;
          const sunk = id === found.added;
          return (
            <li key={id} className={kept ? 'kept' : sunk ? 'sunk' : 'gone'}>
              <DsCard id={id} />
              <p>{kept ? bonus.share : sunk ? bonus.added(companyIn(share)) : bonus.gone}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
