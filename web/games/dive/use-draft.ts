import { format, formatDraft } from '@fathoms/games/dive/notation.ts';
import { LEVELS } from '@fathoms/games/dive/parts.ts';
import type { Choice, View } from '@fathoms/games/dive/types.ts';
import { useCallback, useState } from 'preact/hooks';
import type { BoardProps } from '../../board/screen.ts';
import { type Draft, draftOf, emptyDraft, type Fault, faultOf, programOf } from './draft.ts';
import { keepDrafts, keptDrafts } from './kept-drafts.ts';

/** What is held in the fingers: a token by its value, or the Clownfish. */
export type Held = number | 'clown' | null;

export interface Programming {
  readonly draft: Draft;
  readonly choice: Choice | null; // null = not to be changed now
  readonly held: Held;
  readonly hold: (held: Held) => void;
  readonly change: (draft: Draft) => void;
  readonly clear: () => void;
  readonly ready: () => void; // seals it, or explains what is missing
  readonly refuse: (fault: Fault) => void; // says why not
}

type DraftProps = Pick<BoardProps<View>, 'view' | 'seat' | 'choice' | 'draft' | 'act' | 'explain' | 'busy'>;

const isOf = (round: number, key: string): boolean => key.endsWith(`:${round}`);
const BLANK = emptyDraft(LEVELS);

/** The own program. It lives on this device; the table keeps a copy only for when time is up. */
export function useDraft(props: DraftProps, why: (fault: Fault) => string): Programming {
  const { view, seat, draft: keep, act, explain, busy } = props;
  const choice = props.choice as Choice | null;
  const key = `${seat}:${view.round}`; // a shared device keeps everybody's apart
  const [drafts, setDrafts] = useState(keptDrafts);
  const [held, hold] = useState<Held>(null);
  const sealed = view.program && (choice === null || !drafts[key]) ? draftOf(view.program, LEVELS) : null;
  const draft = sealed ?? drafts[key] ?? BLANK;
  const children = view.mode === 'children';

  const change = useCallback(
    (next: Draft) => {
      const others = Object.entries(drafts).filter(([other]) => isOf(view.round, other));
      const now = { ...Object.fromEntries(others), [key]: next };
      setDrafts(now);
      keepDrafts(now, children);
      keep(formatDraft(next, children));
      hold(null);
    },
    [drafts, view.round, key, keep, children],
  );
  const clear = useCallback(() => change(BLANK), [change]);
  const refuse = (fault: Fault) => explain(fault.rule, why(fault));
  const ready = () => {
    if (!choice || busy) return;
    const fault = faultOf(draft, choice);
    if (fault) refuse(fault);
    else act(format({ type: 'ready', program: programOf(draft, choice) }));
  };
  return { draft, choice, held: choice ? held : null, hold, change, clear, ready, refuse };
}
