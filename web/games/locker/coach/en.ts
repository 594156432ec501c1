export const en = {
  turn: 'Your turn: turn up a card. Every new suit makes your line longer; a suit you already have in it sinks the line.',
  incident:
    'An incident: the same suit came up twice, so the line sank into Davy Jones’ Locker. Going home in time would have kept it.',
  rivalIncident:
    'An incident for somebody else: the whole line sinks into the Locker at the bottom, and the turn is over.',
  home: 'Home. Of each suit only your highest card counts, so a new suit is worth more than a second one.',
  bonus: 'Key and Chest came home together: they brought extra cards up from the Locker.',
  squid: 'A Squid: you may not go home before two more cards lie behind it.',
  lapsed: 'The deck is empty, so even a hungry Squid lets you go.',
  anchor: 'An Anchor: should the line sink now, what lies before the Anchor still comes home.',
  pair: 'A Key or a Chest does nothing alone. Bring both home together and you get extra cards.',
  mermaid: 'A Mermaid does nothing but count: she goes up to 9, the others only to 7.',
  drone: 'The Drone: only you see the next card. Go on and it is yours, or go home and leave it.',
  map: 'The Map: three cards from the Locker, and one must go into your line. A suit you already have there sinks it.',
  net: 'The Net: one of your own top cards goes back into the line. It works again there, and can be lost.',
  harpoon: 'The Harpoon: a rival’s top card of a suit you do not own comes into your line.',
  knife: 'The Knife: choose which rival’s top card sinks. Their next lower one counts then.',
  robbed: 'One of your cards is gone. Only the highest of each suit counts, so a lower one may step in.',
  nothing: 'That card found nothing to do. It still lies in the line.',
  diver: 'Your diver changes what one of the suits does, all game long. Tap it to read how.',
  variant: 'A variant changes a rule of this game. Tap its card to read it.',
  last: 'The deck is nearly empty. The turn of its last card is the last one of the game.',
};
