import type { Language } from '../settings/language.ts';

const RULES: { [L in Language]: Intl.PluralRules } = {
  en: new Intl.PluralRules('en'),
  de: new Intl.PluralRules('de'),
};

/** `plural('en', 3, { one: 'card', other: 'cards' })`: the form the language wants for this number. */
export const plural = (language: Language, n: number, forms: { one: string; other: string }): string =>
  RULES[language].select(n) === 'one' ? forms.one : forms.other;
