import { TOKENS } from '@fathoms/games/dive/parts.ts';
import type { View } from '@fathoms/games/dive/types.ts';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Face } from '../../../board/screen.ts';
import { Emblem, Icon } from '../../../ui/pieces.tsx';
import { useWords } from '../../../words/words.ts';
import { type Held, inHand, isFull, levelOf, placed, speedOf } from '../model/draft.ts';
import { WORDS } from '../words/table.ts';
import { Children } from './Children.tsx';
import { CompanionChip } from './CompanionChip.tsx';
import { Levels } from './Levels.tsx';
import { Clown, Token } from './Token.tsx';
import type { Programming } from './use-draft.ts';

interface ProgramProps {
  readonly view: View;
  readonly seat: number;
  readonly face: Face;
  readonly programming: Programming;
  readonly openCompanion: (() => void) | null;
}

/** One's own dive board: nobody else sees it until all are ready. */
export function Program({ view, seat, face, programming, openCompanion }: ProgramProps) {
  const words = useWords(WORDS);
  const diver = view.divers[seat];
  const children = view.mode === 'children';
  const panel = useRef<HTMLElement>(null);
  const onKey = useTokenKeys(panel, programming);
  const { draft, choice } = programming;
  const angler = diver?.companion === 'angler' || draft.angler !== null;
  const rack = inHand(draft);
  const loose = diver?.companion === 'clown' && draft.clown === null;
  return (
    <section
      ref={panel}
      className={`bd panel ${choice ? '' : 'sealed'}`}
      aria-label={words.program.label}
      data-onward={choice ? '' : undefined}
      onKeyDown={onKey}
    >
      <header>
        <Emblem colour={face.colour} />
        <h2>{words.program.title(face)}</h2>
        <span className="tag" data-about="secret:">
          <Icon id={choice ? 'eyeoff' : 'lock'} />
          {choice ? words.program.hidden : words.program.sealed}
        </span>
      </header>
      {children ? (
        <Children programming={programming} />
      ) : (
        <Levels {...{ programming, angler }} cards={view.cards} />
      )}
      {!children && (
        <div
          className={diver?.using || diver?.companion ? 'rack with-kin' : 'rack'}
          data-about="token:"
          data-quiet
          data-drop={choice ? 'hand' : undefined}
        >
          {rack.map(value => (
            <Token key={value} value={value} level={null} shark={null} programming={programming} />
          ))}
          {loose && <Clown level={null} programming={programming} />}
          <Rack programming={programming} count={rack.length} />
          {diver && <CompanionChip diver={diver} open={openCompanion} />}
        </div>
      )}
      <p className="vh" aria-live="polite">
        {programming.said}
      </p>
    </section>
  );
}

/** What to do with what is in hand; with something held, the way back. */
function Rack({ programming, count }: { readonly programming: Programming; readonly count: number }) {
  const words = useWords(WORDS);
  const { draft, held, change, choice, announce } = programming;
  if (!choice) return <span>{count > 0 ? words.program.unused(count) : ''}</span>;
  const onLevel = held === 'clown' ? draft.clown : held === null ? null : levelOf(draft, held);
  if (held !== null && onLevel !== null) {
    return (
      <button
        type="button"
        className="back"
        onClick={() => {
          change(placed(draft, held, null));
          announce(words.program.took(held));
        }}
      >
        <Icon id="undo" />
        {words.program.back}
      </button>
    );
  }
  const text =
    held !== null
      ? words.program.choose
      : count === 0
        ? isFull(draft)
          ? words.program.allFive
          : words.program.allUsed
        : count === TOKENS.length
          ? words.program.start
          : words.program.inHand;
  return <span>{text}</span>;
}

/** On a token: 1 to 5 puts it onto that level, 0 or Backspace takes it back. The focus goes with it. */
function useTokenKeys(
  panel: RefObject<HTMLElement | null>,
  { draft, choice, change, announce }: Programming,
) {
  const words = useWords(WORDS);
  const moved = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the token lies elsewhere once the draft has changed
  useLayoutEffect(() => {
    if (moved.current === null) return;
    panel.current?.querySelector<HTMLElement>(`[data-token="${moved.current}"]`)?.focus();
    moved.current = null;
  }, [draft, panel]);
  return (event: KeyboardEvent) => {
    const token = (event.target as HTMLElement).dataset.token;
    const away = event.key === 'Backspace' || event.key === 'Delete' || event.key === '0';
    if (!token || !choice || !(away || /^[1-5]$/.test(event.key))) return;
    event.preventDefault();
    const held: NonNullable<Held> = token === 'clown' ? 'clown' : Number(token);
    const level = away ? null : Number(event.key);
    const next = placed(draft, held, level);
    moved.current = token;
    change(next);
    announce(
      level === null ? words.program.took(held) : words.program.put(held, level, speedOf(next, level)),
    );
  };
}
