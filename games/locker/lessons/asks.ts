/** What Locker's lessons ask for again and again. */
import type { LessonAsk, Said } from '@fathoms/kernel/lesson.ts';

type Others = LessonAsk['others'];

export const turnUp = (others?: Others): LessonAsk => ({
  say: { en: 'Tap the deck', de: 'Tippe auf den Stapel' },
  icon: 'eye',
  take: 'reveal',
  touch: ['deck'],
  ...(others && { others }),
});

export const goOn = (others?: Others): LessonAsk => ({
  say: { en: 'Press Continue', de: 'Drücke Weitertauchen' },
  icon: 'eye',
  take: 'reveal',
  touch: ['teach:continue'],
  ...(others && { others }),
});

export const goHome = (others?: Others): LessonAsk => ({
  say: { en: 'Press Return', de: 'Drücke Auftauchen' },
  icon: 'surface',
  take: 'return',
  touch: ['teach:return'],
  ...(others && { others }),
});

/** Choose a card, then confirm. */
export const choose = (say: Said, take: string, card: string, others?: Others): LessonAsk => ({
  say,
  icon: 'check',
  take,
  touch: [`choose:${card}`, 'teach:confirm'],
  ...(others && { others }),
});
