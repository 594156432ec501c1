/** How the terminal shows each game, one line each. A game that is not here is shown as plain data. */
export { diveBoard as dive } from './dive/board.ts';
export { lockerBoard as locker } from './locker/board.ts';
export { scubaBoard as scuba } from './scuba/board.ts';
export { sharesBoard as shares } from './shares/board.ts';
