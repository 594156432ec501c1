import { GAMES } from '@fathoms/games/catalog.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import { readOptions } from '@fathoms/kernel/options.ts';
import { PLAIN } from '@fathoms/kernel/painter.ts';
import { openMatch } from '@fathoms/table/match/live.ts';
import type { FrameJob } from '@fathoms/table/pictures/picture-cache.ts';

/**
 * One frame of every game that has pictures, of a match nobody plays: drawn once at the start, so that the first
 * one somebody waits for finds a thread with its art unpacked and its code compiled.
 */
export function firstFrames(): FrameJob[] {
  return (Object.values(GAMES) as Game[]).flatMap(game => {
    if (!game.pictures) return [];
    const seats = game.seats.min;
    const read = readOptions(game, seats, {});
    if (!read.ok) throw new Error(`${game.id} refuses its own defaults`);
    const { state } = openMatch(game, seats, read.options, 'warm-up');
    const [scene] = Object.values(game.pictures.scenes(state));
    return scene === undefined ? [] : [{ game: game.id, picture: { id: 'warm-up', scene }, frame: PLAIN }];
  });
}
