import type { Painter } from '@fathoms/kernel/painter.ts';

/** Every game that has pictures; like the catalogue, but fetched when one is to be drawn. */
const PAINTERS: { readonly [game: string]: () => Promise<{ readonly painter: Painter }> } = {
  dive: () => import('./dive/painter.ts'),
};

/** One painter for all versions of a game: whatever it has to know is in the scene. null = no pictures. */
export async function loadPainter(game: string): Promise<Painter | null> {
  const load = Object.hasOwn(PAINTERS, game) ? PAINTERS[game] : undefined;
  return load ? (await load()).painter : null;
}
