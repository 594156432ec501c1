/** The reader's search: every word must occur, whatever its case or accents. */
import type { GuidePart, GuidePoint } from '../board/guide.ts';
import { plainText, type Rule, type RuleBook } from './parse.ts';

export interface Found {
  readonly chapter: string;
  readonly rule: Rule;
}

export function findRules(book: RuleBook, query: string): Found[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return book.chapters.flatMap(({ title, rules }) =>
    rules
      .filter(rule => {
        const text = fold(`${title} ${rule.id} ${plainText(rule.text, book)}`);
        return words.every(word => text.includes(word));
      })
      .map(rule => ({ chapter: title, rule })),
  );
}

/** Points of the guide with these words. */
export function findPoints(parts: readonly GuidePart[], query: string): GuidePoint[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return parts
    .flatMap(({ points }) => points)
    .filter(({ name = '', text }) => words.every(word => fold(`${name} ${text}`).includes(word)));
}

const fold = (text: string): string =>
  text
    .toLocaleLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .normalize('NFC');

export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** Cuts a text where the query's words occur, to mark them. */
export function markHits(text: string, query: string): Piece[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const { letters, origin } = foldedLetters(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1))
      for (let i = at; i < at + word.length; i++) hit[origin[i] ?? 0] = true;
  return joinPieces(text, hit);
}

/** Folding may lengthen a text (ß → ss), so each folded letter remembers where it came from. */
function foldedLetters(text: string): { letters: string; origin: number[] } {
  let letters = '';
  const origin: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const folded = fold(text.charAt(i));
    letters += folded;
    for (let n = 0; n < folded.length; n++) origin.push(i);
  }
  return { letters, origin };
}

function joinPieces(text: string, hit: readonly boolean[]): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (let i = 1; i <= text.length; i++) {
    if (i < text.length && hit[i] === hit[start]) continue;
    pieces.push({ text: text.slice(start, i), hit: hit[start] === true });
    start = i;
  }
  return pieces;
}
