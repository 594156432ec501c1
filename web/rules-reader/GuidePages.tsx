import type { RuleId } from '@fathoms/kernel/game.ts';
import { useRef, useState } from 'preact/hooks';
import type { GuidePart, GuidePoint } from '../board/guide.ts';
import { useWords } from '../words/words.ts';
import { GuidePage, NOW, partId } from './GuidePage.tsx';
import type { OpenBook } from './rules.ts';
import { WORDS } from './words.ts';

interface GuidePagesProps {
  book: OpenBook;
  parts: readonly GuidePart[];
  now: readonly GuidePoint[];
  onRule: (rule: RuleId) => void;
  onExact: () => void;
}

const NEAR = 96; // px: a part counts as open once its title is this near the top

/** The guide in one long page, and the way to each of its parts. */
export function GuidePages({ book, parts, now, onRule, onExact }: GuidePagesProps) {
  const words = useWords(WORDS);
  const page = useRef<HTMLElement>(null);
  const tabs = [
    ...(now.length > 0 ? [{ id: NOW, title: words.nowShort }] : []),
    ...parts.map(({ id, title }) => ({ id, title })),
  ];
  const [at, setAt] = useState(tabs[0]?.id);
  const find = (id: string) => page.current?.querySelector<HTMLElement>(`#${partId(id)}`);
  const follow = () => {
    const top = page.current?.getBoundingClientRect().top ?? 0;
    const passed = tabs.findLast(({ id }) => {
      const part = find(id);
      return part && part.getBoundingClientRect().top - top < NEAR;
    });
    setAt((passed ?? tabs[0])?.id);
  };
  const goTo = (id: string) => {
    find(id)?.scrollIntoView({ block: 'start' });
    setAt(id);
  };
  return (
    <>
      <nav className="guide-tabs" aria-label={words.parts}>
        {tabs.map(({ id, title }) => (
          <button key={id} type="button" aria-current={id === at || undefined} onClick={() => goTo(id)}>
            {title}
          </button>
        ))}
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard */}
      <article ref={page} className="reader-page guide" tabIndex={0} onScroll={follow}>
        <GuidePage {...{ parts, now, book, onRule, onExact }} />
      </article>
    </>
  );
}
