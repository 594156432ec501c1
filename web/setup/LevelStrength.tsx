import { strengthOf } from '@fathoms/games/strengths.ts';
import type { Level } from '@fathoms/protocol/messages.ts';
import { useWords } from '../words/words.ts';
import { WORDS } from './words.ts';

/** How strong a bot was measured to be in this game; nothing where nobody has measured it. */
export function LevelStrength({ game, level }: { game: string; level: Level }) {
  const { levels } = useWords();
  const { strength: words } = useWords(WORDS).crew;
  const strength = strengthOf(game, level);
  if (!strength) return null;
  const { points, within, against, wins } = strength;
  return (
    <p className="help level-strength" title={words.scale}>
      {words.duels(wins, levels[against])} <span className="num">{words.points(points, within)}</span>
    </p>
  );
}
