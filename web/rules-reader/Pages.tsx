import type { RuleId } from '@fathoms/kernel/game.ts';
import type { Ref } from 'preact';
import type { GuidePart } from '../board/guide.ts';
import { Art, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { findPoints, findRules } from './find.ts';
import { Stressed } from './GuidePage.tsx';
import { groupRules } from './groups.ts';
import { type RuleBook, ruleNumber } from './parse.ts';
import { RuleSentence } from './RuleSentence.tsx';
import { WORDS } from './words.ts';

interface ChapterPageProps {
  book: RuleBook;
  at: number; // which chapter
  hot: RuleId | undefined;
  hotRef: Ref<HTMLLIElement>;
  onRule: (rule: RuleId) => void;
  onChapter: (at: number) => void;
}

/** One chapter with its rules, the wanted one lit, and the way to its neighbours. */
export function ChapterPage({ book, at, hot, hotRef, onRule, onChapter }: ChapterPageProps) {
  const chapter = book.chapters[at];
  if (!chapter) return null;
  return (
    <>
      <h3>{chapter.title}</h3>
      {groupRules(chapter, book).map(({ part, rules }) => (
        <section key={rules[0]?.id} className={part ? 'reader-about' : undefined}>
          {part && (
            <header>
              <h4>{part.name}</h4>
              {part.effect && (
                <p>
                  <RuleSentence text={part.effect} book={book} onRule={onRule} />
                </p>
              )}
            </header>
          )}
          <ol>
            {rules.map(({ id, text }) => (
              <li
                key={id}
                ref={id === hot ? (hotRef ?? null) : null}
                className={id === hot ? 'reader-rule hot' : 'reader-rule'}
                aria-current={id === hot || undefined}
              >
                <RuleSentence text={text} book={book} onRule={onRule} />
                <small>{ruleNumber(id)}</small>
              </li>
            ))}
          </ol>
        </section>
      ))}
      <Neighbours book={book} at={at} onChapter={onChapter} />
    </>
  );
}

function Neighbours({
  book,
  at,
  onChapter,
}: {
  book: RuleBook;
  at: number;
  onChapter: (at: number) => void;
}) {
  const words = useWords(WORDS);
  const before = book.chapters[at - 1];
  const after = book.chapters[at + 1];
  return (
    <footer className="reader-turn">
      {before && (
        <button type="button" onClick={() => onChapter(at - 1)}>
          <Icon id="back" />
          <span>
            <small>{words.previous}</small>
            {before.title}
          </span>
        </button>
      )}
      {after && (
        <button type="button" className="onward" onClick={() => onChapter(at + 1)}>
          <span>
            <small>{words.next}</small>
            {after.title}
          </span>
          <Icon id="right" />
        </button>
      )}
    </footer>
  );
}

interface FoundPageProps {
  book: RuleBook;
  parts: readonly GuidePart[];
  query: string;
  onRule: (rule: RuleId) => void;
}

/** What has the words somebody looks for: first as one tells it, then every rule. */
export function FoundPage({ book, parts, query, onRule }: FoundPageProps) {
  const words = useWords(WORDS);
  const found = findRules(book, query);
  const points = findPoints(parts, query);
  return (
    <>
      {points.length > 0 && (
        <>
          <h3>{words.inShort}</h3>
          <ul className="reader-answers">
            {points.map(({ id, name, text, rules }) => (
              <li key={`${id} ${text}`} className="reader-rule hot">
                {name && <b>{name}. </b>}
                <Stressed text={text} />
                <small>
                  <button type="button" className="reader-link" onClick={() => rules[0] && onRule(rules[0])}>
                    {words.exact}
                  </button>
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="reader-found" role="status">
        {words.found(found.length)}
      </p>
      {found.length === 0 && <Art id="sea-shoal2" className="reader-found-none" />}
      <ol>
        {found.map(({ chapter, rule }) => (
          <li key={rule.id} className="reader-rule">
            <RuleSentence text={rule.text} book={book} query={query} onRule={onRule} />
            <small>
              <button type="button" className="reader-link" onClick={() => onRule(rule.id)}>
                {chapter} · {ruleNumber(rule.id)}
              </button>
            </small>
          </li>
        ))}
      </ol>
    </>
  );
}
