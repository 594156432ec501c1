/** What Scuba's lessons ask for again and again. */
import type { LessonAsk, Said } from '@fathoms/kernel/lesson.ts';
import type { TileId } from '../parts.ts';
import type { SpaceId } from '../sea.ts';

type Others = LessonAsk['others'];

type Way = Pick<LessonAsk, 'icon' | 'say'>;

export const UP: Way = { icon: 'up', say: { en: 'Swim up', de: 'Schwimm nach oben' } };
export const DOWN: Way = { icon: 'down', say: { en: 'Swim down', de: 'Schwimm nach unten' } };
export const LEFT: Way = { icon: 'back', say: { en: 'Swim left', de: 'Schwimm nach links' } };
export const OFF_THE_BOAT: Way = {
  icon: 'dive',
  say: { en: 'Tap the space under the boat', de: 'Tippe auf das Feld unter dem Boot' },
};

/** One step to the space that is ringed. */
export const swim = (to: SpaceId, way: Way, others?: Others): LessonAsk => ({
  ...way,
  take: `step ${to}`,
  touch: [`step:${to}`],
  ...(others && { others }),
});

export const turnTile = (others?: Others): LessonAsk => ({
  say: { en: 'Press Turn the tile', de: 'Drücke Plättchen umdrehen' },
  icon: 'eye',
  take: 'turn',
  touch: ['teach:turn'],
  ...(others && { others }),
});

/** An animal that lies open here. */
export const look = (tile: TileId, say: Said, others?: Others): LessonAsk => ({
  say,
  icon: 'eye',
  take: `see ${tile}`,
  touch: [`teach:see:${tile}`],
  ...(others && { others }),
});

export const stop = (others?: Others): LessonAsk => ({
  say: { en: 'Press Stop here', de: 'Drücke Hier bleiben' },
  icon: 'air',
  take: 'stop',
  touch: ['teach:stop'],
  ...(others && { others }),
});
