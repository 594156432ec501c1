import './css/position.css';
import { COMPANIES } from '@fathoms/games/shares/parts.ts';
import type { View } from '@fathoms/games/shares/types.ts';
import { PositionSeats } from '../../board/PositionSeats.tsx';
import type { Pondered } from '../../board/review.ts';
import { Mark } from '../../ui/pieces.tsx';
import { REVIEW } from './review/words.ts';
import { companyIn, digitsOf } from './turn/cards.ts';
import { WORDS } from './words/table.ts';

/** The table before a decision: who has how much, the five companies, and the hand. */
export function Position({ view, faces, seat, language }: Pondered<View>) {
  const words = REVIEW[language];
  const { board, short } = WORDS[language];
  const hand = view.hands[seat]?.cards ?? [];
  return (
    <figure className="shares-position game-shares" aria-label={words.table(view.deck, hand.length)}>
      <PositionSeats {...{ faces, seat }} figure={i => view.scores[i]} />
      <table>
        <thead>
          <tr>
            <td />
            {COMPANIES.map(company => (
              <th key={company} scope="col">
                <Mark id={company} />
                <span className="vh">{short[company]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words.rows.end}</th>
            {COMPANIES.map(company => {
              const top = view.companies[company].stack.at(-1);
              return (
                <td key={company} className="num">
                  {top ? digitsOf(top) : '·'}
                </td>
              );
            })}
          </tr>
          {(['worth', 'price'] as const).map(row => (
            <tr key={row}>
              <th scope="row">{board[row]}</th>
              {COMPANIES.map(company => (
                <td key={company} className="num">
                  {view.companies[company][row]}
                </td>
              ))}
            </tr>
          ))}
          {faces.map(({ name }, i) => (
            <tr key={name} className={i === seat ? 'own' : undefined}>
              <th scope="row">{words.rows.shares(name)}</th>
              {COMPANIES.map(company => (
                <td key={company} className="num">
                  {view.portfolios[i]?.[company].length || '·'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>
        <ul>
          {hand.map(card => (
            <li key={card}>
              <Mark id={companyIn(card)} /> <b className="num">{digitsOf(card)}</b>
            </li>
          ))}
        </ul>
        <span>
          <b className="num">{view.deck}</b> {words.deck}
        </span>
      </figcaption>
    </figure>
  );
}
