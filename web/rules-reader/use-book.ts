import { useEffect, useState } from 'preact/hooks';
import type { Guide } from '../board/guide.ts';
import { siteOf } from '../games/sites.ts';
import { useSettings } from '../settings/settings.ts';
import { type OpenBook, openRules } from './rules.ts';

export interface Opened {
  readonly book: OpenBook;
  readonly guide: Guide | null; // null = the game has only its exact rules
}

type Loading = 'loading' | 'missing' | Opened;

/** A game's rules in the player's language, and how to try again where the download broke. */
export function useBook(game: string): [Loading, () => void] {
  const { language } = useSettings();
  const [opened, setOpened] = useState<Loading>('loading');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another download
  useEffect(() => {
    let wanted = true;
    const guide = siteOf(game)?.guide;
    Promise.all([openRules(game, language), guide?.() ?? null]).then(
      ([book, guide]) => wanted && setOpened(book ? { book, guide } : 'missing'),
      () => wanted && setOpened('missing'),
    );
    return () => {
      wanted = false;
    };
  }, [game, language, tries]);
  const retry = () => {
    setOpened('loading');
    setTries(tries + 1);
  };
  return [opened, retry];
}
