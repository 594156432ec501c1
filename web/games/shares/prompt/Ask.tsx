import type { View } from '@fathoms/games/shares/types.ts';
import { PromptBar } from '../../../board/Prompt.tsx';
import type { BoardProps, Face } from '../../../board/screen.ts';
import { Button } from '../../../ui/pieces.tsx';
import { useWords } from '../../../words/words.ts';
import { isPaying } from '../turn/plan.ts';
import type { Touch } from '../turn/touch.ts';
import type { SharesWords } from '../words/en.ts';
import { WORDS } from '../words/table.ts';
import { AbilityPrompt } from './AbilityPrompt.tsx';
import { ActionPrompt } from './ActionPrompt.tsx';
import { PayPrompt } from './PayPrompt.tsx';

interface PromptProps extends Pick<BoardProps<View>, 'view' | 'seat' | 'faces' | 'toAct'> {
  readonly touch: Touch;
}

/** What every prompt of somebody who is to act needs. */
export interface Mine {
  readonly view: View;
  readonly seat: number;
  readonly faces: readonly Face[];
  readonly colour: Face['colour'];
  readonly words: SharesWords;
  readonly touch: Touch;
}

/** What is to be decided now, in one sentence, with at most two buttons. */
export function Prompt({ view, seat, faces, toAct, touch }: PromptProps) {
  const words = useWords(WORDS);
  const { prompt } = words;
  const acting = faces[toAct[0] ?? view.active];
  if (!acting) throw new Error('nobody to act');
  const { colour, name } = acting;
  if (view.winner !== null) {
    const best = faces[view.winner];
    const say = words.over([best?.name ?? ''], best?.you ?? false);
    return <PromptBar mine={false} colour={best?.colour ?? 'sun'} say={say} detail={words.closed} />;
  }
  if (!touch.mine || seat === null) {
    const detail = seat === null ? prompt.watching : undefined;
    return (
      <PromptBar mine={false} waiting colour={colour} say={waiting(view, name, words)} detail={detail} />
    );
  }
  const mine: Mine = { view, seat, faces, colour, words, touch };
  if (isPaying(touch.plan)) return <PayPrompt {...mine} />;
  if (view.phase.name === 'draft') return <DraftPrompt {...mine} />;
  if (view.phase.name === 'ability') return <AbilityPrompt {...mine} company={view.phase.company} />;
  return <ActionPrompt {...mine} />;
}

function waiting(view: View, name: string, { prompt }: SharesWords): string {
  if (view.phase.name === 'draft') return prompt.waitDraft(name);
  return view.phase.name === 'ability'
    ? prompt.waitAbility(name, view.phase.company)
    : prompt.waitAction(name);
}

function DraftPrompt({ colour, words, touch }: Mine) {
  const { prompt } = words;
  const isReady = touch.plan.action !== null;
  return (
    <PromptBar mine colour={colour} say={prompt.draft.say} detail={prompt.draft.detail}>
      <Button
        kind="primary"
        off={!isReady}
        sub={isReady ? undefined : prompt.takeFirst}
        onClick={() => (isReady ? touch.commit() : touch.refuse('SHARES-14'))}
      >
        {prompt.take}
      </Button>
    </PromptBar>
  );
}
