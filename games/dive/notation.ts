import { parseSeat, seatLetter } from '@fathoms/kernel/game.ts';
import { ANGLER_LEVEL, LEVELS } from './parts.ts';
import {
  type Action,
  COMPANIONS,
  type Companion,
  type OctopusSpot,
  type Program,
  type ProgramLevel,
} from './types.ts';

/**
 * take orca · ready 1n 3s 45n 2n · ready 1n 2n 3s 4n 5n angler s · ready 12n 3s clown 2 · withdraw ·
 * octopus 35,60@3 · announce green · dolphins B. A level is its tokens, rising, and what the diver says: s is a
 * shark, n none. In the children's game there are no tokens: ready nsnsn.
 */
export function format(a: Action): string {
  switch (a.type) {
    case 'take':
    case 'announce':
      return `${a.type} ${a.companion}`;
    case 'ready':
      return `ready ${formatProgram(a.program)}`;
    case 'withdraw':
      return 'withdraw';
    case 'octopus':
      return `octopus ${a.spot.x},${a.spot.y}@${a.spot.turn}`;
    case 'dolphins':
      return `dolphins ${seatLetter(a.to)}`;
  }
}

function formatProgram({ levels, angler, clown }: Program): string {
  const gap = levels.every(({ tokens }) => tokens.length === 0) ? '' : ' ';
  let text = levels.map(({ tokens, shark }) => tokens.join('') + side(shark)).join(gap);
  if (angler !== null) text += ` angler ${side(angler)}`;
  return clown === null ? text : `${text} clown ${clown}`;
}

const side = (shark: boolean): string => (shark ? 's' : 'n');

export function parse(text: string): Action | null {
  const [type, ...words] = text.split(' ');
  const action = read(type, words);
  // a text that reads as an action but is not written like one is not notation
  return action !== null && format(action) === text ? action : null;
}

function read(type: string, words: readonly string[]): Action | null {
  const [word = ''] = words;
  switch (type) {
    case 'take':
      return isCompanion(word) ? { type, companion: word } : null;
    case 'announce':
      return word === 'orca' || word === 'green' || word === 'white' ? { type, companion: word } : null;
    case 'withdraw':
      return { type };
    case 'octopus': {
      const spot = readSpot(word);
      return spot && { type, spot };
    }
    case 'dolphins': {
      const to = parseSeat(word);
      return to === null ? null : { type, to };
    }
    case 'ready': {
      const program = readProgram(words);
      return program && { type, program };
    }
    default:
      return null;
  }
}

const isCompanion = (word: string): word is Companion => (COMPANIONS as readonly string[]).includes(word);

function readSpot(word: string): OctopusSpot | null {
  const found = word.match(/^(\d{1,3}),(\d{1,3})@(\d)$/);
  return found && { x: Number(found[1]), y: Number(found[2]), turn: Number(found[3]) };
}

const CHILDREN = /^[ns]{1,6}$/;
const LEVEL = /^([1-5]{1,5})([ns])$/; // [DIVE-16] one side for all its tokens

function readProgram(words: readonly string[]): Program | null {
  const { levels: texts, angler, clown } = tiles(words);
  const levels =
    texts.length === 1 && CHILDREN.test(texts[0]) ? [...texts[0]].map(noTokens) : texts.map(readLevel);
  if (levels.length > ANGLER_LEVEL || !isWhole(levels)) return null;
  if ((angler !== null && !/^[ns]$/.test(angler)) || (clown !== null && !/^[1-6]$/.test(clown))) return null;
  return { levels, angler: angler && angler === 's', clown: clown && Number(clown) } as Program;
}

const noTokens = (letter: string): ProgramLevel => ({ tokens: [], shark: letter === 's' });

function readLevel(word: string): ProgramLevel | null {
  const found = word.match(LEVEL);
  if (!found) return null;
  const tokens = [...found[1]].map(Number);
  const rises = tokens.every((token, i) => i === 0 || tokens[i - 1] <= token);
  return rises ? { tokens, shark: found[2] === 's' } : null;
}

const isWhole = (levels: readonly (ProgramLevel | null)[]): levels is ProgramLevel[] =>
  !levels.includes(null);

interface Words {
  readonly levels: readonly string[];
  readonly angler: string | null; // the word after it
  readonly clown: string | null;
}

function tiles(words: readonly string[]): Words {
  const after = (name: string): string | null => {
    const at = words.indexOf(name);
    return at < 0 ? null : (words[at + 1] ?? '');
  };
  const first = words.findIndex(word => word === 'angler' || word === 'clown');
  return {
    levels: first < 0 ? words : words.slice(0, first),
    angler: after('angler'),
    clown: after('clown'),
  };
}

/** A program that is still being put together. */
export interface ProgramDraft {
  readonly levels: readonly DraftLevel[]; // at most five; trailing empty ones may be missing
  readonly angler: boolean | 'unset' | null; // null = not placed
  readonly clown: number | null;
}

export interface DraftLevel {
  readonly tokens: readonly number[];
  readonly shark: boolean | null; // null = no side chosen yet
}

/**
 * draft 1n - 45? 2s · draft 1n 2n 3s 4n 5? angler ? · draft 12n 3s clown 2 · draft (nothing placed). As a program,
 * but `-` is a level without tokens and `?` a side not chosen. In the children's game five letters: draft n?s?n.
 */
export function formatDraft({ levels, angler, clown }: ProgramDraft, children: boolean): string {
  const words = children
    ? [levels.map(({ shark }) => draftSide(shark)).join('')]
    : levels.map(({ tokens, shark }) =>
        tokens.length === 0 ? '-' : [...tokens].sort((a, b) => a - b).join('') + draftSide(shark),
      );
  if (angler !== null) words.push('angler', draftSide(angler === 'unset' ? null : angler));
  if (clown !== null) words.push('clown', String(clown));
  return ['draft', ...words].filter(word => word !== '').join(' ');
}

const draftSide = (shark: boolean | null): string => (shark === null ? '?' : side(shark));

const EMPTY: DraftLevel = { tokens: [], shark: null };

/** Lenient: what cannot be read counts as not placed, and of a token placed twice only the first counts. */
export function readDraft(text: string | null): ProgramDraft {
  const [type, ...words] = (text ?? '').split(' ');
  const { levels: texts, angler, clown } = tiles(type === 'draft' ? words : []);
  const children = texts.length === 1 && /^[ns?]+$/.test(texts[0]);
  const levels = children
    ? [...texts[0]].map(letter => ({ tokens: [], shark: readSide(letter) }))
    : withoutDoubles(texts.map(readDraftLevel));
  return {
    levels: levels.slice(0, LEVELS),
    angler: angler === null ? null : (readSide(angler) ?? 'unset'),
    clown: clown !== null && /^[1-5]$/.test(clown) ? Number(clown) : null,
  };
}

function readDraftLevel(word: string): DraftLevel {
  const found = word.match(/^([1-5]+)([ns?])$/);
  return found ? { tokens: [...found[1]].map(Number), shark: readSide(found[2]) } : EMPTY;
}

const readSide = (letter: string): boolean | null => (letter === 's' ? true : letter === 'n' ? false : null);

function withoutDoubles(levels: readonly DraftLevel[]): DraftLevel[] {
  const used = new Set<number>();
  return levels.map(({ tokens, shark }) => ({
    tokens: tokens.filter(token => !used.has(token) && used.add(token)).sort((a, b) => a - b),
    shark,
  }));
}
