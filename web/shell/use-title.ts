import { useEffect } from 'preact/hooks';
import { useWords } from '../words/words.ts';

/** The tab says where one is, the most telling part first: a page, or whose turn it is, then the game. */
export function useTitle(...parts: readonly (string | null)[]): void {
  const { brand } = useWords();
  const title = [...parts.filter(part => part !== null), brand].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
