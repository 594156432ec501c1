import { seeded } from '@fathoms/kernel/chance.ts';
import type { OpenScene, Painter, Pixels } from '@fathoms/kernel/painter.ts';
import type { FrameJob } from './picture-cache.ts';
import type { Picture } from './picture-ids.ts';

/** A question about all of a picture. */
export type CuesJob = Pick<FrameJob, 'game' | 'picture'>;

/** A bot's look at a picture. */
export interface LookJob {
  readonly game: string;
  readonly picture: Picture;
  readonly skill: number;
  readonly luck: string; // of its eyes
}

export interface PainterPool {
  readonly draw: (job: FrameJob) => Promise<Pixels>;
  readonly look: (job: LookJob) => Promise<unknown>;
  readonly cues: (job: CuesJob) => Promise<unknown>; // null = the game tells none
}

/** A scene kept ready, and those of its frames that bots look at too: they are drawn once for everybody. */
interface Ready {
  readonly painter: Painter;
  readonly scene: OpenScene;
  readonly drawn: Map<string, Pixels>;
}

const MOST = 2; // scenes kept ready: an open one costs tens of megabytes
const SHARPEST = 2; // looks at every frame that any bot looks at

/** Draws frames, with the last few scenes kept ready for their next one, and lets bots look at them. */
export function openPainterPool(painterOf: (game: string) => Promise<Painter | null>): PainterPool {
  const ready = new Map<string, Promise<Ready>>(); // by picture, the one used last at the end

  const find = async (game: string): Promise<Painter> => {
    const painter = await painterOf(game);
    if (!painter) throw new Error(`${game} has no pictures`);
    return painter;
  };

  const open = async ({ game, picture }: CuesJob): Promise<Ready> => {
    const painter = await find(game);
    return { painter, scene: await painter.open(picture.scene), drawn: new Map() };
  };

  const use = async <T>(job: CuesJob, work: (one: Ready) => Promise<T>): Promise<T> => {
    const { id } = job.picture;
    const one = ready.get(id) ?? open(job);
    ready.delete(id);
    ready.set(id, one);
    for (const oldest of ready.keys()) if (ready.size > MOST) ready.delete(oldest);
    try {
      return await work(await one);
    } catch (problem) {
      ready.delete(id); // the next one tries again
      throw problem;
    }
  };

  const frameOf = ({ scene, drawn }: Ready, frame: string, keep: boolean): Pixels => {
    const pixels = drawn.get(frame) ?? scene.frame(frame);
    if (keep) drawn.set(frame, pixels);
    return pixels;
  };

  return {
    draw: job =>
      use(job, async one => {
        const shared = (await one.painter.eyes()).frames(SHARPEST);
        return frameOf(one, job.frame, shared.includes(job.frame));
      }),
    look: job =>
      use(job, async one => {
        const eyes = await one.painter.eyes();
        const pictures = eyes.frames(job.skill).map(frame => frameOf(one, frame, true));
        return eyes.read(pictures, job.skill, seeded(job.luck));
      }),
    cues: async ({ game, picture }) => (await (await find(game)).cues?.(picture.scene)) ?? null,
  };
}
