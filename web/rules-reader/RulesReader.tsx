import './rules-reader.css';
import type { RuleId } from '@fathoms/kernel/game.ts';
import { useEffectEvent } from 'preact/compat';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { siteOf } from '../games/sites.ts';
import { useSettings } from '../settings/settings.ts';
import { Art, Bubbles, Button, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { enterReader, keepAddress } from './address.ts';
import { ChapterPage, FoundPage } from './Pages.tsx';
import { chapterOf } from './parse.ts';
import { type OpenBook, openRules } from './rules.ts';
import { WORDS } from './words.ts';

interface RulesReaderProps {
  readonly game: string;
  readonly rule?: RuleId | undefined;
  readonly onClose: () => void;
}

/** The rulebook: a drawer on a wide screen, a full sheet on a phone. Opens at `rule` if one is given. */
export function RulesReader({ game, rule, onClose }: RulesReaderProps) {
  const words = useWords(WORDS);
  const { language } = useSettings();
  const [query, setQuery] = useState('');
  const name = siteOf(game)?.words[language].name ?? '';
  const dialog = useModal(game, rule, onClose);
  return (
    <dialog ref={dialog} className="reader" aria-labelledby="reader-title" tabIndex={-1}>
      <header>
        <h2 id="reader-title">{words.title(name)}</h2>
        <label className="reader-find">
          <Icon id="search" />
          <span className="vh">{words.find}</span>
          <input
            type="search"
            placeholder={words.find}
            value={query}
            onInput={e => setQuery(e.currentTarget.value)}
          />
        </label>
        <button
          type="button"
          className="tool"
          aria-label={words.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon id="close" />
        </button>
      </header>
      <Book key={`${game} ${rule}`} game={game} rule={rule} query={query} onFound={() => setQuery('')} />
    </dialog>
  );
}

/** Opens as a modal: the page behind is inert, Escape and a tap beside it close it, focus goes back after. */
function useModal(game: string, rule: RuleId | undefined, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const closed = useEffectEvent(onClose);
  const first = useEffectEvent(() => rule);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = document.activeElement;
    const leave = enterReader(game, first(), () => dialog.close());
    const beside = (event: MouseEvent) => event.target === dialog && dialog.close();
    const done = () => closed();
    dialog.addEventListener('close', done);
    dialog.addEventListener('click', beside);
    dialog.showModal();
    dialog.focus(); // not the search field: on a phone that would open the keyboard
    return () => {
      dialog.removeEventListener('close', done);
      dialog.removeEventListener('click', beside);
      dialog.close();
      leave();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [game]);
  return ref;
}

interface BookProps {
  game: string;
  rule: RuleId | undefined;
  query: string;
  onFound: () => void;
}

type Loading = 'loading' | 'missing' | OpenBook;

function Book({ game, rule, query, onFound }: BookProps) {
  const [book, retry] = useBook(game);
  if (book === 'loading') return <Opening />;
  return book === 'missing' ? (
    <Missing onAgain={retry} />
  ) : (
    <OpenPages game={game} book={book} rule={rule} query={query} onFound={onFound} />
  );
}

function useBook(game: string): [Loading, () => void] {
  const { language } = useSettings();
  const [book, setBook] = useState<Loading>('loading');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another download
  useEffect(() => {
    let wanted = true;
    openRules(game, language).then(
      found => wanted && setBook(found ?? 'missing'),
      () => wanted && setBook('missing'),
    );
    return () => {
      wanted = false;
    };
  }, [game, language, tries]);
  const retry = () => {
    setBook('loading');
    setTries(tries + 1);
  };
  return [book, retry];
}

function OpenPages({ game, book, rule, query, onFound }: BookProps & { book: OpenBook }) {
  const words = useWords(WORDS);
  const { language } = useSettings();
  const [hot, setHot] = useState(rule);
  const [at, setAt] = useState(() => (rule && chapterOf(book, rule)) ?? 0);
  const page = useRef<HTMLElement>(null);
  const hotRule = useRef<HTMLLIElement>(null);

  const goTo = (chapter: number, wanted: RuleId | undefined) => {
    setAt(chapter);
    setHot(wanted);
    onFound();
    keepAddress(game, wanted ?? book.chapters[chapter]?.rules[0]?.id);
  };
  const goToRule = (wanted: RuleId) => goTo(chapterOf(book, wanted) ?? at, wanted);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page starts at its top or at the lit rule
  useLayoutEffect(() => {
    if (hotRule.current) hotRule.current.scrollIntoView({ block: 'center' });
    else page.current?.scrollTo({ top: 0 });
  }, [at, hot, query]);

  return (
    <>
      <Contents book={book} at={at} onChapter={chapter => goTo(chapter, undefined)} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard */}
      <article ref={page} className="reader-page" tabIndex={0} lang={book.language}>
        {book.language !== language && (
          <p className="reader-untranslated" lang={language}>
            {words.untranslated}
          </p>
        )}
        {query.trim() ? (
          <FoundPage book={book} query={query} onRule={goToRule} />
        ) : (
          <ChapterPage
            book={book}
            at={at}
            hot={hot}
            hotRef={hotRule}
            onRule={goToRule}
            onChapter={chapter => goTo(chapter, undefined)}
          />
        )}
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

function Opening() {
  const words = useWords(WORDS);
  return (
    <div className="reader-page reader-state" role="status">
      <Bubbles />
      <p>{words.loading}</p>
    </div>
  );
}

function Missing({ onAgain }: { onAgain: () => void }) {
  const words = useWords(WORDS);
  return (
    <div className="reader-page reader-state">
      <Art id="loot-map" />
      <h3>{words.missing}</h3>
      <p>{words.missingMore}</p>
      <Button onClick={onAgain}>{words.again}</Button>
    </div>
  );
}
