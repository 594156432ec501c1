/** What Dive's lessons ask for again and again. */
import type { LessonAsk, LessonSetting, LessonTarget, Said } from '@fathoms/kernel/lesson.ts';

/** A table as most people play it. */
export const PLAIN: LessonSetting['options'] = {
  mode: 'standard',
  chief: 'off',
  companions: 'off',
  flashlight: 'off',
  programClock: 'none',
  sonar: 'off',
  ageOrder: 'random',
};

/** Everything to touch for these levels of a program, such as `5n 1s 234n`; what lies there already is not touched again. */
function touches(program: string): readonly LessonTarget[] {
  return program.split(' ').flatMap((text, i) => {
    const level = i + 1;
    const tokens = [...text.slice(0, -1)];
    return [
      ...tokens.flatMap(token => [`token:${token}@${level}`, `teach:put-${token}-${level}`]),
      `teach:say-${level}-${text.slice(-1)}`,
    ];
  });
}

/** Lay tokens and say shark or no shark, until the program begins like this. */
export const lay = (say: Said, program: string): LessonAsk => ({
  say,
  icon: 'plus',
  touch: touches(program),
});

/** Only the tokens of the last of these levels; its side is asked for next. */
export const put = (say: Said, program: string): LessonAsk => ({
  say,
  icon: 'plus',
  touch: touches(program).slice(0, -1),
});

export const ready = (program: string): LessonAsk => ({
  say: { en: 'Press Ready', de: 'Drücke Bereit' },
  icon: 'check',
  take: `ready ${program}`,
  touch: [...touches(program), 'teach:ready'],
});

export const tilt = (way: 'left' | 'right'): LessonAsk => ({
  say:
    way === 'left'
      ? { en: 'Tap the picture on the far left', de: 'Tippe auf das Bild ganz links' }
      : { en: 'Tap the picture on the far right', de: 'Tippe auf das Bild ganz rechts' },
  icon: 'tilt',
  touch: [`tilt:${way}`],
});

/** Goes on in the dive that is being told. */
export const toLevel = (level: number): LessonAsk => ({
  say: { en: `Press Level ${level}`, de: `Drücke Stufe ${level}` },
  icon: 'down',
  touch: [`teach:level-${level}`],
});

export const toRest: LessonAsk = {
  say: { en: 'Press To the rest', de: 'Drücke Zur Rast' },
  icon: 'down',
  touch: ['teach:rest'],
};

export const toRound = (round: number): LessonAsk => ({
  say: { en: `Press Round ${round}`, de: `Drücke Runde ${round}` },
  icon: 'dive',
  touch: ['teach:round'],
});

export const skip: LessonAsk = {
  say: { en: 'Press Skip to the rest', de: 'Drücke Gleich zur Rast' },
  icon: 'skip',
  touch: ['teach:skip'],
};
