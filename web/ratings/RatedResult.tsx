import type { TableInfo } from '@fathoms/protocol/messages.ts';
import { Link } from 'wouter-preact';
import { useWords } from '../words/words.ts';
import { changeTexts } from './changes.ts';
import { useTableRatings } from './use-table-ratings.ts';
import { RATINGS } from './words.ts';

/** On the score page: what the match did to everybody's rating. */
export function RatedResult({ table }: { table: TableInfo }) {
  const words = useWords(RATINGS);
  const ratings = useTableRatings(table);
  if (!ratings) return null;
  const { fault, changes } = ratings;
  return (
    <section className="score-practice panel">
      <h2>{words.title}</h2>
      <ul>
        {fault !== null && <li>{words.table.faults[fault]}</li>}
        {changes && changeTexts(table, changes, words).map(text => <li key={text}>{text}</li>)}
      </ul>
      <Link className="btn sm" href={`/ratings/${table.game}`}>
        <span>{words.board}</span>
      </Link>
    </section>
  );
}
