import { withheldBy } from '@fathoms/table/record/check-luck.ts';
import type { MatchRecord } from '@fathoms/table/record/record.ts';
import { WORDS } from '../record/words.ts';
import { Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import type { answerOf } from './findings.ts';

/** The answer first; the reasons below it. */
export function Sentence({ answer, record }: { answer: ReturnType<typeof answerOf>; record: MatchRecord }) {
  const { fair } = useWords(WORDS);
  const [tone, icon] = TONES[answer];
  const silent = withheldBy(record);
  const names = silent.map(seat => record.seats[seat]?.name).join(', ');
  const [say, why] =
    answer === 'bad'
      ? [fair.bad, null]
      : answer === 'withheld'
        ? [fair.worth.withheld.say, fair.worth.withheld.why(names, 2 ** silent.length)]
        : [fair.worth[answer].say, fair.worth[answer].why];
  return (
    <div className={`fair-verdict ${tone}`} role="status">
      <Icon id={icon} />
      <p>
        <b>{say}</b>
        {why && <span>{why}</span>}
      </p>
    </div>
  );
}

/** Only what nobody could have chosen is called good without a word more. */
const TONES: {
  readonly [answer in ReturnType<typeof answerOf>]: readonly [tone: string, icon: string];
} = {
  bad: ['bad', 'close'],
  untold: ['', 'lock'],
  awaited: ['', 'lock'],
  continued: ['', 'lock'],
  daily: ['', 'check'],
  shared: ['', 'check'],
  seed: ['', 'check'],
  open: ['', 'check'],
  withheld: ['', 'check'],
  away: ['', 'check'],
  sealed: ['good', 'check'],
};
