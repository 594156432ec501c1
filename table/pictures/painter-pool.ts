import type { OpenScene, Painter, Pixels } from '@fathoms/kernel/painter.ts';
import type { FrameJob } from './picture-cache.ts';

const MOST = 2; // scenes kept ready: an open one costs tens of megabytes

/** Draws frames, with the last few scenes kept ready for their next one. */
export function openPainterPool(
  painterOf: (game: string) => Promise<Painter | null>,
): (job: FrameJob) => Promise<Pixels> {
  const openScenes = new Map<string, Promise<OpenScene>>(); // by picture, the one used last at the end

  const open = async ({ game, picture }: FrameJob): Promise<OpenScene> => {
    const painter = await painterOf(game);
    if (!painter) throw new Error(`${game} has no pictures`);
    return painter.open(picture.scene);
  };

  return async job => {
    const { id } = job.picture;
    const openScene = openScenes.get(id) ?? open(job);
    openScenes.delete(id);
    openScenes.set(id, openScene);
    for (const oldest of openScenes.keys()) if (openScenes.size > MOST) openScenes.delete(oldest);
    try {
      return (await openScene).frame(job.frame);
    } catch (problem) {
      openScenes.delete(id); // the next one tries again
      throw problem;
    }
  };
}
