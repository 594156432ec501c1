/** Every game there is, one line each. Nothing outside a game's own folders names it, except this list and that of its board. */
export { engine as dive } from './dive/engine.ts';
export { engine as locker } from './locker/engine.ts';
export { engine as scuba } from './scuba/engine.ts';
export { engine as shares } from './shares/engine.ts';
