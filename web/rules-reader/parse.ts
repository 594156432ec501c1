/** Reads a rules file: section 4's chapters and numbered rules, and the names of cards the rules call by id. */
import type { RuleId } from '@fathoms/kernel/game.ts';

export interface Rule {
  readonly id: RuleId;
  readonly text: string; // may hold *emphasis*, `code` and the ids of other rules
}

export interface Chapter {
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** A card the rules call by its id, such as D12 or EG7. */
export interface Part {
  readonly name: string;
  readonly effect: string;
}

export interface RuleBook {
  readonly chapters: readonly Chapter[];
  readonly parts: { readonly [id: string]: Part };
}

const RULE = /^- \*\*([A-Z]+-\d+)\*\* (?:\[[^\]]*\] )?(.+)$/;
const CHAPTER = /^### (?:[\d.]+ )?(.+)$/;

export function parseRules(markdown: string): RuleBook {
  const sections = splitSections(markdown);
  return { chapters: readChapters(sections.get(4) ?? []), parts: readParts(sections.get(2) ?? []) };
}

/** The lines of each numbered `## ` section. */
function splitSections(markdown: string): Map<number, string[]> {
  const sections = new Map<number, string[]>();
  let lines: string[] = [];
  for (const line of markdown.split(/\r?\n/)) {
    const heading = /^## (\d+)\./.exec(line);
    if (heading) {
      lines = [];
      sections.set(Number(heading[1]), lines);
    } else lines.push(line);
  }
  return sections;
}

function readChapters(lines: readonly string[]): Chapter[] {
  const chapters: { title: string; rules: Rule[] }[] = [];
  for (const line of lines) {
    const title = CHAPTER.exec(line)?.[1];
    if (title) chapters.push({ title, rules: [] });
    const [, id, text] = RULE.exec(line) ?? [];
    if (id && text) chapters.at(-1)?.rules.push({ id: id as RuleId, text: forPlayers(text) });
  }
  return chapters.filter(chapter => chapter.rules.length > 0);
}

/** Why a rule is as it is (in comments) and where it comes from (tags) is for those who work on the rules. */
const forPlayers = (text: string): string =>
  text.replaceAll(/ ?<!--.*?-->/g, '').replaceAll(/ ?\[(?:book|ruling|design)\]/g, '');

const NAME_COLUMNS = ['skill', 'name', 'companion', 'fähigkeit'];
const EFFECT_COLUMNS = ['exact effect', 'genaue wirkung'];

/** Tables whose first column is an id like D12 or EG7 name the cards; the rules then speak of them by that name. */
function readParts(lines: readonly string[]): { [id: string]: Part } {
  const parts: { [id: string]: Part } = {};
  let header: readonly string[] = [];
  for (const line of lines) {
    const cells = tableCells(line);
    const id = cells[0] ?? '';
    if (id.toLowerCase() === 'id') header = cells.map(cell => cell.toLowerCase());
    const name = cells[header.findIndex(title => NAME_COLUMNS.includes(title))];
    const effect = cells[header.findIndex(title => EFFECT_COLUMNS.includes(title))];
    if (/^[A-Z]{1,2}\d{1,2}$/.test(id) && name) parts[id] = { name, effect: effect ?? '' };
  }
  return parts;
}

const tableCells = (line: string): string[] =>
  line.startsWith('|')
    ? line
        .slice(1, -1)
        .split('|')
        .map(cell => cell.trim())
    : [];

/** A piece of a rule's sentence. */
export type Token =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'rule'; readonly text: string; readonly id: RuleId }
  | { readonly kind: 'part'; readonly text: string; readonly id: string };

const MARKS = /(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`|\b[A-Z]{2,}-\d+\b|\b[A-Z]{1,2}\d{1,2}\b)/;

export const tokens = (text: string, book: RuleBook): Token[] =>
  text
    .split(MARKS)
    .filter(piece => piece !== '')
    .map(piece => readToken(piece, book));

function readToken(piece: string, book: RuleBook): Token {
  if (/^[A-Z]{2,}-\d+$/.test(piece)) return { kind: 'rule', text: piece, id: piece as RuleId };
  const part = Object.hasOwn(book.parts, piece) ? book.parts[piece] : undefined;
  if (part) return { kind: 'part', text: part.name, id: piece };
  if (/^\*\S.*\*$/.test(piece)) return { kind: 'strong', text: piece.replaceAll('*', '') };
  return { kind: 'text', text: piece.replaceAll('`', '') };
}

/** The sentence as it is said aloud: no marks, cards by their names. */
export const plainText = (text: string, book: RuleBook): string =>
  tokens(text, book)
    .map(token => token.text)
    .join('');

/** Where a rule stands; null = the book has no such rule. */
export function chapterOf(book: RuleBook, rule: string): number | null {
  const index = book.chapters.findIndex(chapter => chapter.rules.some(({ id }) => id === rule));
  return index < 0 ? null : index;
}

/** LOCKER-40 → Locker 40: how a rule's number is shown. */
export function ruleNumber(rule: string): string {
  const [word = '', number = ''] = rule.split('-');
  return `${word.charAt(0)}${word.slice(1).toLowerCase()} ${number}`;
}
