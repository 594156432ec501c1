import type { View } from '@fathoms/games/shares/types.ts';
import { Confirm, Prompt, PromptBar } from '../../../board/Prompt.tsx';
import type { BoardProps } from '../../../board/screen.ts';
import { useWords } from '../../../words/words.ts';
import { isPaying } from '../turn/plan.ts';
import type { Touch } from '../turn/use-touch.ts';
import type { SharesWords } from '../words/en.ts';
import { WORDS } from '../words/table.ts';
import { AbilityPrompt } from './AbilityPrompt.tsx';
import { ActionPrompt } from './ActionPrompt.tsx';
import type { Mine } from './mine.ts';
import { PayPrompt } from './PayPrompt.tsx';

interface AskProps extends Pick<BoardProps<View>, 'view' | 'seat' | 'faces' | 'toAct'> {
  readonly touch: Touch;
}

/** What is to be decided now, in one sentence, with at most two buttons. */
export function Ask({ view, seat, faces, toAct, touch }: AskProps) {
  const words = useWords(WORDS);
  const { winner } = view;
  return (
    <Prompt
      {...{ seat, faces, toAct }}
      over={winner === null ? null : { winners: [winner], say: words.over, detail: words.closed }}
      waiting={({ name }) => ({ say: waiting(view, name, words) })}
    >
      {(colour, own) => <Asked {...{ view, faces, colour, words, touch }} seat={own} />}
    </Prompt>
  );
}

function waiting({ phase }: View, name: string, { prompt }: SharesWords): string {
  if (phase.name === 'draft') return prompt.waitDraft(name);
  return phase.name === 'ability' ? prompt.waitAbility(name, phase.company) : prompt.waitAction(name);
}

function Asked(mine: Mine) {
  const { phase } = mine.view;
  if (isPaying(mine.touch.plan)) return <PayPrompt {...mine} />;
  if (phase.name === 'draft') return <DraftPrompt {...mine} />;
  if (phase.name === 'ability') return <AbilityPrompt {...mine} company={phase.company} />;
  return <ActionPrompt {...mine} />;
}

function DraftPrompt({ colour, words, touch }: Mine) {
  const { prompt } = words;
  return (
    <PromptBar mine colour={colour} say={prompt.draft.say} detail={prompt.draft.detail}>
      <Confirm
        ready={touch.plan.action !== null}
        hint={prompt.takeFirst}
        confirm={touch.commit}
        refuse={() => touch.refuse({ type: 'take', card: null })}
      >
        {prompt.take}
      </Confirm>
    </PromptBar>
  );
}
