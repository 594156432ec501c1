import type { Game } from '@fathoms/kernel/game.ts';
import { useEffect, useState } from 'preact/hooks';
import type { GameScreen, Site } from '../board/screen.ts';
import { currentEngine } from '../games/engines.ts';

export interface LoadedGame {
  readonly game: Game;
  readonly screen: GameScreen;
}

/** A game's rules and screen, fetched when its set-up opens; null = on the way. */
export function useGame(site: Site): LoadedGame | null {
  const [loaded, setLoaded] = useState<LoadedGame | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    let wanted = true;
    loadGame(site).then(
      found => wanted && setLoaded(found),
      error => wanted && setProblem(error),
    );
    return () => {
      wanted = false;
    };
  }, [site]);
  if (problem) throw problem;
  return loaded;
}

async function loadGame(site: Site): Promise<LoadedGame> {
  const [engine, screen] = await Promise.all([currentEngine(site.id), site.screen?.()]);
  if (!engine || !screen) throw new Error(`no game called ${site.id}`);
  return { game: engine.game, screen };
}
