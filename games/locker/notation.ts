import { parseSeat, seatLetter } from '@fathoms/kernel/game.ts';
import { cardId, parseCard, parseSuit, SUITS } from './parts.ts';
import type { Action } from './types.ts';

/** reveal · return · name B · net key · harpoon B key · knife B key · strike B · blade key · map key-5 · raid B */
export function format(a: Action): string {
  switch (a.type) {
    case 'reveal':
    case 'return':
      return a.type;
    case 'name':
      return `name ${seatLetter(a.victim)}`;
    case 'net':
    case 'blade':
      return `${a.type} ${SUITS[a.suit]}`;
    case 'harpoon':
    case 'knife':
      return `${a.type} ${seatLetter(a.from)} ${SUITS[a.suit]}`;
    case 'strike':
      return `strike ${seatLetter(a.at)}`;
    case 'map':
      return `map ${cardId(a.card)}`;
    case 'raid':
      return `raid ${seatLetter(a.from)}`;
  }
}

export function parse(text: string): Action | null {
  const [type, first = '', second = ''] = text.split(' ');
  const action = read(type, first, second);
  // a text that reads as an action but is not written like one is not notation
  return action !== null && format(action) === text ? action : null;
}

function read(type: string, first: string, second: string): Action | null {
  const seat = parseSeat(first);
  switch (type) {
    case 'reveal':
    case 'return':
      return { type };
    case 'name':
      return seat === null ? null : { type, victim: seat };
    case 'strike':
      return seat === null ? null : { type, at: seat };
    case 'raid':
      return seat === null ? null : { type, from: seat };
    case 'net':
    case 'blade': {
      const suit = parseSuit(first);
      return suit === null ? null : { type, suit };
    }
    case 'harpoon':
    case 'knife': {
      const suit = parseSuit(second);
      return seat === null || suit === null ? null : { type, from: seat, suit };
    }
    case 'map': {
      const card = parseCard(first);
      return card === null ? null : { type, card };
    }
    default:
      return null;
  }
}
