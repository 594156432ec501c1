/** Every game's place on the home page, one line each, under the name the rules have in games/games.ts. */
export { site as dive } from './dive/site.ts';
export { site as locker } from './locker/site.ts';
export { site as scuba } from './scuba/site.ts';
export { site as shares } from './shares/site.ts';
