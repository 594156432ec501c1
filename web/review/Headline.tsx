import type { Ledger } from '@fathoms/bots/review/ledger.ts';
import type { Who } from '../board/seats.ts';
import { useWords } from '../words/words.ts';
import { roundLedger } from './figures.ts';
import { type ChancePart, Swatch } from './Patterns.tsx';
import { REVIEW } from './words.ts';

interface HeadlineProps {
  ledger: Ledger;
  who: Who;
  note?: string | null; // what the game says about how it judges
}

/** The match in one sentence, and the sum it comes from. */
export function Headline({ ledger, who, note = null }: HeadlineProps) {
  const words = useWords(REVIEW);
  const { start, luck, own, rivals, end } = roundLedger(ledger);
  const whole = (value: number) => `${value}\u00a0%`;
  const change = (value: number) => (value < 0 ? `−${-value}` : value === 0 ? '±0' : `+${value}`);
  const parts: readonly [ChancePart, string, number][] = [
    ['luck', words.luck, luck],
    ['own', words.own(who), own],
    ['rivals', words.rivals, rivals],
  ];
  return (
    <section className="review-head">
      <div>
        <h2>
          {words.headline(who, own, luck).map(part =>
            typeof part === 'string' ? (
              part
            ) : (
              <span key={part.by} className={`review-under-${part.by}`}>
                {words.part(part)}
              </span>
            ),
          )}
        </h2>
        {[luck, own, rivals].some(part => Math.abs(part) > 100) && (
          <p className="review-beyond">{words.beyondWhole}</p>
        )}
        {note !== null && <p className="review-beyond">{note}</p>}
      </div>
      <div
        className="review-sum"
        role="img"
        aria-label={words.sum(whole(start), change(luck), change(own), change(rivals), whole(end))}
      >
        <span>
          <em>{words.start}</em>
          <b className="num">{whole(start)}</b>
        </span>
        {parts.map(([part, name, value]) => (
          <span key={part}>
            <em>{name}</em>
            <b className="num">
              <Swatch part={part} />
              {change(value)}
            </b>
          </span>
        ))}
        <span>
          <em>{words.end}</em>
          <b className="num">{whole(end)}</b>
        </span>
      </div>
    </section>
  );
}
