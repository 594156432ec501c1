import type { MyEvening } from '@fathoms/protocol/evenings.ts';
import { useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { siteOf } from '../games/sites.ts';
import { useSettings } from '../settings/settings.ts';
import { Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { fetchMyEvenings } from './server.ts';
import { EVENINGS } from './words.ts';

/** The way back to evenings one hosts or takes part in. Nothing where there are none. */
export function MyEvenings() {
  const words = useWords(EVENINGS);
  const evenings = useMyEvenings();
  if (evenings.length === 0) return null;
  return (
    <section className="evening-own">
      <h2>{words.own.title}</h2>
      <ul>
        {evenings.map(one => (
          <Line key={one.id} {...one} />
        ))}
      </ul>
    </section>
  );
}

function Line({ id, title, game, format, rounds, round, over, host, people, table }: MyEvening) {
  const words = useWords(EVENINGS);
  const { language } = useSettings();
  const name = siteOf(game)?.words[language].name ?? game;
  const state = over ? words.own.over : round === 0 ? words.own.soon : words.round(round, rounds);
  return (
    <li>
      <Link href={`/e/${id}`}>
        <b>{title || words.title}</b>
        <small>
          {name} · {words.formats[format].name} · {state}
        </small>
        <small>{people.join(', ')}</small>
      </Link>
      {host && <span className="tag">{words.host}</span>}
      {table && (
        <Link className="btn primary sm" href={`/t/${table}`}>
          <Icon id="dive" />
          <span>{words.go}</span>
        </Link>
      )}
    </li>
  );
}

function useMyEvenings(): readonly MyEvening[] {
  const [evenings, setEvenings] = useState<readonly MyEvening[]>([]);
  useEffect(() => {
    fetchMyEvenings().then(setEvenings, problem => console.warn('my evenings:', problem));
  }, []);
  return evenings;
}
