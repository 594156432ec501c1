import './rules-reader.css';
import type { RuleId } from '@fathoms/kernel/game.ts';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { GuideTable } from '../board/guide.ts';
import { siteOf } from '../games/sites.ts';
import { useSettings } from '../settings/settings.ts';
import { Art, Bubbles, Button, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { keepAddress } from './address.ts';
import { ExactPages } from './ExactPages.tsx';
import { GuidePages } from './GuidePages.tsx';
import { FoundPage } from './Pages.tsx';
import { type Opened, useBook } from './use-book.ts';
import { useModal } from './use-modal.ts';
import { WORDS } from './words.ts';

interface RulesReaderProps {
  readonly game: string;
  readonly rule?: RuleId | undefined;
  readonly table?: GuideTable | undefined; // where it is opened from
  readonly onClose: () => void;
}

/** The rulebook: a drawer on a wide screen, a full sheet on a phone. Opens on the guide, or at `rule` if one is given. */
export function RulesReader({ game, rule, table, onClose }: RulesReaderProps) {
  const [opened, retry] = useBook(game);
  const dialog = useModal(game, rule, onClose);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={`reader game-${game}`} aria-labelledby="reader-title" tabIndex={-1}>
      {typeof opened === 'string' ? (
        <>
          <Header game={game} close={close} />
          {opened === 'loading' ? <Opening /> : <Missing onAgain={retry} />}
        </>
      ) : (
        <Book key={`${game} ${rule}`} {...{ game, rule, table, opened, close }} />
      )}
    </dialog>
  );
}

interface BookProps extends Pick<RulesReaderProps, 'game' | 'rule' | 'table'> {
  opened: Opened;
  close: () => void;
}

/** Which rule is wanted, or none: the guide. */
function Book({ game, rule, table, opened, close }: BookProps) {
  const { book, guide } = opened;
  const words = useWords(WORDS);
  const { language } = useSettings();
  const [wanted, setWanted] = useState<RuleId | undefined>(rule ?? (guide ? undefined : firstOf(opened)));
  const [hot, setHot] = useState(rule !== undefined);
  const [query, setQuery] = useState('');
  const [finding, setFinding] = useState(false);
  const search = (text: string) => {
    setQuery(text);
    setFinding(text !== '' || finding);
  };
  const goTo = (next: RuleId | undefined, lit: boolean) => {
    setWanted(next);
    setHot(lit);
    setQuery('');
    setFinding(false);
    keepAddress(game, next);
  };
  const goToRule = (next: RuleId) => goTo(next, true);
  const parts = guide?.parts(language) ?? [];
  return (
    <>
      <Header game={game} close={close} exact={wanted !== undefined}>
        {wanted !== undefined && guide && (
          <button type="button" className="reader-back" onClick={() => goTo(undefined, false)}>
            <Icon id="back" />
            {words.inShort}
          </button>
        )}
        <label className={finding || wanted !== undefined ? 'reader-find' : 'reader-find folded'}>
          <Icon id="search" />
          <span className="vh">{words.find}</span>
          <input
            type="search"
            placeholder={words.find}
            value={query}
            onFocus={() => setFinding(true)}
            onBlur={() => query === '' && setFinding(false)}
            onInput={e => search(e.currentTarget.value)}
          />
        </label>
      </Header>
      {query.trim() ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard
        <article className="reader-page reader-all" tabIndex={0} lang={book.language}>
          <FoundPage book={book} parts={parts} query={query} onRule={goToRule} />
        </article>
      ) : wanted === undefined ? (
        <GuidePages
          {...{ book, parts }}
          now={(table && guide?.now?.(table, language)) ?? []}
          onRule={goToRule}
          onExact={() => goTo(firstOf(opened), false)}
        />
      ) : (
        <ExactPages {...{ book, wanted }} hot={hot} goTo={goTo} />
      )}
    </>
  );
}

const firstOf = ({ book }: Opened): RuleId | undefined => book.chapters[0]?.rules[0]?.id;

interface HeaderProps {
  game: string;
  exact?: boolean;
  close: () => void;
  children?: ComponentChildren;
}

function Header({ game, exact = false, close, children }: HeaderProps) {
  const words = useWords(WORDS);
  const { language } = useSettings();
  const name = siteOf(game)?.words[language].name ?? '';
  return (
    <header>
      <h2 id="reader-title">{exact ? words.title(name) : words.how(name)}</h2>
      {children}
      <button type="button" className="tool" aria-label={words.close} onClick={close}>
        <Icon id="close" />
      </button>
    </header>
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
