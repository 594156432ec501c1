import { bareLevel } from '@fathoms/games/dive/draft.ts';
import { ANGLER_LEVEL } from '@fathoms/games/dive/parts.ts';
import { markOf, offered } from '../../../board/forecast.tsx';
import { Art, Icon } from '../../../ui/pieces.tsx';
import { isByShortcut, shortcutOf } from '../../../ui/shortcuts.ts';
import { useWords } from '../../../words/words.ts';
import { isFull, placed, say, speedOf } from '../model/draft.ts';
import { KEYS } from '../words/keys.ts';
import { WORDS } from '../words/table.ts';
import { Clown, Token } from './Token.tsx';
import type { Programming } from './use-draft.ts';

/** The five levels of one's dive, level 1 on top; the Anglerfish adds a sixth. */
export function Levels({
  programming,
  angler,
  cards,
}: {
  readonly programming: Programming;
  readonly angler: boolean;
  readonly cards: number; // left in the stack
}) {
  const { draft } = programming;
  return (
    <ol className="lvs">
      {draft.levels.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
        <LevelRow key={i} level={i + 1} bare={i >= cards} programming={programming} />
      ))}
      {angler && <AnglerRow programming={programming} />}
    </ol>
  );
}

interface RowProps {
  readonly level: number;
  readonly programming: Programming;
}

interface LevelRowProps extends RowProps {
  readonly bare: boolean; // no card lies there
}

function LevelRow({ level, bare, programming }: LevelRowProps) {
  const words = useWords(WORDS);
  const { draft, choice, held, change } = programming;
  const now = draft.levels[level - 1] ?? { tokens: [], shark: null };
  const above = level === 1 || (draft.levels[level - 2]?.tokens.length ?? 0) > 0;
  const empty = now.tokens.length === 0;
  const speed = speedOf(draft, level);
  const takes = held !== null && (held !== 'clown' || !empty);
  const then = takes && held !== null ? speedOf(placed(draft, held, level), level) : speed;
  const wait = above ? words.level.drop(level) : words.level.first(level - 1);
  const would = bare ? words.level.bare : words.level.would(then, above ? null : level - 1);
  const forecast = { mark: bare ? ('wastes' as const) : null };
  return (
    <li
      className={`lv l${level} ${now.shark === true ? 'sh' : ''} ${takes ? 'takes' : ''}`}
      data-drop={choice ? `level:${level}` : undefined}
      data-about="level:"
      data-quiet
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere */}
      <div role="group" className="row" aria-label={words.level.group(level, speed, now.shark, empty)}>
        <span className="lno num" aria-hidden="true">
          {level}
        </span>
        <div className="well">
          {now.tokens.map(value => (
            <Token key={value} {...{ value, level, programming }} shark={now.shark} />
          ))}
          {draft.clown === level && <Clown {...{ level, programming }} />}
          {empty && choice && (
            <>
              {above && <i className="slot" aria-hidden="true" />}
              <span className={`hint ${markOf(forecast)}`}>{bare || takes ? would : wait}</span>
            </>
          )}
          {now.tokens.length + (draft.clown === level ? 1 : 0) > 1 && (
            <b className="sum num" aria-hidden="true">
              {speed}
            </b>
          )}
          {takes && held !== null && (
            <button
              type="button"
              className="into"
              {...(above && offered(forecast))}
              data-teach={`put-${held}-${level}`}
              aria-label={`${words.level.put(held, level)}: ${would}`}
              onClick={() => change(placed(draft, held, level))}
            />
          )}
        </div>
        <Sides level={level} said={now.shark} off={empty} programming={programming} />
      </div>
    </li>
  );
}

function AnglerRow({ programming }: { readonly programming: Programming }) {
  const words = useWords(WORDS);
  const { draft, choice, change } = programming;
  const used = draft.angler !== null;
  const said = draft.angler === 'unset' ? null : draft.angler;
  const may = isFull(draft);
  return (
    <li className={`lv l6 ${said === true ? 'sh' : ''}`} data-about="companion:angler" data-quiet>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere */}
      <div role="group" className="row" aria-label={words.level.angler}>
        <span className="lno num" aria-hidden="true">
          {ANGLER_LEVEL}
        </span>
        <div className="well">
          <Art id="kin-angler" className={used ? '' : 'faint'} />
          {choice && may && used ? (
            <button type="button" className="back" onClick={() => change({ ...draft, angler: null })}>
              {words.level.anglerBack}
            </button>
          ) : (
            <span className="hint">{may ? words.level.anglerMay : words.level.anglerNeeds}</span>
          )}
        </div>
        <Sides level={ANGLER_LEVEL} said={said} off={!may} programming={programming} />
      </div>
    </li>
  );
}

interface SidesProps extends RowProps {
  readonly said: boolean | null;
  readonly off: boolean; // nothing to say yet
}

const SIDES = [false, true] as const;

/** Shark or no shark, one tap. */
function Sides({ level, said, off, programming }: SidesProps) {
  const words = useWords(WORDS);
  const { draft, choice, change, refuse, announce } = programming;
  return (
    <div className="side2" data-about="side:" data-quiet>
      {SIDES.map(shark => (
        <button
          key={String(shark)}
          type="button"
          className={`sd ${said === shark ? 'on' : ''}`}
          {...(choice && !off && offered())}
          data-teach={`say-${level}-${shark ? 's' : 'n'}`}
          aria-pressed={said === shark}
          aria-label={words.level.says(level, shark)}
          aria-disabled={off || !choice}
          disabled={!choice}
          {...shortcutOf(level === programming.level ? KEYS[shark ? 'shark' : 'none'] : undefined)}
          onClick={event => {
            if (off) refuse(bareLevel(level));
            else change(say(draft, level, shark));
            if (!off && isByShortcut(event)) announce(words.level.says(level, shark));
          }}
        >
          <Icon id={shark ? 'shark' : 'noshark'} />
        </button>
      ))}
    </div>
  );
}
