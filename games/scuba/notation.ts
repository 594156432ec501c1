import { parseTile, tileId } from './parts.ts';
import { parseSpace, spaceId } from './sea.ts';
import type { Action } from './types.ts';

/** step 4/5 · step S3 · step boat · turn · see R01 · point · push left · stop */
export function format(a: Action): string {
  switch (a.type) {
    case 'step':
      return `step ${spaceId(a.to)}`;
    case 'see':
      return `see ${tileId(a.tile)}`;
    case 'push':
      return `push ${a.side}`;
    case 'turn':
    case 'point':
    case 'stop':
      return a.type;
  }
}

export function parse(text: string): Action | null {
  const [type, word = ''] = text.split(' ');
  const action = read(type, word);
  // a text that reads as an action but is not written like one is not notation
  return action !== null && format(action) === text ? action : null;
}

function read(type: string, word: string): Action | null {
  switch (type) {
    case 'turn':
    case 'point':
    case 'stop':
      return { type };
    case 'step': {
      const to = parseSpace(word);
      return to === null ? null : { type, to };
    }
    case 'see': {
      const tile = parseTile(word);
      return tile === null ? null : { type, tile };
    }
    case 'push':
      return word === 'left' || word === 'right' ? { type, side: word } : null;
    default:
      return null;
  }
}
