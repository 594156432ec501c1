import { useEffect, useState } from 'preact/hooks';
import type { GameScreen, Site } from '../board/screen.ts';

/** A game's screen is loaded while the table answers. */
export function useScreen(site: Site | undefined): GameScreen | null {
  const [screen, setScreen] = useState<GameScreen | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    site?.screen?.().then(setScreen, setProblem);
  }, [site]);
  if (problem) throw problem; // the page of last resort offers to load again
  return screen;
}
