import { offered } from '../../../board/forecast.tsx';
import { Icon } from '../../../ui/pieces.tsx';
import { isByShortcut, shortcutOf } from '../../../ui/shortcuts.ts';
import { useWords } from '../../../words/words.ts';
import { say } from '../model/draft.ts';
import { KEYS } from '../words/keys.ts';
import { WORDS } from '../words/table.ts';
import type { Programming } from './use-draft.ts';

const SIDES = [false, true] as const;

/** The children's game: for each of five levels one large answer. */
export function Children({ programming }: { readonly programming: Programming }) {
  const words = useWords(WORDS);
  const { draft, choice, change, announce } = programming;
  return (
    <ol className="lvs kids">
      {draft.levels.map(({ shark: said }, i) => {
        const level = i + 1;
        return (
          <li key={level} className={`lv l${level} ${said === true ? 'sh' : ''}`}>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere */}
            <div role="group" className="row" aria-label={words.level.kid(level, said)}>
              <span className="lno num" aria-hidden="true">
                {level}
              </span>
              <div className="side2">
                {SIDES.map(shark => (
                  <button
                    key={String(shark)}
                    type="button"
                    className={`sd ${said === shark ? 'on' : ''}`}
                    {...(choice && offered())}
                    aria-pressed={said === shark}
                    disabled={!choice}
                    {...shortcutOf(level === programming.level ? KEYS[shark ? 'shark' : 'none'] : undefined)}
                    onClick={event => {
                      change(say(draft, level, shark));
                      if (isByShortcut(event)) announce(words.level.says(level, shark));
                    }}
                  >
                    <Icon id={shark ? 'shark' : 'noshark'} />
                    <span>{shark ? words.shark : words.noShark}</span>
                  </button>
                ))}
              </div>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
