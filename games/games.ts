/** Every game there is, one line each. Nothing outside a game's own folders names it, except this list and that of its board. */
export { engine as dive } from './dive/bot/engine.ts';
export { engine as locker } from './locker/bot/engine.ts';
export { engine as scuba } from './scuba/bot/engine.ts';
export { engine as shares } from './shares/bot/engine.ts';
