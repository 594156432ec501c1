import type { Bot } from '@fathoms/bots/levels.ts';
import { loadPainter } from '@fathoms/games/painters.ts';
import type { Game, Seat } from '@fathoms/kernel/game.ts';
import { EYESIGHT } from '@fathoms/kernel/levels.ts';
import { eyeSeed } from '@fathoms/table/match/fairness.ts';
import { openPainterPool } from '@fathoms/table/pictures/painter-pool.ts';
import { pictureOf } from '@fathoms/table/pictures/picture-ids.ts';

const SIDE = 192; // pixels: bots look at small pictures anyway, and these are quicker to paint

const { look } = openPainterPool(async game => {
  const painter = await loadPainter(game);
  return painter && { ...painter, open: scene => painter.open(scene, SIDE) };
});

/** What a bot makes of the pictures, as at a table with that seed; null = there is nothing to see. */
export async function glimpseOf(
  game: Game,
  bot: Bot,
  state: unknown,
  seat: Seat,
  seed: string,
): Promise<unknown> {
  const scene = game.pictures?.glance(state) ?? null;
  if (!game.pictures || scene === null || bot === 'random') return null;
  const luck = eyeSeed(seed, seat, game.pictures.moment(state));
  return look({ game: game.id, picture: pictureOf('lab', seed, scene), skill: EYESIGHT[bot], luck });
}
