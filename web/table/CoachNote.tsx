import './coach.css';
import type { RuleId } from '@fathoms/kernel/game.ts';
import { Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import type { CoachHint } from './use-coach.ts';

interface CoachNoteProps {
  hint: CoachHint;
  openRule: (rule: RuleId) => void;
}

/** Lies above the prompt and takes room there: it covers nothing. */
export function CoachNote({ hint: { text, rule, dismiss }, openRule }: CoachNoteProps) {
  const { coach, refused } = useWords();
  return (
    <aside className="coach" aria-label={coach.label}>
      <Icon id="torch" />
      <p>
        {text}{' '}
        {rule && (
          <button type="button" className="link" onClick={() => openRule(rule)}>
            {refused.rule}
          </button>
        )}
      </p>
      <button type="button" className="coach-close" aria-label={coach.dismiss} onClick={dismiss}>
        <Icon id="check" />
      </button>
    </aside>
  );
}
