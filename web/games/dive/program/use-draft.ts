import { type DraftProblem, draftProblem, programOf } from '@fathoms/games/dive/draft.ts';
import { format, formatDraft } from '@fathoms/games/dive/notation.ts';
import { LEVELS } from '@fathoms/games/dive/parts.ts';
import type { Choice, View } from '@fathoms/games/dive/types.ts';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../../../board/screen.ts';
import { useWords } from '../../../words/words.ts';
import { draftOf, emptyDraft, type Held, levelNow, type ProgramDraft } from '../model/draft.ts';
import { WORDS } from '../words/table.ts';
import { keepDrafts, keptDrafts } from './kept-drafts.ts';

export interface Programming {
  readonly draft: ProgramDraft;
  readonly choice: Choice | null; // null = not to be changed now
  readonly problem: DraftProblem | null; // what is missing still
  readonly level: number | null; // the one the next key is about
  readonly said: string; // what the last key did
  readonly announce: (text: string) => void;
  readonly held: Held;
  readonly hold: (held: Held) => void;
  readonly change: (draft: ProgramDraft) => void;
  readonly clear: () => void;
  readonly ready: () => void; // seals it, or explains what is missing
  readonly refuse: (problem: DraftProblem) => void; // says why not
}

type DraftProps = Pick<BoardProps<View>, 'view' | 'seat' | 'choice' | 'draft' | 'explain'>;

const isOf = (round: number, key: string): boolean => key.endsWith(`:${round}`);
const BLANK = emptyDraft(LEVELS);

/** The own program. It lives on this device; the table keeps a copy only for when time is up. */
export function useDraft(props: DraftProps, take: (action: string) => void): Programming {
  const { view, seat, draft: keep, explain } = props;
  const { program: words } = useWords(WORDS);
  const choice = props.choice as Choice | null;
  const key = `${seat}:${view.round}`; // a shared device keeps everybody's apart
  const [drafts, setDrafts] = useState(keptDrafts);
  const [held, hold] = useState<Held>(null);
  const [said, announce] = useState('');
  const sealed = view.program && (choice === null || !drafts[key]) ? draftOf(view.program, LEVELS) : null;
  const draft = sealed ?? drafts[key] ?? BLANK;
  const children = view.mode === 'children';

  // after a reload the table has forgotten what was laid, and time may be up before it is touched again
  const laid = choice !== null ? drafts[key] : undefined;
  useEffect(() => {
    if (laid) keep(formatDraft(laid, children));
  }, [laid, keep, children]);

  const change = useCallback(
    (next: ProgramDraft) => {
      const others = Object.entries(drafts).filter(([other]) => isOf(view.round, other));
      const now = { ...Object.fromEntries(others), [key]: next };
      setDrafts(now);
      keepDrafts(now, children);
      hold(null);
    },
    [drafts, view.round, key, children],
  );
  const clear = useCallback(() => change(BLANK), [change]);
  const problem = choice && draftProblem(draft, choice);
  const refuse = (missing: DraftProblem) => explain(missing.rule, words.missing(missing));
  const ready = () => {
    if (problem) refuse(problem);
    else if (choice) take(format({ type: 'ready', program: programOf(draft, choice) }));
  };
  const level = choice && levelNow(draft, view.divers[seat ?? -1]?.companion === 'angler');
  return {
    draft,
    choice,
    problem,
    level,
    said,
    announce,
    held: choice ? held : null,
    hold,
    change,
    clear,
    ready,
    refuse,
  };
}
