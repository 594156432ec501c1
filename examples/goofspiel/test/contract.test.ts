import { contract } from '@fathoms/kernel/testing/contract.ts';
import { goofspiel } from '../index.ts';

contract(goofspiel, {
  matches: 60,
  optionSets: [{}],
  longest: 60,
  isSecret: (event, listener) => event.type === 'bid' && event.seat !== listener,
  // a card is in a hand or on the table, or its round is over: as many as prizes to come, and this one
  conserves: ({ hands, bids, prizes, prize }) =>
    hands.map((hand, seat) => bitsIn(hand) + (bids[seat] > 0 ? 1 : 0) - bitsIn(prizes) - (prize > 0 ? 1 : 0)),
});

const bitsIn = (cards: number): number => cards.toString(2).replaceAll('0', '').length;
