/// <reference types="vite/client" />

import sheet from './sheet.json' with { type: 'json' };

// The painted pictures, by the name of their drawing. `npm run art` bakes them; see README.md.
const files = import.meta.glob<string>('./baked/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Address of each picture, by id: `art['loot-anchor']`. */
export const art: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, url]) => [path.slice('./baked/'.length, -'.webp'.length), url]),
);

/** The address of a picture. Throws on an unknown id, so a typing mistake is seen at once. */
export function artUrl(id: string): string {
  const url = art[id];
  if (url === undefined) throw new Error(`No picture called "${id}" in web/art/baked`);
  return url;
}

/** One of many small pictures that come as one file, as the background of a square box. Throws on an unknown id. */
export function thumbOf(id: string): Record<`background${'Image' | 'Size' | 'Position'}`, string> {
  const { columns, ids } = sheet;
  const [at, last] = [ids.indexOf(id), Math.ceil(ids.length / columns) - 1];
  if (at < 0) throw new Error(`No picture called "${id}" in web/art/sheet.json`);
  const [column, row] = [at % columns, Math.floor(at / columns)];
  return {
    backgroundImage: `url(${artUrl('sheet')})`,
    backgroundSize: `${100 * columns}% ${100 * (last + 1)}%`,
    backgroundPosition: `${(100 * column) / (columns - 1)}% ${(100 * row) / last}%`,
  };
}

interface Scene {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
}

/** A large picture, which is baked in two sizes. */
export function sceneOf(id: string): Scene {
  const [width, height, small] = id === 'scene-boat' ? [940, 378, 500] : [1104, 736, 736];
  const src = artUrl(id);
  return { src, srcSet: `${artUrl(`${id}-small`)} ${small}w, ${src} ${width}w`, width, height };
}

/** Asks for a large picture as soon as it is known that there will be a place for it, so wide. */
export function fetchScene(id: string, sizes: string): void {
  if (typeof Image === 'undefined') return; // no page to show it on: a test reads what a game says
  const { src, srcSet } = sceneOf(id);
  Object.assign(new Image(), { sizes, srcset: srcSet, src });
}
