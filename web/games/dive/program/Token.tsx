import { offered } from '../../../board/forecast.tsx';
import { Art, Icon } from '../../../ui/pieces.tsx';
import { isByShortcut, shortcutOf } from '../../../ui/shortcuts.ts';
import { useWords } from '../../../words/words.ts';
import { type Held, placed, speedOf } from '../model/draft.ts';
import { KEYS } from '../words/keys.ts';
import { WORDS } from '../words/table.ts';
import type { Programming } from './use-draft.ts';

interface TokenProps {
  readonly value: number;
  readonly level: number | null; // null = in hand
  readonly shark: boolean | null;
  readonly programming: Programming;
}

/** An Air token: tap it and then a level, drag it, or press the level's number on it. */
export function Token({ value, level, shark, programming }: TokenProps) {
  const words = useWords(WORDS);
  const { held, hold, choice } = programming;
  const lay = useLaying(programming);
  const side = shark === null ? 'unsaid' : shark ? 'shark' : 'none';
  const name = words.token.name(value, level, shark);
  const face = (
    <>
      <b aria-hidden="true">{value}</b>
      {shark !== null && level !== null && <Icon id={shark ? 'shark' : 'noshark'} />}
    </>
  );
  if (!choice) {
    return (
      <span className={`tok ${side}`} role="img" aria-label={name}>
        {face}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={`tok ${side} ${held === value ? 'held' : ''}`}
      {...(level === null && held === null && offered())}
      data-carry={`token:${value}`}
      data-carry-key={`token:${value}`}
      data-token={value}
      aria-pressed={held === value}
      aria-label={name}
      {...shortcutOf(level === null ? KEYS.token : undefined, value - 1)}
      onClick={event => (isByShortcut(event) ? lay(value) : hold(held === value ? null : value))}
    >
      {face}
    </button>
  );
}

/** The Clownfish lies among the tokens but is none. */
export function Clown({
  level,
  programming,
}: {
  readonly level: number | null;
  readonly programming: Programming;
}) {
  const words = useWords(WORDS);
  const { held, hold, choice } = programming;
  const lay = useLaying(programming);
  const name = words.token.clown(level);
  if (!choice) {
    return (
      <span className="tok clown" role="img" aria-label={name}>
        <Art id="an-clown" />
        <b aria-hidden="true">+3</b>
      </span>
    );
  }
  return (
    <button
      type="button"
      className={`tok clown ${held === 'clown' ? 'held' : ''}`}
      {...(level === null && held === null && offered())}
      data-carry="token:clown"
      data-carry-key="token:clown"
      data-token="clown"
      aria-pressed={held === 'clown'}
      aria-label={name}
      {...shortcutOf(level === null ? KEYS.clown : undefined)}
      onClick={event => (isByShortcut(event) ? lay('clown') : hold(held === 'clown' ? null : 'clown'))}
    >
      <Art id="an-clown" />
      <b aria-hidden="true">+3</b>
    </button>
  );
}

/** By its key it goes onto the level one is at, and that is said. */
function useLaying({ draft, level, change, announce }: Programming) {
  const words = useWords(WORDS);
  return (held: NonNullable<Held>) => {
    if (level === null || level > draft.levels.length) return;
    const next = placed(draft, held, level);
    change(next);
    announce(words.program.put(held, level, speedOf(next, level)));
  };
}
