import type { RuleId } from '@fathoms/kernel/game.ts';
import { useEffect, useState } from 'preact/hooks';
import { useSettings } from '../settings/settings.ts';
import { Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';

/** Why something did not happen. A rule speaks for itself, in the words of the rules. */
export interface Hint {
  readonly id: number; // grows
  readonly said: string | null; // null = the rule's own sentence
  readonly rule: RuleId | null;
}

interface ToastProps {
  hint: Hint | null;
  openRule: (rule: RuleId) => void;
  dismiss: () => void;
}

const READING = 7000; // milliseconds

export function Toast({ hint, openRule, dismiss }: ToastProps) {
  const words = useWords();
  const text = useHintText(hint);
  const [held, setHeld] = useState(false); // somebody is reading or about to tap
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same hint again restarts the time
  useEffect(() => {
    if (held || !text) return;
    const timer = setTimeout(dismiss, READING);
    return () => clearTimeout(timer);
  }, [text, hint, held]);

  const rule = hint?.rule;
  return (
    <div className="toasts" role="alert">
      {hint && text && (
        // biome-ignore lint/a11y/noStaticElementInteractions: resting on it only stops the clock
        <div
          key={hint.id}
          className="toast"
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <Icon id="lock" />
          <p>{text}</p>
          {rule && (
            <button type="button" className="link" onClick={() => openRule(rule)}>
              {words.refused.rule}
            </button>
          )}
          <button type="button" aria-label={words.close} onClick={dismiss}>
            <Icon id="close" />
          </button>
        </div>
      )}
    </div>
  );
}

/** The rules are read only when somebody runs into one. */
function useHintText(hint: Hint | null): string | null {
  const { language } = useSettings();
  const [found, setFound] = useState<{ id: number; text: string } | null>(null);
  useEffect(() => {
    if (!hint?.rule || hint.said !== null) return;
    let wanted = true;
    const { id, rule } = hint;
    import('../rules-reader/rules.ts')
      .then(({ ruleText }) => ruleText(rule, language))
      .catch(() => rule) // offline and never read before: the rule's number still helps
      .then(text => wanted && setFound({ id, text }));
    return () => {
      wanted = false;
    };
  }, [hint, language]);
  if (!hint) return null;
  return hint.said ?? (found?.id === hint.id ? found.text : null);
}
