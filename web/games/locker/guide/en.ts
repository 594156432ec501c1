import type { Suit } from '@fathoms/games/locker/parts.ts';

const pieces: Record<Suit, string> = {
  anchor: 'Saves the cards before it, should the line sink.',
  squid: 'Wants two more cards before you may go home.',
  map: 'You see three cards of the Locker and must place one.',
  key: 'Home together with a Chest: extra cards.',
  chest: 'Home together with a Key: extra cards.',
  knife: 'A rival’s top card of your choice sinks into the Locker.',
  drone: 'You alone see the next card before you decide.',
  net: 'Place a top card from your own hold. It works again.',
  harpoon: 'Place a rival’s top card of a suit you do not own.',
  mermaid: 'Does nothing. She is simply worth more, up to 9.',
};

export const en = {
  goal: {
    title: 'Goal',
    text: 'Bring loot home. Of every suit **only your highest card** scores; the most points win.',
  },
  turn: {
    title: 'Your turn',
    reveal: '**Turn up** a card and lay it in your line. The first one is a must.',
    effect: '**Do** what its suit says, at once. You cannot refuse.',
    choose: '**Go on** and turn up another, or **go home** with the whole line.',
    incident: '**The same suit twice?** That is an incident: the line sinks and your turn is over.',
  },
  cards: { title: 'What the cards do', hint: 'Tap one for the exact rule.', pieces },
  end: {
    title: 'The end',
    text: 'The last card of the deck ends the game, once that turn is done. Then every hold is counted: the top card of each suit. With equal points the fuller hold wins.',
  },
  fine: {
    title: 'Good to know',
    setup: [
      'How it begins',
      'The lowest card of every suit lies in Davy Jones’ Locker, the pile at the bottom. The other 50 are the deck. All holds are empty.',
    ],
    locker: [
      'Davy Jones’ Locker',
      'Everything that sinks lands here, face down. Maps, Keys and Chests bring cards back up.',
    ],
    chain: [
      'One card, many effects',
      'A card that an effect places works as well: a Net may place a Map, and the Map a third card. An incident can come from each of them.',
    ],
    incident: [
      'What an incident leaves you',
      'Only what an Anchor or a diver saves. What you did before it, say with a Knife, stays done.',
    ],
    squid: [
      'A hungry Squid',
      'Every card after it counts, wherever it comes from. If the deck runs out first, the Squid lets you go.',
    ],
    must: [
      'You must choose',
      'Map, Net, Harpoon and Knife want a choice even if every choice hurts. With nothing to choose from they do nothing.',
    ],
    bonus: [
      'Key and Chest',
      'Both in the line you bring home: as many random cards from the Locker as the line has. Not after an incident, and a Key already at home does not count.',
    ],
    drone: [
      'After the Drone',
      'Go home and leave the card to the next player, or go on and get exactly that card.',
    ],
    open: [
      'Open and hidden',
      'Everybody sees all holds and how many cards are left. Nobody looks into the deck or the Locker, unless a card says so.',
    ],
  },
  divers: {
    title: 'Divers',
    hint: 'An option: everybody gets one for the whole game.',
  },
  variants: { title: 'Variants', hint: 'An option: at most one a game.' },
  now: {
    first: '**Turn up a card.** The first one of a turn is a must.',
    begin: (who: string) => `**${who} explores.** Watch which suits go home.`,
    pair: (n: number) => `**Key and Chest lie in your line.** Go home and take ${n} extra cards.`,
    fed: '**The Squid is fed.** You may go home.',
    hungry: (n: number) => `**The Squid wants ${n} more.** Until then you cannot go home.`,
    saved: (n: number) =>
      `**The Anchor holds.** An incident would leave you ${n === 1 ? 'the card' : `the ${n} cards`} before it.`,
    sinks: (suits: string, n: number) =>
      `**A second ${suits}** sinks ${n === 1 ? 'your card' : `all ${n} of your cards`}.`,
    sinksValue: (values: string, n: number) =>
      `**Another ${values}** sinks ${n === 1 ? 'your card' : `all ${n} of your cards`}.`,
    or: 'or',
    choose: '**Whatever you decide:** only your highest card of each suit scores.',
    net: '**Your Net** must place a top card of your hold, even one that sinks you.',
    harpoon: '**Your Harpoon** must place a rival’s card of a suit you lack, even one that sinks you.',
    knife: '**Your Knife** sinks one rival’s top card. The choice is yours.',
    map: '**Your Map** must place one of these cards, even one that sinks you.',
    last: '**The deck is nearly empty.** Its last card ends the game.',
    over: '**The game is over.** The best card of each suit counts.',
  },
};

export type LockerGuide = typeof en;
