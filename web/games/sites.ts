import type { GameId } from '@fathoms/games/catalog.ts';
import type { Site } from '../board/screen.ts';
import { patiently } from '../ui/patience.ts';
import * as LIST from './list.ts';

const ALL: { readonly [id in GameId]: Site } = LIST; // a game without a board does not compile

/** Every dive site, from the surface down. */
export const SITES: readonly Site[] = Object.values(ALL)
  .map(patient)
  .sort((a, b) => a.depth - b.depth);

export const siteOf = (game: string): Site | undefined => SITES.find(site => site.id === game);

/** What a site loads later comes, however often it has to be asked for. */
function patient(site: Site): Site {
  const { screen, guide, review, learn } = site;
  return {
    ...site,
    screen: screen && (() => patiently(screen)),
    ...(guide && { guide: () => patiently(guide) }),
    ...(review && { review: () => patiently(review) }),
    ...(learn && { learn: { ...learn, book: () => patiently(learn.book) } }),
  };
}
