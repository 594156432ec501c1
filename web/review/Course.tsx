import type { Ledger } from '@fathoms/bots/review/ledger.ts';
import type { Review } from '@fathoms/bots/review/review.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import { useState } from 'preact/hooks';
import type { Face } from '../board/screen.ts';
import { whoIs } from '../board/seats.ts';
import { useSettings } from '../settings/settings.ts';
import { Emblem, Icon } from '../ui/pieces.tsx';
import { useMedia } from '../ui/use-media.ts';
import { useWords } from '../words/words.ts';
import { Curve } from './Curve.tsx';
import { percent, signed } from './figures.ts';
import { Swatch } from './Patterns.tsx';
import { REVIEW } from './words.ts';

export interface CourseProps {
  review: Review;
  ledger: Ledger; // of the seat
  faces: readonly Face[];
  seat: Seat;
  points: readonly number[]; // turning points, as steps of the review
  nth: number; // the step that is looked at
  pickTurn: (turn: number) => void;
  pick: (nth: number) => void;
  look: (seat: Seat) => void;
}

/** The chances over the match, as a curve one can walk along or as a table. */
export function CoursePanel(props: CourseProps) {
  const { faces, seat } = props;
  const words = useWords(REVIEW);
  const narrow = useMedia('(max-width: 720px)');
  const [table, setTable] = useState(false);
  const who = whoIs(faces)(seat);
  return (
    <section className="panel review-course">
      <header>
        <h2>{words.chances(who)}</h2>
        <ul className="review-faces">
          {faces.map(({ name, colour }, other) => (
            <li key={name}>
              <button
                type="button"
                aria-pressed={other === seat}
                aria-label={words.seeOf(name)}
                title={name}
                onClick={() => props.look(other)}
              >
                <Emblem colour={colour} className="em-s" />
              </button>
            </li>
          ))}
        </ul>
        <ul className="review-key">
          <li>
            <Swatch part="luck" /> {words.luck}
          </li>
          <li>
            <Swatch part="own" /> {words.own(who)}
          </li>
          <li>
            <Swatch part="rivals" /> {words.rivals}
          </li>
        </ul>
        <button type="button" className="review-quiet" onClick={() => setTable(!table)}>
          <Icon id="log" />
          {table ? words.asCurve : words.asTable}
        </button>
      </header>
      {table ? <CourseTable {...props} /> : <Curve key={String(narrow)} {...props} narrow={narrow} />}
    </section>
  );
}

function CourseTable({ review, ledger, faces, seat, pickTurn }: CourseProps) {
  const words = useWords(REVIEW);
  const { language } = useSettings();
  const who = whoIs(faces);
  return (
    <div className="review-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.turn(review.rounds)}</th>
            <th scope="col">{words.luck}</th>
            <th scope="col">{words.own(who(seat))}</th>
            <th scope="col">{words.rivals}</th>
            <th scope="col">{words.after}</th>
          </tr>
        </thead>
        <tbody>
          {ledger.turns.map(({ turn, seat: mover, luck, own, rivals, after }) => (
            <tr key={turn}>
              <th scope="row">
                <button type="button" onClick={() => pickTurn(turn)}>
                  {words.whoseTurn(turn, mover === null ? null : who(mover))}
                </button>
              </th>
              <td>{signed(luck, language)}</td>
              <td>{signed(own, language)}</td>
              <td>{signed(rivals, language)}</td>
              <td>{percent(after[seat] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
