import { partsOf } from '@fathoms/bots/review/ledger.ts';
import type { Review } from '@fathoms/bots/review/review.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import type { MatchRecord } from '@fathoms/table/record/record.ts';
import type { CSSProperties } from 'preact';
import { useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import type { Pondered, ReviewScreen } from '../board/review.ts';
import type { Face, GameScreen } from '../board/screen.ts';
import type { Reader } from '../record/reader.ts';
import { continueLocalTable } from '../session/local-tables.ts';
import { useSettings } from '../settings/settings.ts';
import { Button, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { percent, signed } from './figures.ts';
import { QualityMark } from './QualityMark.tsx';
import { useTold } from './use-told.ts';
import { REVIEW } from './words.ts';

interface DetailProps {
  review: Review;
  nth: number;
  seat: Seat;
  faces: readonly Face[];
  points: readonly number[];
  view: unknown | undefined;
  record: MatchRecord;
  screen: GameScreen;
  said: ReviewScreen;
  reader: Reader;
  replay: string;
  packed: string | null;
}

const MOST_CHOICES = 3;

/** One move: what could be done, what it was worth and why, what came of it, and once more from here. */
export function Detail(props: DetailProps) {
  const { review, nth, seat, faces, points, view, record, screen, said, reader } = props;
  const words = useWords(REVIEW);
  const { language } = useSettings();
  const step = review.steps[nth];
  const { told, news } = useTold(reader, screen, review, nth, faces);
  if (!step) return null;
  const { luck } = partsOf(review, nth, seat);
  const point = points.indexOf(nth);
  const decision = step.seat === seat ? step.decision : null;
  const at: Pondered | null = decision && view !== undefined ? { view, seat, faces, language } : null;
  const heading = decision && at ? said.did(decision.chosen, at) : told[0];
  return (
    <section className={at ? 'panel review-detail' : 'panel review-detail plain'} aria-live="polite">
      {at && <said.Position {...at} />}
      <div className="review-move">
        <header>
          {point >= 0 && (
            <b className="review-buoy big">
              <span className="vh">{words.point(point + 1)}</span>
              <span aria-hidden="true">{point + 1}</span>
            </b>
          )}
          <div>
            <h2>{heading}</h2>
            <p>
              {words.turnOf(step.turn, review.rounds)}
              {!decision && ` · ${step.seat === seat ? words.byLuck : words.byRivals}`}
            </p>
          </div>
          {decision && (
            <span className={`review-tag review-q-${decision.quality}`}>
              <QualityMark quality={decision.quality} />
              {words.qualities[decision.quality]}
            </span>
          )}
        </header>
        {decision && at && <Choices {...{ decision, at, said }} />}
        {decision && at && said.Came && <said.Came {...at} decision={decision} news={news} />}
        <p className="review-came">
          {told.slice(decision ? 0 : 1)} {Math.abs(luck) >= 100 && words.cameOf(signed(luck, language))}
        </p>
        <Ways {...props} step={step.step} mayTry={step.seat === seat} record={record} />
      </div>
    </section>
  );
}

interface ChoicesProps {
  decision: NonNullable<Review['steps'][number]['decision']>;
  at: Pondered;
  said: ReviewScreen;
}

/** The chosen one, the best one, and what else was good; all on one scale. */
function Choices({ decision, at, said }: ChoicesProps) {
  const words = useWords(REVIEW);
  const { chosen, best, options, reasons, quality } = decision;
  const first = [chosen, best];
  const others = options.filter(({ action }) => !first.includes(action));
  const shown = options
    .filter(({ action }) => first.includes(action))
    .concat(others.slice(0, MOST_CHOICES - new Set(first).size))
    .sort((a, b) => b.worth - a.worth);
  const most = Math.max(1, ...shown.map(({ worth }) => worth));
  const odds = said.odds(reasons);
  const why = said.why(decision, at);
  return (
    <>
      <dl className="review-choices">
        {shown.map(({ action, worth }) => (
          <div key={action} className={action === chosen ? `chosen review-q-${quality}` : undefined}>
            <dt>
              {action === chosen && <b>{words.you}</b>}
              {action === best && action !== chosen && <b>{words.best}</b>} {said.choice(action, at)}
            </dt>
            <dd>
              <i style={{ width: `${(80 * worth) / most}%` }} />
              <b className="num">{percent(worth)}</b>
            </dd>
          </div>
        ))}
      </dl>
      {options.length > shown.length && (
        <p className="review-more">{words.more(options.length - shown.length)}</p>
      )}
      {odds && (
        <div className="review-pips" aria-hidden="true">
          {[odds.bad, odds.total - odds.bad].map((cards, i) =>
            cards > 0 ? (
              <i
                key={cards === odds.bad && i === 0 ? 'bad' : 'good'}
                className={i === 0 ? 'bad' : undefined}
                style={{ flex: cards, '--cards': cards } as CSSProperties}
              />
            ) : null,
          )}
        </div>
      )}
      {why && <p className="review-why">{why}</p>}
    </>
  );
}

type WaysProps = Pick<DetailProps, 'record' | 'seat' | 'replay' | 'packed'> & {
  step: number;
  mayTry: boolean;
};

function Ways({ record, seat, replay, packed, step, mayTry }: WaysProps) {
  const words = useWords(REVIEW);
  const [, navigate] = useLocation();
  const [phase, setPhase] = useState<'asking' | 'starting' | 'failed'>('asking');
  const start = async () => {
    setPhase('starting');
    try {
      navigate(`/local/${await continueLocalTable(record, { step, seat, level: 'seal' })}`);
    } catch (problem) {
      console.error(problem);
      setPhase('failed');
    }
  };
  return (
    <div className="review-ways">
      {mayTry && (
        <Button kind="primary" icon="dive" small off={phase === 'starting'} onClick={() => void start()}>
          {phase === 'starting' ? words.starting : words.again}
        </Button>
      )}
      <Link className="btn quiet sm" href={`${replay}${packed === null ? '#' : '.'}${step}`}>
        <Icon id="skip" />
        <span>{words.watch}</span>
      </Link>
      <p role="alert">{phase === 'failed' ? words.noRoom : ''}</p>
    </div>
  );
}
