import type { Event } from '@fathoms/games/shares/types.ts';
import { count, does, list, pieces, whom, whose } from '../../../board/grammar/en.ts';
import { type Story, token } from '../../../board/sentence.tsx';
import type { Share } from './shape.ts';

const number = (id: string) => id.slice(-2);
const some = (n: number) => (n === 1 ? 'a card' : count(n, 'card'));
const cost = (paid: readonly string[]) => (paid.length === 0 ? 'for nothing' : `for ${some(paid.length)}`);

/** `you draw 2, Ada and Pip 1`: equal amounts together, the first with its verb. */
export function drawing(shares: readonly Share[]): string {
  const counts = [...new Set(shares.map(share => share.count))];
  return counts
    .map((count, i) => {
      const group = shares.filter(share => share.count === count).map(share => share.who);
      const one = group.length === 1 && !group[0]?.you;
      const verb = i > 0 ? '' : one ? 'draws ' : 'draw ';
      return `${list(group.map(whom))} ${verb}${count}`;
    })
    .join(', ');
}

export const story: Story<Event> = {
  opened: ({ sides }) => {
    const turned = Object.entries(sides).filter(([, side]) => side === 'advanced');
    if (turned.length === 0) return 'Five companies open, all on their basic side.';
    if (turned.length === 5) return 'Five companies open, all on their advanced side.';
    return `Five companies open; on the advanced side: ${pieces(turned.map(([company]) => company))}.`;
  },
  dealt: ({ seat, count, cards }, who) =>
    cards === null || !who(seat).you ? null : `You are dealt ${count} cards: ${pieces(cards)}.`,
  started: ({ first }, who) =>
    `${does(who(first), 'hold')} the lowest number and ${who(first).you ? 'start' : 'starts'}.`,
  drew: ({ seat, why, count, cards }, who) => {
    const shown = cards !== null && who(seat).you;
    if (why === 'draw') return shown ? `You draw ${pieces(cards)}.` : `${does(who(seat), 'draw')} a card.`;
    if (why === 'seat') {
      const extra = shown ? pieces(cards) : some(count);
      return `${does(who(seat), 'take')} ${extra} for sitting later in the round.`;
    }
    return shown ? `Into your hand: ${pieces(cards)}.` : null;
  },
  laid: ({ cards }) => `Free shares to choose from: ${pieces(cards)}.`,
  founded: ({ cards }) => `The third player opens a portfolio: ${pieces(cards)}.`,
  took: ({ seat, card }, who) => `${does(who(seat), 'take')} ${token(card)} as a free share.`,
  turned: () => null,
  bought: ({ seat, card, paid }, who) => `${does(who(seat), 'buy')} the share ${token(card)} ${cost(paid)}.`,
  expanded: ({ seat, company, card, over }, who) =>
    over === null
      ? `${does(who(seat), 'open')} the line of ${token(company)} with ${number(card)}.`
      : `${does(who(seat), 'expand')} ${token(company)} from ${number(over)} to ${number(card)}.`,
  declared: ({ amounts, company }, who) => {
    const shares = amounts.flatMap((count, seat) => (count > 0 ? [{ who: who(seat), count }] : []));
    if (shares.length === 0) return `A new decade, but nobody in the round owns ${token(company)}.`;
    return `New decade, dividend: ${drawing(shares)}.`;
  },
  offered: () => null,
  declined: ({ seat, company }, who) => `${does(who(seat), 'let')} the ability of ${token(company)} pass.`,
  removed: ({ seat, card, from, paid }, who) =>
    `${does(who(seat), 'fish', 'fishes')} ${number(card)} out of the line of ${token(from)} ${cost(paid)}.`,
  moved: ({ seat, card, from, to, paid }, who) =>
    `${does(who(seat), 'move')} ${number(card)} from ${token(from)} to ${token(to)} ${cost(paid)}.`,
  topped: ({ seat, card, on, paid }, who) =>
    `${does(who(seat), 'pull')} ${number(card)} to the end of the line of ${token(on)} ${cost(paid)}.`,
  played: ({ seat, card, on, paid }, who) =>
    `${does(who(seat), 'lower')} ${number(card)} on ${token(on)} as well, ${cost(paid)}.`,
  acquired: ({ seat, from, card, price }, who) => {
    if (from === 'X')
      return `${does(who(seat), 'buy')} the third player’s share ${token(card)} for ${some(price)}.`;
    const kept = `${whom(who(from))} ${who(from).you ? 'keep' : 'keeps'}`;
    return `${does(who(seat), 'buy')} ${whose(who(from))} share ${token(card)} for ${some(price)}, which ${kept}.`;
  },
  fundraised: ({ second }) =>
    second
      ? 'Again nobody did anything but draw: a second fundraiser, two cards for everybody.'
      : 'Everybody only drew: emergency fundraiser, two cards for everybody.',
  missed: ({ seat, count }, who) =>
    `No card is left to draw: ${whom(who(seat))} ${who(seat).you ? 'go' : 'goes'} without ${some(count)}.`,
  depleted: ({ nth }) =>
    nth === 1 ? 'The draw deck is empty for the first time.' : 'The draw deck is empty for the second time.',
  shuffled: ({ cards }) => `The discards are shuffled: ${some(cards.length)} in the new draw deck.`,
  surfaced: ({ aside }) =>
    aside ? 'Another bonus share turns up and waits.' : 'A bonus share turns up for the third player.',
  resolved: ({ share, added, discarded }) => {
    if (share === null) return 'No card is left for the third player.';
    const rest = discarded.length === 0 ? '' : ` Discarded: ${pieces(discarded)}.`;
    const grown = added === null ? ' Nothing fits its line.' : ` ${number(added)} joins that line.`;
    return `The third player gains the share ${token(share)}.${grown}${rest}`;
  },
  triggered: ({ reason }) =>
    reason === 'depletion'
      ? 'The deck ran out twice: the end is near. Everybody takes one final turn.'
      : 'Two fundraisers in a row: the end is near. Everybody takes one final turn.',
  ended: () => 'The books are closed.',
};
