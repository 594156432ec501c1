import type { Game } from '@fathoms/kernel/game.ts';
import { useEffect, useState } from 'preact/hooks';
import type { LessonBook, Site } from '../board/screen.ts';
import { currentEngine } from '../games/engines.ts';

interface LoadedBook {
  readonly book: LessonBook;
  readonly game: Game;
}

/** A game's lessons and the rules they are played by; null = on their way. */
export function useBook(site: Site): LoadedBook | null {
  const [loaded, setLoaded] = useState<LoadedBook | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    Promise.all([site.learn?.book(), currentEngine(site.id)]).then(([book, engine]) => {
      if (book && engine) setLoaded({ book, game: engine.game });
    }, setProblem);
  }, [site]);
  if (problem) throw problem; // the page of last resort offers to load again
  return loaded;
}
