import type { WordTable } from '../words/words.ts';

const en = {
  thinking: 'The coach thinks it over.',
  chances: 'Your chance of winning after each choice',
  nothing: 'There is nothing to decide here.',
  failed: 'The coach cannot judge this position.',
  more: (n: number) => `and ${n} more, no better than these`,
  counted: 'From what you can know. The score sheet says how often you asked.',
};

export const ADVICE: WordTable<typeof en> = {
  en,
  de: {
    thinking: 'Der Coach denkt nach.',
    chances: 'Deine Gewinnchance nach jeder Wahl',
    nothing: 'Hier gibt es nichts zu entscheiden.',
    failed: 'Diese Stellung kann der Coach nicht beurteilen.',
    more: n => `und ${n} weitere, keine davon besser`,
    counted: 'Aus dem, was du wissen kannst. Auf dem Wertungsblatt steht, wie oft du gefragt hast.',
  },
};
