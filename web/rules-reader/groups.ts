/** Rules of a chapter that speak of the same card stand together under its name. */
import type { Chapter, Part, Rule, RuleBook } from './parse.ts';

export interface Group {
  readonly part: Part | null; // null = rules about no card in particular
  readonly rules: readonly Rule[];
}

const ABOUT = /^([A-Z]\d{1,2}): (.+)$/;

export function groupRules(chapter: Chapter, book: RuleBook): Group[] {
  const groups: { part: Part | null; rules: Rule[] }[] = [];
  for (const rule of chapter.rules) {
    const [, id = '', rest = ''] = ABOUT.exec(rule.text) ?? [];
    const part = Object.hasOwn(book.parts, id) ? (book.parts[id] ?? null) : null;
    const last = groups.at(-1);
    const shown = part ? { id: rule.id, text: capital(rest) } : rule;
    if (last && last.part === part) last.rules.push(shown);
    else groups.push({ part, rules: [shown] });
  }
  return groups;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
