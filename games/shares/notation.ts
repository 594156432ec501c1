import { parseSeat, seatLetter } from '@fathoms/kernel/game.ts';
import { type Card, COMPANIES, DS_CARDS, parseCompany, twoDigits } from './parts.ts';
import type { Action, Deal, Owner } from './types.ts';

/**
 * take 44 · expand pearl 53 · draw · decline · buy 44 · buy 44 with 07 13 21 · remove 52 with 07 13 ·
 * move 52 treasure with 07 · top 13 with 07 · play 12 pearl with 07 13 · acquire B treasure with 07 13.
 * Cards are their two-digit numbers, payments rising; X is the third player.
 */
export function format(a: Action): string {
  switch (a.type) {
    case 'draw':
    case 'decline':
      return a.type;
    case 'take':
      return `take ${twoDigits(a.card)}`;
    case 'expand':
      return `expand ${COMPANIES[a.company]} ${twoDigits(a.card)}`;
    default:
      return a.with.length === 0 ? formatDeal(a) : `${formatDeal(a)} with ${a.with.map(twoDigits).join(' ')}`;
  }
}

function formatDeal(deal: Deal): string {
  switch (deal.type) {
    case 'buy':
    case 'remove':
    case 'top':
      return `${deal.type} ${twoDigits(deal.card)}`;
    case 'move':
      return `move ${twoDigits(deal.card)} ${COMPANIES[deal.to]}`;
    case 'play':
      return `play ${twoDigits(deal.card)} ${COMPANIES[deal.on]}`;
    case 'acquire':
      return `acquire ${deal.from === 'X' ? 'X' : seatLetter(deal.from)} ${COMPANIES[deal.company]}`;
  }
}

export function parse(text: string): Action | null {
  const [head, payment, ...more] = text.split(' with ');
  if (more.length > 0) return null;
  const action = payment === undefined ? readFree(head) : readPaid(head, payment);
  // a text that reads as an action but is not written like one is not notation
  return action !== null && format(action) === text ? action : null;
}

function readFree(text: string): Action | null {
  const [type, first = '', second = ''] = text.split(' ');
  switch (type) {
    case 'draw':
    case 'decline':
      return { type };
    case 'take': {
      const card = readNumber(first);
      return card === null ? null : { type, card };
    }
    case 'expand': {
      const company = parseCompany(first);
      const card = readNumber(second);
      return company === null || card === null ? null : { type, company, card };
    }
    default: {
      const deal = readDeal(type, first, second);
      return deal === null ? null : { ...deal, with: [] };
    }
  }
}

function readPaid(head: string, payment: string): Action | null {
  const [type, first = '', second = ''] = head.split(' ');
  const deal = readDeal(type, first, second);
  const cards = payment.split(' ').map(readNumber);
  const isRising = cards.every((card, i) => card !== null && (i === 0 || card > (cards[i - 1] ?? -1)));
  return deal === null || !isRising ? null : { ...deal, with: cards as Card[] };
}

function readDeal(type: string, first: string, second: string): Deal | null {
  const card = readNumber(first);
  const company = parseCompany(second);
  switch (type) {
    case 'buy':
    case 'remove':
    case 'top':
      return card === null ? null : { type, card };
    case 'move':
      return card === null || company === null ? null : { type, card, to: company };
    case 'play':
      return card === null || company === null ? null : { type, card, on: company };
    case 'acquire': {
      const from: Owner | null = first === 'X' ? 'X' : parseSeat(first);
      return from === null || company === null ? null : { type, from, company };
    }
    default:
      return null;
  }
}

const readNumber = (text: string): Card | null =>
  /^\d\d$/.test(text) && Number(text) < DS_CARDS ? Number(text) : null;
