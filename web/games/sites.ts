import type { Site } from '../board/screen.ts';
import { site as dive } from './dive/site.ts';
import { site as locker } from './locker/site.ts';
import { site as scuba } from './scuba/site.ts';
import { site as shares } from './shares/site.ts';

/** Every dive site, from the surface down. Adding a game is adding a line. */
export const SITES: readonly Site[] = [locker, scuba, shares, dive];

export const siteOf = (game: string): Site | undefined => SITES.find(site => site.id === game);
