import type { PastMatch } from '@fathoms/protocol/messages.ts';
import { useWords } from '../words/words.ts';
import { winsOf } from './past-matches.ts';
import { PEOPLE } from './people-words.ts';

/** How often each of this company has won so far. */
export function PastMatches({ history }: { history: readonly PastMatch[] }) {
  const words = useWords(PEOPLE);
  if (history.length === 0) return null;
  return (
    <section className="people-past">
      <h3>{words.past(history.length)}</h3>
      <ul>
        {winsOf(history).map(({ name, wins }) => (
          <li key={name}>
            {name} <b className="num">{wins}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
