/** What 'Play now' does: deals a game as it was last played here, without asking anything. */
import type { Site } from '../board/screen.ts';
import { currentEngine } from '../games/engines.ts';
import { createLocalTable } from '../session/local-tables.ts';
import { getSettings } from '../settings/settings.ts';
import { type SeatNames, seated } from './crew.ts';
import { chosenOptions } from './options.ts';
import { loadPlan } from './plans.ts';

/** The address to go to. Whoever wants to offer something else first decides it here. */
export async function playNow(site: Site, names: SeatNames): Promise<string> {
  const engine = await currentEngine(site.id);
  if (!engine) throw new Error(`no game called ${site.id}`);
  const { crew, options } = loadPlan(site.id, 'solo', site.seats, getSettings().name);
  const wish = {
    game: site.id,
    options: chosenOptions(engine.game, crew.length, options),
    seats: seated(crew, names),
  };
  return `/local/${await createLocalTable(wish)}`;
}
