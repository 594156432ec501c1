import type { EveningGuest, EveningPage } from '@fathoms/protocol/evenings.ts';
import { Button, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { Sure } from './Sure.tsx';
import type { LiveEvening } from './server.ts';
import { EVENINGS, type EveningWords } from './words.ts';

interface GuestsProps {
  page: EveningPage;
  act: LiveEvening['act'];
  isHost: boolean;
}

/** Who is here, and what the host may do about it. */
export function Guests({ page, act, isHost }: GuestsProps) {
  const words = useWords(EVENINGS);
  const { people, host, you, over } = page;
  const others = people.flatMap((guest, n) => (guest.is === 'gone' || n === you ? [] : [{ ...guest, n }]));
  return (
    <section className="evening-guests panel">
      <h2>{words.people(people.filter(({ is }) => is !== 'gone').length)}</h2>
      <ul>
        {people.map((guest, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a person is their number
          <li key={n} className={guest.is === 'in' && guest.here ? 'here' : ''}>
            <Icon id={n === host ? 'crown' : 'person'} />
            <b>{guest.name}</b>
            <span>
              {[
                ...(n === you ? [words.you] : []),
                ...(n === host ? [words.host] : []),
                stateText(guest, words),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {isHost && !over && others.length > 0 && (
        <details>
          <summary>{words.manage}</summary>
          <ul>
            {others.map(({ n, name }) => (
              <li key={n}>
                <Button small onClick={() => act({ do: 'host', person: n })}>
                  {words.makeHost(name)}
                </Button>
                <Sure
                  text={words.remove(name)}
                  sure={`${words.remove(name)}?`}
                  run={() => act({ do: 'remove', person: n })}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

const stateText = ({ is, here }: EveningGuest, words: EveningWords): string =>
  is === 'gone' ? words.left : is === 'out' ? words.out : here ? words.here : words.away;
