import type { RuleId } from '@fathoms/kernel/game.ts';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { ChapterPage } from './Pages.tsx';
import { chapterOf } from './parse.ts';
import type { OpenBook } from './rules.ts';
import { WORDS } from './words.ts';

interface ExactPagesProps {
  book: OpenBook;
  wanted: RuleId; // its chapter is open
  hot: boolean; // and it is lit
  goTo: (rule: RuleId | undefined, hot: boolean) => void;
}

/** Every rule word for word, chapter by chapter. */
export function ExactPages({ book, wanted, hot, goTo }: ExactPagesProps) {
  const words = useWords(WORDS);
  const { language } = useSettings();
  const page = useRef<HTMLElement>(null);
  const hotRule = useRef<HTMLLIElement>(null);
  const at = chapterOf(book, wanted) ?? 0;
  const toChapter = (chapter: number) => goTo(book.chapters[chapter]?.rules[0]?.id, false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page starts at its top or at the lit rule
  useLayoutEffect(() => {
    if (hotRule.current) hotRule.current.scrollIntoView({ block: 'center' });
    else page.current?.scrollTo({ top: 0 });
  }, [wanted, hot]);

  return (
    <>
      <Contents book={book} at={at} onChapter={toChapter} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard */}
      <article ref={page} className="reader-page" tabIndex={0} lang={book.language}>
        {book.language !== language && (
          <p className="reader-untranslated" lang={language}>
            {words.untranslated}
          </p>
        )}
        <ChapterPage
          {...{ book, at }}
          hot={hot ? wanted : undefined}
          hotRef={hotRule}
          onRule={rule => goTo(rule, true)}
          onChapter={toChapter}
        />
      </article>
    </>
  );
}

function Contents({ book, at, onChapter }: { book: OpenBook; at: number; onChapter: (at: number) => void }) {
  const words = useWords(WORDS);
  const here = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open chapter stays in sight
  useLayoutEffect(() => {
    here.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [at]);
  return (
    <nav className="reader-contents" aria-label={words.chapters} lang={book.language}>
      {book.chapters.map(({ title }, i) => (
        <button
          key={title}
          ref={i === at ? here : null}
          type="button"
          aria-current={i === at || undefined}
          onClick={() => onChapter(i)}
        >
          {title}
        </button>
      ))}
    </nav>
  );
}
