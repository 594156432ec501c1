/** What the lessons of Deep Shares ask for again and again. */
import type { LessonAsk, Said, ScriptMove } from '@fathoms/kernel/lesson.ts';
import type { CompanyId } from '../parts.ts';

type Others = LessonAsk['others'];

/** `A draw, B draw` as moves. */
export const moves = (text: string): readonly ScriptMove[] => text.split(', ');

const card = (number: string): string => `card:ds-${number}`;

export const takeShare = (number: string, others?: Others): LessonAsk => ({
  say: { en: `Tap ${number}, then Take it`, de: `Tippe auf die ${number}, dann auf Nehmen` },
  icon: 'check',
  take: `take ${number}`,
  touch: [card(number), 'teach:confirm'],
  ...(others && { others }),
});

/** `name`: the company as the button under its line is read. */
export const expand = (company: CompanyId, number: string, name: Said, others?: Others): LessonAsk => ({
  say: {
    en: `Tap ${number}, the line of ${name.en}, then Expand`,
    de: `Tippe auf die ${number}, die Leine „${name.de}“, dann Ausbauen`,
  },
  icon: 'dive',
  take: `expand ${company} ${number}`,
  touch: [card(number), `line:${company}`, 'teach:confirm'],
  ...(others && { others }),
});

/** A share as the turn's action; any cards may pay, these are the ones to do without. */
export const buy = (number: string, paid: readonly string[], others?: Others): LessonAsk => {
  const en = paid.join(' and ');
  const de = paid.join(' und ');
  const free = paid.length === 0;
  return {
    say: {
      en: free ? `Tap ${number}, then Take it for free` : `Tap ${number}, buy it and pay with ${en}`,
      de: free
        ? `Tippe auf die ${number}, dann auf Umsonst nehmen`
        : `Kaufe die ${number} und zahle mit ${de}`,
    },
    icon: 'check',
    take: free ? `buy ${number}` : `buy ${number} with ${paid.join(' ')}`,
    touch: [card(number), 'teach:buy', ...paid.map(card), ...(free ? [] : ['teach:confirm'])],
    ...(others && { others }),
  };
};

/** A share by the ability of Research, for nothing. */
export const buyFree = (number: string, others?: Others): LessonAsk => ({
  say: { en: `Tap ${number}, then Take it`, de: `Tippe auf die ${number}, dann auf Nehmen` },
  icon: 'check',
  take: `buy ${number}`,
  touch: [card(number), 'teach:confirm'],
  ...(others && { others }),
});

/** Something to touch, and the cards that pay for it. */
export const pay = (
  say: Said,
  deal: string,
  touch: readonly string[],
  paid: readonly string[],
  others?: Others,
): LessonAsk => ({
  say,
  icon: 'check',
  take: `${deal} with ${paid.join(' ')}`,
  touch: [...touch, ...paid.map(card), 'teach:confirm'],
  ...(others && { others }),
});
