/** Part of the build: what several parts of the page share lies in few files, since each costs a slow line a round trip. */
import { fileURLToPath } from 'node:url';

/** In the order people come by: a shared module goes with the first of these that needs it. */
const GROUPS = [
  { name: 'core', from: ['web/home/Home.tsx'] },
  { name: 'plan', from: ['web/setup/Setup.tsx'] },
  { name: 'table', from: ['web/app/LocalTable.tsx', 'web/app/OnlineTable.tsx'] },
];

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const GAME = /\/games\/([a-z]+)\//;

/** As much of a build in progress as is looked at here. */
interface Build {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Earlier ones first: a group takes along what its modules import. */
export const groups = [
  { name: 'page', tags: ['$initial' as const], priority: 9 },
  ...['core', 'plan', 'table', 'game'].map((kind, i) => ({
    name: (id: string, build: Build): string | null => {
      const group = groupOf(id, build);
      return group?.split('-')[0] === kind ? group : null;
    },
    minShareCount: 2,
    priority: 8 - i,
  })),
];

function groupOf(id: string, build: Build): string | null {
  const group = GROUPS.find(({ from }) => from.some(entry => reached(ROOT + entry, build).has(id)));
  if (group) return group.name;
  const game = GAME.exec(id)?.[1];
  if (game) return reached(`${ROOT}web/games/${game}/screen.tsx`, build).has(id) ? `game-${game}` : null;
  return isBoards(id, build) ? 'table' : null;
}

/** The toolkit boards are made with, wherever it lies. */
const isBoards = (id: string, build: Build): boolean =>
  (build.getModuleInfo(`${ROOT}web/games/list.ts`)?.importedIds ?? []).some(site =>
    reached(site.replace(/site\.ts$/, 'screen.tsx'), build).has(id),
  );

/** All that comes with a module, itself included. */
const known = new Map<string, ReadonlySet<string>>();
function reached(entry: string, build: Build): ReadonlySet<string> {
  const found = known.get(entry) ?? gather(entry, build);
  known.set(entry, found);
  return found;
}

function gather(id: string, build: Build, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of build.getModuleInfo(id)?.importedIds ?? []) gather(next, build, found);
  return found;
}
