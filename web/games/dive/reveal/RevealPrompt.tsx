import type { Seat } from '@fathoms/kernel/game.ts';
import { PromptBar } from '../../../board/Prompt.tsx';
import type { Face } from '../../../board/screen.ts';
import { Button } from '../../../ui/pieces.tsx';
import { useWords } from '../../../words/words.ts';
import { type Dive, type LevelScene, lastScene } from '../model/choreography.ts';
import type { DiveWords } from '../words/en.ts';
import { KEYS } from '../words/keys.ts';
import { WORDS } from '../words/table.ts';
import type { DiveTelling } from './use-telling.ts';

interface RevealPromptProps {
  readonly telling: DiveTelling;
  readonly seat: Seat | null;
  readonly faces: readonly Face[];
}

/** Leads through the dive: one button goes on, the other one straight to the rest. */
export function RevealPrompt({ telling, seat, faces }: RevealPromptProps) {
  const words = useWords(WORDS);
  const { prompt } = words;
  const { dive, scene, go, done } = telling;
  const last = lastScene(dive);
  const colour = faces[seat ?? 0]?.colour ?? 'sun';
  const you = seat !== null && faces[seat]?.you ? seat : null; // on a shared device nobody is
  const { say, detail } = textOf(telling, you, words);
  const onward =
    scene === last
      ? dive.ended
        ? prompt.toEnd
        : prompt.nextRound(dive.round + 1)
      : scene + 1 === last
        ? prompt.toRest
        : prompt.toLevel(scene + 1);
  return (
    <PromptBar mine={false} colour={colour} say={say} detail={detail}>
      <span className="onward" data-onward>
        <Button
          kind={scene === last ? 'primary' : 'plain'}
          teach={scene === last ? 'round' : scene + 1 === last ? 'rest' : `level-${scene + 1}`}
          icon={scene === last ? 'dive' : 'down'}
          shortcut={KEYS.confirm}
          onClick={() => (scene === last ? done() : go(scene + 1))}
        >
          {onward}
        </Button>
      </span>
      {scene + 1 < last && (
        <Button kind="quiet" icon="skip" teach="skip" shortcut={KEYS.end} onClick={() => go(last)}>
          {prompt.skip}
        </Button>
      )}
    </PromptBar>
  );
}

function textOf(
  { dive, scene }: DiveTelling,
  seat: Seat | null,
  words: DiveWords,
): { readonly say: string; readonly detail: string } {
  const { prompt } = words;
  if (scene === 0) return { say: prompt.open, detail: prompt.openDetail };
  const now = dive.levels[scene - 1];
  if (!now) {
    const move = dive.rest.moves.find(({ pawn }) => pawn === seat);
    return {
      say: move ? prompt.rest(move.to - move.from, move.blocked) : prompt.restOthers,
      detail: dive.ended ? prompt.restEnd : prompt.restDetail,
    };
  }
  const mine = seat === null ? [] : [prompt.you[howWas(dive, now, seat)]];
  const next = scene + 1 === lastScene(dive) ? prompt.lastly : prompt.next(scene + 1);
  return {
    say: prompt.level(now.level, words.card(now.content.shark, now.content.helper)),
    detail: [...mine, next].join(' '),
  };
}

/** How somebody did on this level; a mistake ends a dive, but not the children's. */
function howWas(
  { levels }: Dive,
  { level, right, wrong }: LevelScene,
  seat: Seat,
): keyof DiveWords['prompt']['you'] {
  if (right.includes(seat)) return 'right';
  if (wrong.includes(seat)) return 'wrong';
  return levels.some(before => before.level < level && before.wrong.includes(seat)) ? 'out' : 'stopped';
}
