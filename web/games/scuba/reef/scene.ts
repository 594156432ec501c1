/** What lies where, ready to be drawn: the view's lists with things that share a space told apart. Pure. */
import type { Band, TileId } from '@fathoms/games/scuba/parts.ts';
import { above, ROWS, type SpaceId, spaceId } from '@fathoms/games/scuba/sea.ts';
import type { DiverView, ShownView, View } from '@fathoms/games/scuba/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';

/** The `index`th of `count` things of its kind on the same space. */
interface Lying {
  readonly key: string;
  readonly at: SpaceId;
  readonly index: number;
  readonly count: number;
}

export interface Scene {
  readonly backs: readonly (Lying & { readonly band: Band; readonly swapped: boolean })[];
  readonly tiles: readonly (Lying & { readonly shown: ShownView })[];
  readonly dust: readonly (Lying & { readonly seat: Seat })[];
  readonly divers: readonly (Lying & { readonly seat: Seat; readonly diver: DiverView })[];
}

export function sceneOf(view: View): Scene {
  return {
    backs: sorted(view.backs, ({ at }) => `back:${at}`),
    tiles: sorted(
      view.shown.map(shown => ({ at: shown.at, shown })),
      ({ shown }) => shown.tile,
    ),
    dust: sorted(
      view.dust.flatMap(({ at, seats }) => seats.map(seat => ({ at, seat }))),
      ({ at, seat }) => `dust:${seat}:${at}`,
    ),
    divers: sorted(
      view.divers
        .map((diver, seat) => ({ at: diver.at, seat, diver }))
        .filter(({ seat }) => !hasSailed(view, seat)),
      ({ seat }) => `diver:${seat}`,
    ),
  };
}

/** The boat has left and taken along whoever was up; the one it left behind is still to move. */
export const hasSailed = ({ stage, active, divers }: View, seat: Seat): boolean =>
  stage === 'alone' && seat !== active && divers[seat]?.status === 'surfaced';

function sorted<T extends { readonly at: SpaceId }>(
  things: readonly T[],
  key: (thing: T) => string,
): (T & Lying)[] {
  const counts = new Map<SpaceId, number>();
  for (const { at } of things) counts.set(at, (counts.get(at) ?? 0) + 1);
  const seen = new Map<SpaceId, number>();
  return things.map(thing => {
    const index = seen.get(thing.at) ?? 0;
    seen.set(thing.at, index + 1);
    return { ...thing, key: key(thing), index, count: counts.get(thing.at) ?? 1 };
  });
}

/** Every space in use, row by row from the surface down. */
export function spacesOf([first, last]: readonly [number, number]): readonly (readonly SpaceId[])[] {
  const columns = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const surface = [...new Set(columns.map(c => spaceId(above(c))))];
  const rows = Array.from({ length: ROWS }, (_, i) => columns.map((c): SpaceId => `${i + 1}/${c}`));
  return [surface, ...rows];
}

export interface Contents {
  readonly back: Scene['backs'][number] | undefined;
  readonly tiles: readonly ShownView[];
  readonly dust: readonly Seat[];
  readonly divers: readonly { readonly seat: Seat; readonly diver: DiverView }[];
}

export const contentsOf = (scene: Scene, space: SpaceId): Contents => ({
  back: scene.backs.find(({ at }) => at === space),
  tiles: scene.tiles.filter(({ at }) => at === space).map(({ shown }) => shown),
  dust: scene.dust.filter(({ at }) => at === space).map(({ seat }) => seat),
  divers: scene.divers.filter(({ at }) => at === space),
});

/** Where each tile lay before: a tile that leaves the board is still seen going. */
export const tilesBy = (view: View): ReadonlyMap<TileId, ShownView> =>
  new Map(view.shown.map(shown => [shown.tile, shown]));
