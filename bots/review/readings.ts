import { seeded } from '@fathoms/kernel/chance.ts';
import type { Game, Kinds } from '@fathoms/kernel/game.ts';
import { EYESIGHT } from '@fathoms/kernel/levels.ts';
import type { Log } from '@fathoms/kernel/match.ts';
import type { Painter } from '@fathoms/kernel/painter.ts';
import type { Sounding } from '@fathoms/kernel/sounding.ts';
import { replayWhole } from './moves.ts';

/** By entries played: what eyes make of the pictures there are then; null = there is nothing to see. */
export type Readings = readonly unknown[];

const SIDE = 192; // pixels: eyes look at small pictures anyway, and these are quicker to paint

const LOOKS = 4; // each holding the picture another way: one alone is too often sure of what is not so

/** Lets the best bot's eye look at every picture of a match, the same way for all seats. Tells how far it has come. */
export async function* readPictures(
  game: Game,
  log: Log<Kinds>,
  painter: Painter,
  { rounds }: Pick<Sounding, 'rounds'>,
): AsyncGenerator<{ readonly done: number; readonly all: number }, Readings> {
  const scenes = replayWhole(game, log).states.map(state => game.pictures?.glance(state) ?? null);
  const known = new Map<string, unknown>([['null', null]]);
  const wanted = new Set(scenes.filter(scene => scene !== null).map(scene => JSON.stringify(scene)));
  const eyes = await painter.eyes();
  for (const scene of scenes) {
    const name = JSON.stringify(scene);
    if (known.has(name)) continue;
    const open = await painter.open(scene, SIDE);
    const pictures = eyes.frames(EYESIGHT.barracuda).map(frame => open.frame(frame));
    const looks = Array.from({ length: rounds?.asOne ? LOOKS : 1 }, (_, nth) =>
      eyes.read(pictures, EYESIGHT.barracuda, seeded(`${name} ${nth}`)),
    );
    known.set(name, rounds?.asOne?.(looks) ?? looks[0]);
    yield { done: known.size - 1, all: wanted.size };
  }
  return scenes.map(scene => known.get(JSON.stringify(scene)));
}
