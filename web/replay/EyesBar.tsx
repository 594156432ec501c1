import type { Face } from '../board/screen.ts';
import type { Eyes } from '../record/address.ts';
import { WORDS } from '../record/words.ts';
import { Emblem, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';

/** Any seat's eyes, or everything face up. */
export function EyesBar(props: { faces: readonly Face[]; eyes: Eyes; look: (eyes: Eyes) => void }) {
  const { faces, eyes, look } = props;
  const words = useWords(WORDS);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toolbar of toggles, not a form's fieldset
    <div className="rp-eyes" role="group" aria-label={words.eyes}>
      <button
        type="button"
        aria-pressed={eyes === 'all'}
        aria-label={words.open}
        title={words.open}
        onClick={() => look('all')}
      >
        <Icon id="eye" />
      </button>
      {faces.map(({ name, colour }, seat) => (
        <button
          key={colour}
          type="button"
          aria-pressed={eyes === seat}
          aria-label={words.eyesOf(name)}
          title={words.eyesOf(name)}
          onClick={() => look(seat)}
        >
          <Emblem colour={colour} />
        </button>
      ))}
    </div>
  );
}
