import type { GameId } from '@fathoms/games/catalog.ts';
import type { Site } from '../board/screen.ts';
import * as LIST from './list.ts';

const ALL: { readonly [id in GameId]: Site } = LIST; // a game without a board does not compile

/** Every dive site, from the surface down. */
export const SITES: readonly Site[] = Object.values(ALL).sort((a, b) => a.depth - b.depth);

export const siteOf = (game: string): Site | undefined => SITES.find(site => site.id === game);
