import { plainScreen } from '@fathoms/web/board/plain/plain-screen.ts';
import { pig } from '../index.ts';

/** The view as a list, the legal actions as buttons, the events as a log: playable from the first hour. */
export const screen = plainScreen(pig);
