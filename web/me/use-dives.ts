import { isGiven } from '@fathoms/kernel/options.ts';
import { useEffect, useState } from 'preact/hooks';
import { currentEngine } from '../games/engines.ts';
import { siteOf } from '../games/sites.ts';
import { bringLocalTables, finishedTables, pinLocalTable } from '../session/local-tables.ts';
import type { SavedTable } from '../session/saved-tables.ts';
import { useSettings } from '../settings/settings.ts';
import { type Dive, inOrder, localDive, readOnlineDives } from './dives.ts';

export interface MyDives {
  readonly dives: readonly Dive[] | null; // null = on the way
  readonly offline: boolean; // the server's are missing
  readonly pin: (dive: Dive) => void;
  readonly tables: () => Promise<SavedTable[]>; // of this device, to take along
  readonly bring: (tables: readonly SavedTable[]) => Promise<number>;
}

/** This device's games and those at the server as one list. */
export function useDives(): MyDives {
  const [local, setLocal] = useState<readonly Dive[] | null>(null);
  const [online, setOnline] = useState<readonly Dive[] | null>(null);
  const [offline, setOffline] = useState(false);
  const look = () =>
    finishedTables().then(
      tables => setLocal(tables.flatMap(localDive)),
      problem => {
        console.error(problem); // a browser that keeps nothing has nothing to show
        setLocal([]);
      },
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    void look();
    fetchOnline().then(setOnline, problem => {
      console.error(problem);
      setOnline([]);
      setOffline(true);
    });
  }, []);
  return {
    dives: local && online && inOrder([...local, ...online]),
    offline,
    pin: ({ id, pinned }) => void pinLocalTable(id, !pinned).then(look),
    tables: finishedTables,
    bring: async tables => {
      const count = await bringLocalTables(tables);
      await look();
      return count;
    },
  };
}

async function fetchOnline(): Promise<Dive[]> {
  const answer = await fetch('/api/me/results');
  if (!answer.ok) throw new Error(`the results did not come: ${answer.status}`);
  return readOnlineDives(await answer.json());
}

/** What was played differently from the usual, in words; the games' own, fetched when they are here. */
export function useOptionWords(dives: readonly Dive[]): (dive: Dive) => readonly string[] {
  const { language } = useSettings();
  const games = [...new Set(dives.map(({ game }) => game))].sort().join(' ');
  const [known, setKnown] = useState<{ [game: string]: (dive: Dive) => string[] }>({});
  useEffect(() => {
    for (const game of games.split(' ').filter(Boolean))
      describe(game, language).then(tell => setKnown(all => ({ ...all, [game]: tell })), console.error);
  }, [games, language]);
  return dive => known[dive.game]?.(dive) ?? [];
}

async function describe(game: string, language: 'en' | 'de'): Promise<(dive: Dive) => string[]> {
  const [engine, screen] = await Promise.all([currentEngine(game), siteOf(game)?.screen?.()]);
  const usual = engine?.game.options ?? {};
  const texts = screen?.options(language) ?? {};
  return ({ options }) =>
    Object.entries(options).flatMap(([name, value]) => {
      const text = texts[name];
      if (!text || isGiven(name) || usual[name]?.[0] === value || text.when) return [];
      return value === 'on' ? [text.name] : [`${text.name}: ${text.values[String(value)]?.name ?? value}`];
    });
}
