/// <reference types="vite/client" />
/** The rules files, loaded when somebody reads them. */
import type { RuleId } from '@fathoms/kernel/game.ts';
import { LANGUAGES, type Language } from '../settings/language.ts';
import { parseRules, plainText, type RuleBook } from './parse.ts';

type Load = () => Promise<string>;
const english = import.meta.glob<string>('../../rules/*.md', { query: '?raw', import: 'default' });
const german = import.meta.glob<string>('../../rules/de/*.md', { query: '?raw', import: 'default' });

const load = (game: string, language: Language): Load | undefined =>
  language === 'de' ? german[`../../rules/de/${game}.md`] : english[`../../rules/${game}.md`];

export interface OpenBook extends RuleBook {
  readonly language: Language; // not the wanted one where a translation is still missing
}

const books = new Map<string, Promise<OpenBook | null>>();

/** A game's rules in a language, else in the first one; null = the game has no rules file. */
export function openRules(game: string, language: Language): Promise<OpenBook | null> {
  const key = `${language}/${game}`;
  const open = books.get(key) ?? readBook(game, language);
  books.set(key, open);
  open.catch(() => books.delete(key)); // a broken download may be tried again
  return open;
}

async function readBook(game: string, language: Language): Promise<OpenBook | null> {
  const wanted = load(game, language);
  if (wanted) return { ...parseRules(await wanted()), language };
  return language === LANGUAGES[0] ? null : openRules(game, LANGUAGES[0]);
}

/** LOCKER-40 is a rule of the game `locker`. */
const gameOfRule = (rule: RuleId): string => rule.slice(0, rule.lastIndexOf('-')).toLowerCase();

/** The sentence of a rule, for somebody who just ran into it. */
export async function ruleText(rule: RuleId, language: Language): Promise<string> {
  const book = await openRules(gameOfRule(rule), language);
  const found = book?.chapters.flatMap(chapter => chapter.rules).find(({ id }) => id === rule);
  return book && found ? plainText(found.text, book) : rule;
}
