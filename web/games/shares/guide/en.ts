export const en = {
  goal: {
    title: 'Goal',
    goal: 'Own shares in companies that dive deep. **A share is worth one point for every depth card** of its company; the most points win.',
  },
  turn: {
    title: 'Your turn: one of three',
    buy: '**Buy** a share from your hand. It costs as many cards as shares of that company lie on the table.',
    expand:
      '**Expand** any company: put a hand card on its line. The number must be higher than the last one there.',
    draw: '**Draw** a card. Cards are your money: each pays 1, whatever it shows.',
    dividend: '**A new ten is reached?** Dividend: everybody draws a card for each share they own there.',
  },
  read: {
    title: 'Reading the table',
    card: [
      'One card, three lives',
      'Every card is a share, a depth or money. You decide when you play it: the company counts for a share, the number for a depth, and as money neither matters.',
    ],
    price: [
      'Price',
      'How many cards the next share costs. It goes up with every share anybody owns, so the first ones are free or cheap.',
    ],
    worth: [
      'Worth',
      'What one share would bring if the game ended now: the number of depth cards on the line.',
    ],
    ten: [
      'New ten',
      '38 to 41 is a new ten and pays. 41 to 47 is not. Leaping over several tens still pays once. The very first card always pays.',
    ],
    any: ['Any company', 'You may expand a company you own nothing of, but then others draw the dividend.'],
  },
  companies: {
    title: 'What the companies can do',
    hint: 'One side is up, the same for everybody. Tap one for the exact rule.',
    basic: 'Basic side',
    advanced: 'Advanced side',
  },
  end: {
    title: 'The end',
    deck: [
      'The deck runs out twice',
      'The first time, the discards are shuffled into a new one. The second time, the end begins.',
    ],
    twice: ['Two fundraisers in a row', 'If nobody buys or expands in between, the end begins too.'],
    last: [
      'One last turn each',
      'The turn is finished, then everybody has exactly one more: without dividends and without abilities.',
    ],
    score: [
      'Counting',
      'Shares times depth cards, added up over all companies. With equal points more cards in hand win.',
    ],
  },
  fine: {
    title: 'Good to know',
    begin: [
      'How it begins',
      'Six cards each; the lowest number starts, those after get a card more each. Then everybody takes two open cards as free shares.',
    ],
    fundraiser: ['Fundraiser', 'If everybody in turn draws, money is short: each draws two more cards.'],
    pay: ['Paying', 'You choose which cards to give away. The share you buy cannot pay for itself.'],
    ability: [
      'Abilities',
      'Most are offered to whoever expands that company, after the dividend, and you may say no. What an ability does never pays a dividend.',
    ],
    two: [
      'With two players',
      'A third, imaginary player owns six shares. They count for prices; this player never acts and cannot win. Bonus shares in the deck bring it new shares and depth cards.',
    ],
    hands: [
      'Open and hidden',
      'Shares and depth lines are open. Hands are secret, and there is no limit to them.',
    ],
  },
  now: {
    draft: '**Take a free share.** It is yours to keep; its number no longer matters.',
    waiting: (who: string) =>
      `**${who} decides.** Watch the prices: each share bought makes the next dearer.`,
    action: '**One action:** buy, expand or draw.',
    ability: (name: string) => `**${name} was expanded:** its ability may be used now, or not.`,
    best: (name: string, worth: number) => `**${name} is worth most:** ${worth} a share.`,
    fundraiser: (n: number) =>
      `**${n === 1 ? 'One more draw' : `${n} more draws`} in a row** and everybody draws two.`,
    doubled: '**The next fundraiser in a row ends the game.**',
    thin: (n: number) => `**${n} cards are left in the deck.** When it is empty, the end begins.`,
    final: '**Last turns.** No dividends, no abilities.',
    over: '**The game is over.** Shares times depth cards.',
  },
};

export type SharesGuide = typeof en;
