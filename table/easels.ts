import type { Easel, Painter, Pixels } from '@fathoms/kernel/painter.ts';
import type { Job } from './studio.ts';

const MOST = 2; // scenes kept ready: an open one costs tens of megabytes

/** Draws frames, with the last few scenes kept ready for their next one. */
export function openEasels(
  painterOf: (game: string) => Promise<Painter | null>,
): (job: Job) => Promise<Pixels> {
  const easels = new Map<string, Promise<Easel>>(); // by picture, the one used last at the end

  const open = async ({ game, picture }: Job): Promise<Easel> => {
    const painter = await painterOf(game);
    if (!painter) throw new Error(`${game} has no pictures`);
    return painter.open(picture.scene);
  };

  return async job => {
    const { id } = job.picture;
    const easel = easels.get(id) ?? open(job);
    easels.delete(id);
    easels.set(id, easel);
    for (const oldest of easels.keys()) if (easels.size > MOST) easels.delete(oldest);
    try {
      return (await easel).frame(job.frame);
    } catch (problem) {
      easels.delete(id); // the next one tries again
      throw problem;
    }
  };
}
