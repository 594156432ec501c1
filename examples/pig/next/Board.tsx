import { Prompt, PromptBar } from '@fathoms/web/board/Prompt.tsx';
import { PlainView } from '@fathoms/web/board/plain/PlainView.tsx';
import { winnersOf } from '@fathoms/web/board/result.ts';
import type { BoardProps } from '@fathoms/web/board/screen.ts';
import { useTurn } from '@fathoms/web/board/use-turn.ts';
import { Button } from '@fathoms/web/ui/pieces.tsx';
import { useWords } from '@fathoms/web/words/words.ts';
import { explain } from '../turn.ts';
import type { View } from '../types.ts';
import { WORDS } from './words.ts';

export function Board(props: BoardProps<View>) {
  const { view, faces, legal, outcome } = props;
  const words = useWords(WORDS);
  const turn = useTurn(props, explain);
  const mayHold = legal.includes('hold');
  return (
    <div className="plain-board">
      <PlainView {...{ view, faces }} reads={{ turn: 'seat', scores: 'per seat' }} />
      <Prompt
        {...props}
        over={outcome && { winners: winnersOf(outcome), say: words.wins }}
        waiting={({ name }) => ({ say: words.waits(name) })}
      >
        {colour => (
          <PromptBar mine colour={colour} say={words.ask} detail={words.risk(view.total)}>
            <Button kind="primary" onClick={() => turn.take('roll')}>
              {words.roll}
            </Button>
            <Button
              off={!mayHold}
              onClick={() => (mayHold ? turn.take('hold') : turn.refuse({ type: 'hold' }))}
            >
              {words.hold}
            </Button>
          </PromptBar>
        )}
      </Prompt>
    </div>
  );
}
