import type { CompanyId } from '@fathoms/games/shares/parts.ts';
import { count, inWords, list, whose } from '../../../board/grammar/en.ts';
import type { Who } from '../../../board/seats.ts';
import { ahead } from './en-ahead.ts';
import { ABILITIES, NAMES, SHORT } from './en-companies.ts';
import { options } from './en-options.ts';
import { prompt } from './en-prompt.ts';
import { drawing, story } from './en-story.ts';

const cards = (n: number) => count(n, 'card');
const points = (n: number) => count(n, 'point');
const shares = (n: number) => count(n, 'share');

export const en = {
  names: NAMES,
  short: SHORT,
  abilities: ABILITIES,
  story,
  drawing,
  prompt,
  ahead,
  options,

  turn: (n: number, who: Who) => `Turn ${n} · ${who.you ? 'you' : who.name}`,
  finalTurn: (n: number, who: Who) => `Turn ${n} · ${whose(who)} final turn`,
  subtitle: (n: number, who: Who) => `Turn ${n} · ${who.you ? 'your action' : `${who.name}’s turn`}`,
  subtitleFinal: (n: number, who: Who) =>
    `Turn ${n} · ${who.you ? 'your final turn' : `final turn of ${who.name}`}`,
  drafting: (round: number) => `Free shares, round ${round} of 2`,
  closed: 'The books are closed',

  board: {
    company: (name: string, price: number, worth: number) =>
      `${name}: the next share costs ${price}, a share is worth ${worth}`,
    price: 'Price',
    worth: 'Worth',
    side: { basic: 'Basic side', advanced: 'Advanced side' },
    advanced: 'advanced',
    line: (name: string, numbers: readonly string[]) =>
      numbers.length === 0
        ? `${name} has no depth card yet`
        : `Depth cards of ${name}, oldest first: ${numbers.join(', ')}`,
    paysFrom: 'dividend from',
    firstPays: 'any',
    firstPaysLong: 'card pays',
    deepest: 'no dividend left',
    deepestShort: 'deepest',
    expandWith: (name: string, number: string) => `Expand ${name} with ${number}`,
    moveTo: (name: string, number: string) => `Move ${number} to ${name}`,
    cannotPlace: (name: string) => `The line of ${name}`,
    folded: (n: number) => `${n} more`,
    choose: (what: string) => `Choose ${what}`,
    tag: (number: string, name: string) => `${number} of ${name}`,
    hand: (n: number) => `Your hand, ${cards(n)}`,
    noHand: 'Hands are hidden from those who watch.',
    emptyHand: 'Your hand is empty.',
    card: (number: string, name: string) => `${number}, a share in ${name}`,
    buying: 'buying',
    playing: 'playing',
    pays: 'pays',
    sortBy: { number: 'Group by company', company: 'Sort by number' },
    portfolios: 'Portfolios',
    player: 'Player',
    inHand: (n: number) => `${n} in hand`,
    bot: 'bot',
    third: 'Third player',
    thirdNote: 'never acts',
    buyStake: (who: string, name: string) => `Buy a ${name} share of ${who}`,
    unscored: 'not scored',
    deck: (n: number) => `Draw deck, ${cards(n)}`,
    deckTap: (n: number) => `Draw a card. Draw deck, ${cards(n)}`,
    inDeck: 'in the draw deck',
    inDeckShort: 'deck',
    discarded: 'discarded, open',
    discardedShort: 'discards',
    lookDiscards: (n: number) => `Look through the discards, ${cards(n)}`,
    fund: (n: number, of: number) => `${n} of ${of} draws to a fundraiser`,
    fundEnds: (n: number, of: number) => `${n} of ${of} draws to the end`,
    fundEndsShort: (n: number, of: number) => `${n}/${of} to the end`,
    onceEmpty: 'The deck has run out once; the second time ends the game.',
  },

  ticker: {
    dividend: 'New decade: dividend',
    same: 'Same decade: no dividend',
    final: 'Final turn: no dividend',
    nobody: 'Nobody in the round owns it',
    worth: 'Your worth',
    free: 'free',
    costs: (n: number) => `costs ${cards(n)}`,
    extra: (n: number) => `+${n}`,
  },

  about: {
    lineTitle: (name: string) => `Depth cards of ${name}`,
    line: (n: number) =>
      `${cards(n)} so far; every one makes each share worth a point more. A card that is put below must be higher than the last one; its tens are the decade.`,
    mark: 'A small +2 says how many cards you would draw; “any card pays” means the line is still empty.',
    portfolioTitle: (who: Who) => (who.you ? 'Your shares' : `${who.name}’s shares`),
    portfolio:
      'How many shares of each company lie here, face up. A share counts at the end, and draws a card whenever its company pays a dividend.',
    owns: (n: number) => `Worth ${points(n)} if the game ended now.`,
    hidden: (n: number) => `${cards(n)} in hand, which nobody else sees.`,
    deckTitle: 'The draw deck',
    deck: (n: number) =>
      `${cards(n)} left. When it runs out, the discards become the new deck; the second time ends the game.`,
    handTitle: 'Your hand',
    hand: 'Every card has three uses: a share in the company it shows, a depth card by its number for any company, or money, where each card pays one, whatever it shows.',
    fundTitle: 'The next fundraiser',
    fund: (n: number, of: number) =>
      `When everybody in a row has drawn (${n} of ${of} so far), all draw two cards more. A Buy or an Expand starts the count anew.`,
    fundEnds: 'One more fundraiser without a Buy or an Expand before it begins the final turns.',
    price: (n: number) =>
      `The next share costs ${n === 0 ? 'nothing' : cards(n)}: one for each share owned by anybody.`,
    worth: (n: number) => `A share is worth ${points(n)} if the game ended now.`,
    next: (from: number | null) =>
      from === null
        ? 'It stands in the last decade: no expansion can pay a dividend now.'
        : `An expansion with ${from} or more pays a dividend.`,
    first: 'Its line is empty: whatever comes first pays a dividend.',
    card: (number: string, name: string) =>
      `A share in ${name}, or a depth card with the number ${number} for any company, or simply money.`,
    discards: 'Discards, newest first',
    noDiscards: 'Nothing has been discarded.',
    third:
      'The third player is imaginary: its shares count for prices and for Treasure, it never acts and cannot win.',
    decade: (number: string) => `Its decade is the first digit, ${number[0]}.`,
  },

  final: {
    title: (n: number): string => (n === 1 ? 'The last turn' : 'Final turns'),
    why: {
      depletion: 'The deck ran out twice.',
      fundraisers: 'Two fundraisers came in a row.',
    },
    soon: 'After this turn everybody has one more.',
    left: 'No dividends, no abilities.',
  },

  moments: {
    dividend: (company: string) => `${company} pays a dividend`,
    fundraiser: {
      title: 'Fundraiser',
      line: 'Two cards for everybody.',
      detail: (second: boolean): string => (second ? 'The second one in a row.' : 'Everybody only drew.'),
    },
    depleted: {
      title: 'The deck is empty',
      line: (nth: number): string => (nth === 1 ? 'For the first time.' : 'For the second time.'),
    },
    end: { title: 'The end is near', line: 'Everybody takes one final turn.' },
    gains: (company: string) => `It gains a share in ${company}.`,
  },

  bonus: {
    title: 'A bonus share for the third player',
    share: 'becomes its share',
    added: (company: CompanyId) => `joins ${SHORT[company]}`,
    gone: 'discarded',
  },

  goal: {
    note: 'Two shares of yours',
    sum: '2 shares × 3 depth cards',
    label:
      'Treasure Hunting has three depth cards on its line. You own two of its shares: two times three makes 6 points.',
  },

  score: {
    win: (name: string, you: boolean, by: number) => `${you ? 'You win' : `${name} wins`} by ${inWords(by)}`,
    tied: (name: string, you: boolean) => `${you ? 'You win' : `${name} wins`} the tie`,
    line: (score: number, best: string, value: number) =>
      `${points(score)}; ${best} was worth most, at ${value} a share.`,
    byHand: 'Level on points; more cards in hand decide.',
    bySeat: 'Level on points and cards; the later seat decides.',
    note: (n: number, hand: number) => `${shares(n)}, ${cards(hand)} left`,
    none: (hand: number) => `No shares, ${cards(hand)} left`,
    part: (n: number, value: number) => `${shares(n)} at ${value}`,
    pearl: { basic: 'two more than its depth cards', advanced: 'two less than the deepest company' },
  },

  over: (names: readonly string[], you: boolean) => (you ? 'You win' : `${list(names)} wins`),
};

export type SharesWords = typeof en;
