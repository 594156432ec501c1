import { QUALITIES, type Quality } from '@fathoms/bots/review/quality.ts';
import type { Review } from '@fathoms/bots/review/review.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import { useState } from 'preact/hooks';
import type { ReviewScreen } from '../board/review.ts';
import type { Face } from '../board/screen.ts';
import { whoIs } from '../board/seats.ts';
import { useSettings } from '../settings/settings.ts';
import { Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { signed } from './figures.ts';
import { QualityMark } from './QualityMark.tsx';
import { REVIEW } from './words.ts';

interface DecisionsProps {
  review: Review;
  seat: Seat;
  faces: readonly Face[];
  points: readonly number[];
  nth: number;
  views: readonly (unknown | undefined)[];
  said: ReviewScreen;
  pick: (nth: number) => void;
}

const FIRST = 5;

/** Everything a seat decided, and what it gave away by it. */
export function Decisions({ review, seat, faces, points, nth, views, said, pick }: DecisionsProps) {
  const words = useWords(REVIEW);
  const { language } = useSettings();
  const [worst, setWorst] = useState(true);
  const [all, setAll] = useState(false);
  const [hidden, setHidden] = useState<ReadonlySet<Quality>>(new Set());
  const mine = review.steps.flatMap((step, i) =>
    step.seat === seat && step.decision ? [{ ...step, decision: step.decision, i }] : [],
  );
  const counts = QUALITIES.map(quality => ({
    quality,
    count: mine.filter(({ decision }) => decision.quality === quality).length,
  }));
  const wanted = mine.filter(({ decision }) => !hidden.has(decision.quality));
  const sorted = worst ? [...wanted].sort((a, b) => a.cost - b.cost || a.i - b.i) : wanted;
  const shown = all ? sorted : sorted.slice(0, FIRST);
  const toggle = (quality: Quality) => {
    const next = new Set(hidden);
    if (!next.delete(quality)) next.add(quality);
    setHidden(next);
  };
  return (
    <section className="panel review-list">
      <header>
        <h2>{words.decisions(whoIs(faces)(seat), mine.length)}</h2>
        <button type="button" className="review-quiet" onClick={() => setWorst(!worst)}>
          {worst ? words.worstFirst : words.inOrder}
          <Icon id="down" />
        </button>
      </header>
      <div className="review-split" aria-hidden="true">
        {counts.map(({ quality, count }) =>
          count > 0 ? <i key={quality} className={`review-b-${quality}`} style={{ flex: count }} /> : null,
        )}
      </div>
      <div className="review-chips">
        {counts.map(({ quality, count }) => (
          <button
            key={quality}
            type="button"
            aria-pressed={!hidden.has(quality)}
            onClick={() => toggle(quality)}
          >
            <QualityMark quality={quality} />
            <b className="num">{count}</b> {words.qualities[quality]}
          </button>
        ))}
      </div>
      {mine.length === 0 && <p className="review-none">{words.none}</p>}
      <ol>
        {shown.map(({ i, turn, cost, decision }) => {
          const at = { view: views[i], seat, faces, language };
          const point = points.indexOf(i);
          const { quality, chosen, best } = decision;
          return (
            <li key={i}>
              <button type="button" aria-current={i === nth || undefined} onClick={() => pick(i)}>
                <QualityMark quality={quality} />
                <span>
                  <span className="review-line">
                    <b className={`review-q-${quality}`}>{words.qualities[quality]}</b>{' '}
                    {words.turnOf(turn, review.rounds)}
                    {point >= 0 && <i className="review-buoy">{point + 1}</i>}
                  </span>
                  {at.view !== undefined && (
                    <>
                      <b className="review-did">{said.did(chosen, at)}</b>
                      {best !== chosen && (
                        <span>
                          <i>{quality === 'fine' ? words.touch : words.better}</i> {said.choice(best, at)}
                        </span>
                      )}
                      <small>{said.why(decision, at)}</small>
                    </>
                  )}
                </span>
                <b className="num">{signed(cost, language)}</b>
              </button>
            </li>
          );
        })}
      </ol>
      {sorted.length > shown.length && (
        <footer>
          <button type="button" onClick={() => setAll(true)}>
            {words.others(sorted.length - shown.length)}
          </button>
        </footer>
      )}
    </section>
  );
}
