import './plain.css';
import { useState } from 'preact/hooks';
import { Button } from '../../ui/pieces.tsx';
import { useWords } from '../../words/words.ts';
import { Prompt, PromptBar } from '../Prompt.tsx';
import { winnersOf } from '../result.ts';
import type { BoardProps } from '../screen.ts';
import { PlainView } from './PlainView.tsx';
import type { SeatFields } from './reading.ts';
import { PLAIN_WORDS } from './words.ts';

interface PlainBoardProps extends BoardProps {
  readonly reads: SeatFields;
}

/**
 * A board for any game: what the viewer sees as a list, what they may do as buttons. Ugly and complete: a new
 * game is played on it from its first hour, until it has one of its own.
 */
export function PlainBoard(props: PlainBoardProps) {
  const { view, faces, reads, legal, choice, outcome, seat, act } = props;
  const words = useWords(PLAIN_WORDS);
  return (
    <div className="plain-board">
      <PlainView {...{ view, faces, reads }} />
      {seat !== null && !outcome && (legal.length > 0 || choice !== null) && (
        <section aria-label={words.actions} className="plain-actions">
          {legal.map(action => (
            <Button key={action} onClick={() => act(action)}>
              {action}
            </Button>
          ))}
          {choice !== null && <Written act={act} />}
        </section>
      )}
      <Prompt
        {...props}
        over={
          outcome && {
            winners: winnersOf(outcome),
            say: names => (names.length > 0 ? words.wins(names.join(', ')) : words.nobody),
          }
        }
        waiting={({ name }) => ({ say: words.waits(name) })}
      >
        {colour => <PromptBar mine colour={colour} say={words.yours} detail={words.choose(legal.length)} />}
      </Prompt>
    </div>
  );
}

/** A decision too large to list is written down; the table says what is wrong with it. */
function Written({ act }: { readonly act: (action: string) => void }) {
  const words = useWords(PLAIN_WORDS);
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        if (text.trim() !== '') act(text.trim());
      }}
    >
      <label>
        {words.written} <input value={text} onInput={event => setText(event.currentTarget.value)} />
      </label>
      <Button>{words.send}</Button>
    </form>
  );
}
