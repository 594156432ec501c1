import { Switch } from '../../../ui/controls.tsx';
import { Button } from '../../../ui/pieces.tsx';
import { useWords } from '../../../words/words.ts';
import { keepTells, useSchoolKept } from './kept.ts';
import type { Counted } from './use-school.ts';
import { SCHOOL } from './words.ts';

/** Sends what somebody agreed to have counted. Offline, or where the server has enough, it is simply not counted. */
export const sendCounted = (answers: readonly Counted[]): void => {
  fetch('/api/practice/dive', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit', // nobody is to know whose it is
    body: JSON.stringify({ answers }),
  }).catch(console.warn);
};

/** Asked once, after the first stack; from then on a switch. */
export function Consent() {
  const { tells: words } = useWords(SCHOOL);
  const { tells, answered } = useSchoolKept();
  if (tells !== null)
    return (
      <section className="tells panel">
        <Switch label={words.label} help={words.help} on={tells} change={keepTells} />
      </section>
    );
  if (answered.length === 0) return null;
  return (
    <section className="tells panel" aria-labelledby="dive-tells">
      <h2 id="dive-tells">{words.title}</h2>
      <p>{words.text}</p>
      <div>
        <Button small onClick={() => keepTells(true)}>
          {words.yes}
        </Button>
        <Button small kind="quiet" onClick={() => keepTells(false)}>
          {words.no}
        </Button>
      </div>
    </section>
  );
}
