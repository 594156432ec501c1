import type { DiverView } from '@fathoms/games/dive/types.ts';
import { Art } from '../../../ui/pieces.tsx';
import { shortcutOf } from '../../../ui/shortcuts.ts';
import { useWords } from '../../../words/words.ts';
import { companionArt } from '../model/art.ts';
import { KEYS } from '../words/keys.ts';
import { WORDS } from '../words/table.ts';

/** One's companion beside the board: what it is, and the way to use it. */
export function CompanionChip({
  diver,
  open,
}: {
  readonly diver: DiverView;
  readonly open: (() => void) | null;
}) {
  const words = useWords(WORDS);
  const companion = diver.using ?? diver.companion;
  if (!companion) return null;
  const { name } = words.companions[companion];
  const used = diver.using !== null;
  return (
    <button
      type="button"
      className={`kin ${used ? 'used' : ''}`}
      aria-disabled={!open}
      {...shortcutOf(KEYS.companion)}
      onClick={() => open?.()}
      data-about={`companion:${companion}`}
    >
      <Art id={companionArt(companion)} />
      <span>
        <b>{name}</b>
        <small>{used ? words.companion.inUse : words.companion.waits}</small>
      </span>
    </button>
  );
}
