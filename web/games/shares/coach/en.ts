export const en = {
  draft:
    'These shares are free. A share scores one point for every depth card its company gets, so take what you want to see grow.',
  action:
    'One action a turn: buy a share, expand a company, or draw a card. Every card is share, depth or money, as you like.',
  bought: 'A share was bought. It was paid with cards, and the next share of that company costs one more.',
  expanded: 'A company was expanded: one depth card more makes each of its shares worth one point more.',
  dividend: 'A dividend: the company reached a new ten, and you drew a card for each share you own there.',
  missedDividend: 'A dividend for others: whoever owns shares of that company draws a card for each.',
  ability: 'This company can do something for whoever expands it. It is an offer: you may decline.',
  used: 'Somebody used a company’s ability. It may change depth lines, but never pays a dividend.',
  boughtOut: 'Somebody bought one of your shares. You cannot refuse, but the price went into your hand.',
  fundraiser:
    'A fundraiser: everybody drew in a row, so each gets two more cards. Two of them in a row end the game.',
  depleted: 'The deck ran out, and the discards became a new one. When that is empty too, the end begins.',
  third:
    'With two players an imaginary third one owns shares. They make prices higher; nobody plays for them.',
  bonus: 'A bonus share turned up: the third player gets a share and its company perhaps a depth card.',
  ending: 'The end has begun: this turn is finished, then everybody has one last turn.',
  final: 'A last turn: no dividends and no abilities any more. Make your shares worth something.',
  missing: 'No card was left to draw. What was due is lost.',
};
