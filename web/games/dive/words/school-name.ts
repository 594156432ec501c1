import type { Said } from '@fathoms/kernel/lesson.ts';

export const NAME: Said = { en: 'School for the eye', de: 'Schule des Sehens' };
