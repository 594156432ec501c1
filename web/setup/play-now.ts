/** What 'Play now' does: deals a game as it was last played here, without asking anything. */
import type { Site } from '../board/screen.ts';
import { createLocalTable } from '../session/local-tables.ts';
import { getSettings } from '../settings/settings.ts';
import { type SeatNames, seated } from './crew.ts';
import { loadPlan } from './plans.ts';

/** The address to go to. Whoever wants to offer something else first decides it here. */
export async function playNow(site: Site, names: SeatNames): Promise<string> {
  const { crew, options } = loadPlan(site.id, 'solo', site.seats, getSettings().name);
  return `/local/${await createLocalTable({ game: site.id, options, seats: seated(crew, names) })}`;
}
