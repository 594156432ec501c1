/** Part of the build: what a page needs first, for early.js to ask for. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { LEAD_SIZES } from '../setup/lead-sizes.ts';

interface Page {
  readonly address: string; // `*` is a game; the first that fits counts. After a table's stands what it shows
  readonly modules: readonly string[];
  readonly local?: true; // its table is in a worker
  readonly lead?: true; // the game's picture stands beside the choices
}

const PAGES: readonly Page[] = [
  { address: '^/$', modules: ['web/home/Home.tsx'] },
  { address: '^/new/*/friends', modules: ['web/setup/Setup.tsx', 'web/app/OnlineTable.tsx'], lead: true },
  {
    address: '^/new/*/',
    modules: ['web/setup/Setup.tsx', 'web/games/*/screen.tsx', 'games/*/bot/engine.ts'],
    lead: true,
  },
  {
    address: '^/play/*$',
    // the coach speaks up at the first decision: coming later, its words would push the decision away
    modules: [
      ...['web/setup/PlayNow.tsx', 'web/app/LocalTable.tsx', 'web/games/*/screen.tsx'],
      ...['web/table/CoachNote.tsx', 'web/games/*/coach/coach.ts'],
    ],
    local: true,
  },
  { address: '^/rules/', modules: ['web/rules-reader/RulesReader.tsx'] },
  { address: '^/learn/*$', modules: ['web/learn/LearnPage.tsx', 'web/games/*/lessons.tsx'] },
  {
    address: '^/t/[^/]+ lobby *$',
    modules: ['web/app/OnlineTable.tsx', 'web/lobby/LobbyPage.tsx'],
    lead: true,
  },
  { address: '^/t/[^/]+ table *$', modules: ['web/app/OnlineTable.tsx', 'web/games/*/screen.tsx'] },
  { address: '^/t/[^/]+$', modules: ['web/app/OnlineTable.tsx', 'web/lobby/LobbyPage.tsx'] },
  { address: '^/local/[^/]+$', modules: ['web/app/LocalTable.tsx'] },
  { address: '^/me$', modules: ['web/me/MePage.tsx'] },
];

/** As much of a built file as is looked at here. */
interface Built {
  readonly fileName: string;
  readonly facadeModuleId?: string | null;
  readonly names?: readonly string[];
  readonly imports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
  readonly source?: string | Uint8Array;
}
type Bundle = { readonly [file: string]: Built };

export const earlyParts: Plugin = {
  name: 'early-parts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const parts = JSON.stringify(bundle ? partsOf(bundle as Bundle) : { files: [], pages: [], sizes: '' });
      const script = readFileSync(new URL('early.js', import.meta.url), 'utf8');
      return [{ tag: 'script', children: script.replace('EARLY;', `${parts};`), injectTo: 'head-prepend' }];
    },
  },
};

function partsOf(bundle: Bundle) {
  const all = Object.values(bundle);
  const page = all.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html'));
  const there = page ? filesOf(bundle, page) : new Set(); // index.html asks for them itself
  const games = all.flatMap(({ facadeModuleId }) => SCREEN.exec(facadeModuleId ?? '')?.[1] ?? []);
  const files: string[] = [];
  const numbersOf = (names: Iterable<string>) =>
    [...new Set(names)].map(name => {
      const file = name.replace('assets/', '');
      if (!files.includes(file)) files.push(file);
      return files.indexOf(file);
    });
  const pages = PAGES.flatMap(({ address, modules, local, lead }) =>
    (address.includes('*') ? games : ['']).map(game => {
      const parts = modules
        .flatMap(module => [...filesOf(bundle, chunkOf(all, module, game))])
        .filter(file => !there.has(file));
      return [
        address.replace('*', game),
        numbersOf(parts),
        numbersOf(local ? workerFiles(all, game) : []),
        lead ? THEMES.map(theme => numbersOf(sceneFiles(all, `site-${game}-${theme}`))) : [],
      ];
    }),
  );
  return { files, pages, sizes: LEAD_SIZES };
}

const THEMES = ['light', 'dark'];

/** A large picture in its two sizes, as `sceneOf` in web/art names them. */
function sceneFiles(all: readonly Built[], id: string): string[] {
  return [`${id}-small`, id].map(name => {
    const found = all.find(({ names }) => names?.includes(`${name}.webp`));
    if (!found) throw new Error(`no picture ${name}: see web/early/plugin.ts`);
    return found.fileName;
  });
}

const SCREEN = /\/web\/games\/([a-z]+)\/screen\.tsx$/;

/** Null = this game has no such part, or not yet. */
function chunkOf(all: readonly Built[], module: string, game: string): Built | null {
  const path = `/${module.replace('*', game)}`;
  const found = all.find(({ facadeModuleId }) => facadeModuleId?.endsWith(path));
  if (!found && path.endsWith(module))
    throw new Error(`${module} is no part of its own any more: see web/early/plugin.ts`);
  return found ?? null;
}

/** A chunk, all it imports, and their styles. */
function filesOf(bundle: Bundle, chunk: Built | null, found = new Set<string>()): Set<string> {
  if (!chunk || found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const file of chunk.imports ?? []) if (bundle[file]) filesOf(bundle, bundle[file], found);
  for (const file of chunk.viteMetadata?.importedCss ?? []) found.add(file);
  return found;
}

/** The worker of local tables, the rules it will ask for and what these import, which only their built text names. */
function workerFiles(all: readonly Built[], game: string): string[] {
  const worker = all.find(({ fileName }) => /\/local-worker-[^/]*\.js$/.test(fileName));
  const textOf = (file: Built | undefined) => String(file?.source ?? '');
  const rules = new RegExp(`games/${game}/bot/engine\\.ts\\W{1,9}import\\(.\\./(engine-[^)]*\\.js)`).exec(
    textOf(worker),
  )?.[1];
  if (!worker || !rules)
    throw new Error('the worker of local tables is built in another way: see web/early/plugin.ts');
  const engine = all.find(({ fileName }) => fileName.endsWith(`/${rules}`));
  const imports = [...textOf(engine).matchAll(/from"\.\/([^"]+)"/g)].map(([, file]) => file ?? '');
  return [worker.fileName, rules, ...imports.filter(file => !worker.fileName.endsWith(file))];
}
