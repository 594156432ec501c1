import { plainScreen } from '@fathoms/web/board/plain/plain-screen.tsx';
import { pig } from '../index.ts';
import type { Event, View } from '../types.ts';

/** The view as a list, the legal actions as buttons, the events as a log: playable from the first hour. */
export const screen = plainScreen<View, Event>(pig, { turn: 'seat', scores: 'per seat' });
