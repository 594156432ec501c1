import type { Character, DiverId, Suit, VariantId } from '@fathoms/games/locker/parts.ts';
import type { Skill } from './shape.ts';

export const SUITS: Record<Suit, string> = {
  anchor: 'Anchor',
  squid: 'Giant Squid',
  map: 'Treasure Map',
  key: 'Key',
  chest: 'Chest',
  knife: 'Knife',
  drone: 'Drone',
  net: 'Net',
  harpoon: 'Harpoon',
  mermaid: 'Mermaid',
};

export const SHORT: Record<Suit, string> = { ...SUITS, squid: 'Squid', map: 'Map' };

/** Printed on the large card. */
export const EFFECTS: Record<Suit, string> = {
  anchor: 'Cards placed before it are saved in an incident.',
  squid: 'Place two more cards before you may return.',
  map: 'Place one of three cards from the Locker.',
  key: 'With a Chest on return: bonus cards.',
  chest: 'With a Key on return: bonus cards.',
  knife: 'Sink a rival’s top card of one suit.',
  drone: 'Peek at the next loot card.',
  net: 'Place a top card from your own hold.',
  harpoon: 'Place a rival’s top card of a suit you lack.',
  mermaid: 'No effect. She is simply worth more.',
};

/** Said beside a card that has just been placed. */
export const CAPTIONS: Record<Suit, string> = {
  anchor: 'Everything before the Anchor is safe now',
  squid: 'The Squid wants more cards',
  map: 'The Map brings up a card from the Locker',
  key: 'A Key pays if a Chest comes home with it',
  chest: 'A Chest pays if a Key comes home with it',
  knife: 'The Knife takes a rival’s best card',
  drone: 'The Drone shows what comes next',
  net: 'The Net brings back a card of one’s own',
  harpoon: 'The Harpoon pulls over a rival’s card',
  mermaid: 'A Mermaid does nothing, and is worth more',
};

export const CHARACTERS: Record<Character, string> = {
  bosun: 'Bosun',
  trawlerman: 'Trawlerman',
  salvor: 'Salvor',
  locksmith: 'Locksmith',
  surveyor: 'Surveyor',
  spearfisher: 'Spearfisher',
  squid_keeper: 'Squid-Keeper',
  reef_singer: 'Reef Singer',
  saboteur: 'Saboteur',
};

export const SKILLS: Record<DiverId, Skill> = {
  D01: {
    name: 'Sheltered Mooring',
    text: 'Your Anchor also saves itself and the next two cards placed after it.',
    rule: 'LOCKER-89',
  },
  D02: {
    name: 'Turned Blade',
    text: 'A rival’s Knife takes nothing from your hold. Whoever aims it at you sinks a top card of their own instead.',
    rule: 'LOCKER-93',
  },
  D03: { name: 'Tight Mesh', text: 'Your Net, and every card it places, is saved.', rule: 'LOCKER-97' },
  D04: {
    name: 'Double Haul',
    text: 'Your Net places two cards from your hold, one after the other.',
    rule: 'LOCKER-100',
  },
  D05: {
    name: 'Clean Sweep',
    text: 'Your Knife sinks all the cards of the chosen suit in that hold.',
    rule: 'LOCKER-102',
  },
  D06: {
    name: 'Finders Keepers',
    text: 'The card your Knife cuts loose goes into your hold, not the Locker.',
    rule: 'LOCKER-103',
  },
  D07: {
    name: 'Deep Coffers',
    text: 'Your Key and Chest bring up twice as many cards from the Locker.',
    rule: 'LOCKER-104',
  },
  D08: {
    name: 'Lock Raider',
    text: 'Your Key and Chest take their bonus at random from the hold of one rival you choose, not from the Locker.',
    rule: 'LOCKER-105',
  },
  D09: {
    name: 'Whole Chart',
    text: 'Your Map shows you the whole Locker; place any card in it.',
    rule: 'LOCKER-107',
  },
  D10: {
    name: 'Wide Sonar',
    text: 'Your Drone shows you the top three loot cards, in order.',
    rule: 'LOCKER-108',
  },
  D11: {
    name: 'Free Aim',
    text: 'Your Harpoon may also choose suits you already have in your hold.',
    rule: 'LOCKER-110',
  },
  D12: {
    name: 'Riposte',
    text: 'A rival’s Harpoon must place your top Giant Squid. If you have none, the Harpoon sinks without effect.',
    rule: 'LOCKER-111',
  },
  D13: {
    name: 'Squid Tamer',
    text: 'A Giant Squid you reveal from the Loot Deck goes straight into your hold, with no effect.',
    rule: 'LOCKER-116',
  },
  D14: {
    name: 'Squid Provoker',
    text: 'Your rivals’ Giant Squids want four cards, not two.',
    rule: 'LOCKER-118',
  },
  D15: { name: 'Gilded Tail', text: 'Your scoring Mermaid is worth 5 more.', rule: 'LOCKER-119' },
  D16: {
    name: 'Siren Song',
    text: 'A Mermaid you reveal from the Loot Deck goes straight into your hold.',
    rule: 'LOCKER-120',
  },
  D17: {
    name: 'Cut the Line',
    text: 'Before the first turn, name one rival. Cards that player loses in an incident go into your hold.',
    rule: 'LOCKER-122',
  },
};

export const VARIANTS: Record<VariantId, Skill> = {
  V1: {
    name: 'Drifting Wreckage',
    text: 'Cards lost in an incident drift into the hold of the next player, not into the Locker.',
    rule: 'LOCKER-125',
  },
  V2: {
    name: 'Every Coin Counts',
    text: 'Every card in your hold scores, not only the best of each suit.',
    rule: 'LOCKER-126',
  },
  V3: { name: 'First to Fifty', text: 'A hold worth 50 points or more wins at once.', rule: 'LOCKER-128' },
  V4: {
    name: 'Full Collection',
    text: 'Every suit missing from your hold costs 5 points.',
    rule: 'LOCKER-133',
  },
  V5: {
    name: 'Strange Currents',
    text: 'A repeated value causes an incident, not a repeated suit.',
    rule: 'LOCKER-134',
  },
  V6: {
    name: 'Pressure Limit',
    text: 'The highest score below 60 wins; 60 or more is out of the running.',
    rule: 'LOCKER-139',
  },
};
