import type { RuleId } from '@fathoms/kernel/game.ts';
import { useWords } from '../words/words.ts';
import { type RuleBook, ruleNumber } from './parse.ts';
import { RuleSentence } from './RuleSentence.tsx';
import { WORDS } from './words.ts';

interface ExactProps {
  rules: readonly RuleId[];
  book: RuleBook;
  onRule: (rule: RuleId) => void;
}

/** What a point of the guide stands on, word for word; each number leads to its chapter. */
export function Exact({ rules, book, onRule }: ExactProps) {
  const words = useWords(WORDS);
  const all = book.chapters.flatMap(chapter => chapter.rules);
  return (
    <div className="guide-wording">
      <h4>{words.exactly}</h4>
      <ul>
        {rules.map(id => {
          const rule = all.find(one => one.id === id);
          if (!rule) throw new Error(`the guide names ${id}, which is no rule`);
          return (
            <li key={id}>
              <RuleSentence text={rule.text} book={book} onRule={onRule} />{' '}
              <button type="button" className="reader-link" onClick={() => onRule(id)}>
                {ruleNumber(id)}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
