import './advice.css';
import type { Advice } from '@fathoms/bots/review/advice.ts';
import type { Kinds, Seen } from '@fathoms/kernel/game.ts';
import { useEffect, useState } from 'preact/hooks';
import type { ReviewScreen } from '../board/review.ts';
import type { Face } from '../board/screen.ts';
import { useSettings } from '../settings/settings.ts';
import { Sheet } from '../ui/controls.tsx';
import { useWords } from '../words/words.ts';
import { ADVICE } from './advice-words.ts';
import { type AskedTable, askOnce } from './ask.ts';
import { percent } from './figures.ts';
import { QualityMark } from './QualityMark.tsx';
import { REVIEW } from './words.ts';

interface AdviceSheetProps {
  readonly table: AskedTable;
  readonly seen: Seen<Kinds>;
  readonly faces: readonly Face[];
  readonly review: () => Promise<ReviewScreen>; // what the game says about decisions
  readonly ask?: typeof askOnce;
  readonly close: () => void;
}

interface Answer {
  readonly advice: Advice;
  readonly said: ReviewScreen;
}

const MOST_CHOICES = 5;

/** What the judge thinks best here, how the alternatives compare, and why: as the review would say it. */
export function AdviceSheet({ table, seen, faces, review, ask = askOnce, close }: AdviceSheetProps) {
  const words = useWords(ADVICE);
  const { tools } = useWords();
  const { language } = useSettings();
  const [answer, setAnswer] = useState<Answer | 'failed' | null>(null);
  const { seat, view } = seen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is about what the seat sees, once
  useEffect(() => {
    let wanted = true;
    setAnswer(null);
    Promise.all([ask(table, seen), review()]).then(
      ([advice, said]) => wanted && setAnswer({ advice, said }),
      problem => {
        console.error(problem);
        if (wanted) setAnswer('failed');
      },
    );
    return () => {
      wanted = false;
    };
  }, [view]);
  const at = { view, seat, faces, language };
  const isTold = answer !== null && answer !== 'failed' && answer.advice.options.length > 1;
  return (
    <Sheet title={tools.advice} onClose={close} className="review-advice">
      <div role="status">
        {answer === null && <p>{words.thinking}</p>}
        {answer === 'failed' && <p>{words.failed}</p>}
        {answer && answer !== 'failed' && !isTold && <p>{words.nothing}</p>}
        {isTold && <Best {...answer} at={at} />}
      </div>
      {isTold && <Choices {...answer} at={at} />}
    </Sheet>
  );
}

interface ToldProps extends Answer {
  readonly at: Parameters<ReviewScreen['choice']>[1];
}

/** The best choice with its reason, read out as soon as it is there. */
function Best({ advice: { options, reasons }, said, at }: ToldProps) {
  const { best } = useWords(REVIEW);
  const first = options[0];
  if (!first) return null;
  const { action, worth } = first;
  const decision = {
    quality: first.quality,
    chosen: action,
    best: action,
    options,
    reasons,
    instead: reasons,
  };
  return (
    <>
      <h3>
        <QualityMark quality="best" />
        <span>
          {best}: {said.choice(action, at)}, <b className="num">{percent(worth)}</b>
        </span>
      </h3>
      <p className="review-reason">{said.why(decision, at)}</p>
    </>
  );
}

/** All on one scale, each with what the review would call it. */
function Choices({ advice: { options }, said, at }: ToldProps) {
  const words = useWords(ADVICE);
  const { qualities } = useWords(REVIEW);
  const shown = options.slice(0, MOST_CHOICES);
  const most = Math.max(1, ...shown.map(({ worth }) => worth));
  return (
    <>
      <h4>{words.chances}</h4>
      <dl>
        {shown.map(({ action, worth, quality }) => (
          <div key={action} className={`review-q-${quality}`}>
            <dt>{said.choice(action, at)}</dt>
            <dd>
              <i style={{ width: `${(100 * worth) / most}%` }} />
            </dd>
            <dd>
              <b className="num">{percent(worth)}</b>
              <QualityMark quality={quality} />
              {qualities[quality]}
            </dd>
          </div>
        ))}
      </dl>
      {options.length > shown.length && <p>{words.more(options.length - shown.length)}</p>}
      <p className="review-counted">{words.counted}</p>
    </>
  );
}
