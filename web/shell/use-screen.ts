import { useEffect, useState } from 'preact/hooks';
import type { GameScreen, Site } from '../board/screen.ts';

/** A game's screen is loaded while the table answers. */
export function useScreen(site: Site | undefined): GameScreen | null {
  const [screen, setScreen] = useState<GameScreen | null>(null);
  useEffect(() => {
    site?.screen?.().then(setScreen);
  }, [site]);
  return screen;
}
