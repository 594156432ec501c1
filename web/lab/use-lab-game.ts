import type { Game } from '@fathoms/kernel/game.ts';
import { useEffect, useState } from 'preact/hooks';
import type { FactWords, GameScreen, Site } from '../board/screen.ts';
import { currentEngine, loadEngine } from '../games/engines.ts';
import { loadFacts } from '../games/facts.ts';
import type { WordTable } from '../words/words.ts';

/** What the page needs to know of a game. */
export interface LoadedLab {
  readonly game: Game; // by the rules the address names
  readonly screen: GameScreen;
  readonly facts: WordTable<FactWords>;
}

/** null = on the way; 'unknown' = there are no such rules. */
export function useLabGame(site: Site | undefined, version: number | null): LoadedLab | 'unknown' | null {
  const [found, setFound] = useState<Found | null>(null);
  // the address names the current rules as soon as they are known: nothing to fetch again
  const isThere = found !== null && found.site === site && (version === null || found.version === version);
  useEffect(() => {
    if (isThere) return;
    let wanted = true;
    load(site, version).then(
      lab => wanted && setFound({ site, version: lab === 'unknown' ? version : lab.game.version, lab }),
    );
    return () => {
      wanted = false;
    };
  }, [site, version, isThere]);
  return isThere ? found.lab : null;
}

interface Found {
  readonly site: Site | undefined;
  readonly version: number | null;
  readonly lab: LoadedLab | 'unknown';
}

async function load(site: Site | undefined, version: number | null): Promise<LoadedLab | 'unknown'> {
  if (!site?.screen) return 'unknown';
  const [engine, screen, facts] = await Promise.all([
    version === null ? currentEngine(site.id) : loadEngine(site.id, version),
    site.screen(),
    loadFacts(site.id),
  ]);
  return engine ? { game: engine.game, screen, facts } : 'unknown';
}
