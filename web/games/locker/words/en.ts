import type { Character, DiverId, Suit, VariantId } from '@fathoms/games/locker/parts.ts';
import type { PhaseView } from '@fathoms/games/locker/types.ts';
import { plural } from '../../../words/plural.ts';
import { story } from './en-story.ts';
import type { Prompt, Skill, Who } from './shape.ts';

const cards = (n: number) => `${n} ${plural('en', n, { one: 'card', other: 'cards' })}`;
const points = (n: number) => `${n} ${plural('en', n, { one: 'point', other: 'points' })}`;
const whose = (who: Who) => (who.you ? 'your' : `${who.name}’s`);
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const count = (n: number) => NUMBERS[n] ?? String(n);
const list = (names: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

const SUITS: Record<Suit, string> = {
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

const SHORT: Record<Suit, string> = { ...SUITS, squid: 'Squid', map: 'Map' };

/** Printed on the large card. */
const EFFECTS: Record<Suit, string> = {
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
const CAPTIONS: Record<Suit, string> = {
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

const CHARACTERS: Record<Character, string> = {
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

const SKILLS: Record<DiverId, Skill> = {
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
  D14: { name: 'Squid Provoker', text: 'Your rivals’ Giant Squids want four cards, not two.', rule: 'LOCKER-118' },
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

const VARIANTS: Record<VariantId, Skill> = {
  V1: {
    name: 'Drifting Wreckage',
    text: 'Cards lost in an incident drift into the hold of the next player, not into the Locker.',
    rule: 'LOCKER-125',
  },
  V2: { name: 'Every Coin Counts', text: 'Every card in your hold scores, not only the best of each suit.', rule: 'LOCKER-126' },
  V3: { name: 'First to Fifty', text: 'A hold worth 50 points or more wins at once.', rule: 'LOCKER-128' },
  V4: { name: 'Full Collection', text: 'Every suit missing from your hold costs 5 points.', rule: 'LOCKER-133' },
  V5: { name: 'Strange Currents', text: 'A repeated value causes an incident, not a repeated suit.', rule: 'LOCKER-134' },
  V6: {
    name: 'Pressure Limit',
    text: 'The highest score below 60 wins; 60 or more is out of the running.',
    rule: 'LOCKER-139',
  },
};

/** What the player to act is asked. */
const ASK: Record<PhaseView['name'], Prompt> = {
  naming: { say: 'Whose line do you cut?', detail: 'Whatever that player loses in an incident comes to you.' },
  exploring: { say: 'Continue or return?', detail: '' },
  net: { say: 'Which card does the Net place?', detail: 'Choose a card from your own hold.' },
  harpoon: { say: 'What do you harpoon?', detail: 'Choose a rival’s card of a suit you lack.' },
  knife: { say: 'Which card does the Knife sink?', detail: 'Choose a rival’s best card of any suit.' },
  blade: { say: 'The blade has turned', detail: 'Choose which of your own cards sinks.' },
  map: { say: 'Which card do you place?', detail: 'The others go back into the Locker.' },
  raid: { say: 'Whose hold do you raid?', detail: 'Your Key and Chest take their bonus there.' },
  over: { say: 'The dive is over', detail: '' },
};

/** What the others read meanwhile. */
const WAIT: Record<PhaseView['name'], (name: string) => string> = {
  naming: name => `${name} is choosing a victim`,
  exploring: name => `${name} is exploring`,
  net: name => `${name} is letting down the Net`,
  harpoon: name => `${name} is aiming the Harpoon`,
  knife: name => `${name} is choosing for the Knife`,
  blade: name => `${name} must give up a card`,
  map: name => `${name} is reading the Map`,
  raid: name => `${name} is choosing whom to raid`,
  over: () => 'The dive is over',
};

export const en = {
  suits: SUITS,
  short: SHORT,
  effects: EFFECTS,
  captions: CAPTIONS,
  characters: CHARACTERS,
  skills: SKILLS,
  variants: VARIANTS,
  story,
  ask: ASK,
  wait: WAIT,

  turn: (n: number, who: Who) => `Turn ${n} · ${who.you ? 'you' : who.name}`,
  subtitle: (turn: number, who: Who) => `Turn ${turn} · ${who.you ? 'you are' : `${who.name} is`} exploring`,
  naming: 'Before the first turn',
  surfaced: 'Back at the surface',

  board: {
    hold: (who: Who, score: number, n: number) =>
      `${who.you ? 'Your' : `${who.name}’s`} hold, ${points(score)}, ${cards(n)}`,
    cards,
    points,
    owner: (who: Who, card: string) => `${whose(who)} ${card}`,
    below: (card: string, values: readonly number[]) => `${card}; below it ${list(values.map(String))}`,
    emptyHold: 'nothing yet',
    choose: (label: string) => `Choose ${label}`,
    chosen: (label: string) => `${label}, chosen`,
    deck: (n: number) => `Loot Deck, ${cards(n)} left`,
    deckTap: (n: number) => `Turn up a card. Loot Deck, ${cards(n)} left`,
    left: 'left',
    next: 'next card',
    line: (n: number) => `Exploration, ${cards(n)}`,
    emptyLine: 'The loot will lie here.',
    saved: 'saved',
    fed: (met: number, n: number) => `Squid fed ${met} of ${n}`,
    locker: 'Davy Jones’ Locker',
    faceDown: (n: number) => `${plural('en', n, { one: 'card', other: 'cards' })}, face down`,
    active: (who: Who) => (who.you ? 'Your turn' : 'Exploring'),
    victim: (who: Who) => `${who.you ? 'Your line is' : `${who.name}’s line is`} cut`,
    away: 'off the line',
    out: 'over the limit',
    watchDraw: (who: Who, n: number) => `${who.name} looks at ${cards(n)}`,
    yourPeek: 'Only you see this',
    otherPeek: (who: Who, n: number) => `${who.name} knows the next ${n === 1 ? 'card' : cards(n)}`,
    about: 'What is this?',
    rule: 'Read the rule',
    close: 'Close',
    diver: (who: Who, character: string, skill: string) =>
      `${who.you ? 'Your' : `${who.name}’s`} diver: ${character}, ${skill}`,
    variant: (name: string) => `Variant of this table: ${name}`,
    changes: 'Changes',
  },

  odds: {
    label: 'Chance of an incident',
    go: 'If you go on',
    goOther: (name: string) => `If ${name} goes on`,
    sink: (total: number) => `in ${total} ${total === 1 ? 'sinks' : 'sink'} you`,
    sinkOther: (total: number) => `in ${total} ${total === 1 ? 'ends' : 'end'} the dive`,
    safe: 'Nothing in the line to repeat yet.',
    loseAll: (n: number) => `An incident would sink ${n === 1 ? 'the card' : `all ${cards(n)}`}.`,
    keeps: (kept: readonly string[], who: Who) =>
      kept.length > 2
        ? `An incident keeps only ${cards(kept.length)}.`
        : `An incident keeps only ${whose(who)} ${list(kept)}.`,
    keepsAll: 'Everything in the line is safe.',
  },

  prompt: {
    first: { say: 'Turn up the first card', detail: 'Every turn begins with one. Tap the deck.' },
    owed: (n: number) => `${n === 1 ? 'One' : count(n).replace(/^./, c => c.toUpperCase())} more ${n === 1 ? 'card' : 'cards'} for the Squid`,
    owedDetail: 'Then you may return with everything.',
    home: (n: number, gain: number) =>
      n === 0
        ? 'The line is empty; returning ends your turn.'
        : gain === 0
          ? `Returning now brings home ${cards(n)}, but no points.`
          : `Returning now brings home ${cards(n)}, ${points(gain)}.`,
    bonus: 'Key and Chest: a bonus comes up with them.',
    peek: (seen: string) => `Next comes ${seen}.`,
    peekMany: (seen: string) => `Next come ${seen}.`,
    second: 'One more for the Double Haul.',
    continue: 'Continue',
    continueSub: 'turn up a card',
    reveal: 'Turn up a card',
    revealSub: (n: number) => `${n} left in the deck`,
    return: 'Return',
    returnSub: (from: number, to: number) => (from === to ? `stay at ${points(to)}` : `${from} → ${to} points`),
    returnBonus: (from: number, to: number) => `${from} → ${to} points, and a bonus`,
    short: (n: number) => `${cards(n)} short`,
    commit: {
      net: 'Place it',
      harpoon: 'Harpoon it',
      knife: 'Sink it',
      blade: 'Give it up',
      map: 'Place it',
      strike: (name: string) => `Strike at ${name}`,
      raid: (name: string) => `Raid ${name}`,
      name: (name: string) => `Cut ${name}’s line`,
    },
    pick: 'Tap a glowing card',
    pickCrate: 'Tap a glowing crate',
    strikeDetail: (name: string) => `${name} turns the blade: you would sink a card of your own.`,
    watching: 'You are watching.',
    over: (names: readonly string[], you: boolean) =>
      you && names.length === 1 ? 'You win' : names.length === 1 ? `${names[0]} wins` : `${list(names)} share the win`,
  },

  chooser: {
    label: 'Cards to choose from',
    map: 'From the Locker',
  },

  score: {
    win: (name: string, you: boolean, by: number) =>
      by === 0
        ? `${you ? 'You win' : `${name} wins`} on the last card`
        : `${you ? 'You win' : `${name} wins`} by ${by <= 10 ? count(by) : by}`,
    winPlain: (name: string, you: boolean) => (you ? 'You win' : `${name} wins`),
    shared: (names: readonly string[]) => `${list(names)} share the win`,
    line: (score: number, suits: number, n: number) =>
      `${points(score)} from ${suits} of the ten suits, with ${cards(n)} in the hold.`,
    tied: 'Level on points; the fuller hold decides.',
    note: (suits: number, n: number) =>
      n === 0 ? 'An empty hold' : `${suits} ${plural('en', suits, { one: 'suit', other: 'suits' })}, ${cards(n)}`,
    out: 'Over 60: out of the running',
    fifty: 'Reached fifty first',
    lower: (values: readonly number[]) => `above ${list(values.map(String))}`,
    lowerLabel: 'Lower cards',
    lowerDetail: 'Every Coin Counts: the cards below the best score too.',
    gilded: 'Gilded Tail',
    gildedDetail: 'The scoring Mermaid is worth 5 more.',
    missing: 'Missing suits',
    missingDetail: (suits: readonly string[]) => `${list(suits)}: 5 points each.`,
    start: 'start',
  },

  options: {
    divers: {
      name: 'Divers',
      help: 'Each player dives as a character with one skill.',
      values: {
        off: { name: 'Off', help: 'Everybody plays by the same rules. Best for the first games.' },
        on: { name: 'On', help: 'One of seventeen diver cards each, dealt face up.' },
      },
    },
    variant: {
      name: 'Variant',
      help: 'One card that changes the whole game.',
      values: {
        none: { name: 'None', help: 'The game as it is.' },
        V1: { name: VARIANTS.V1.name, help: VARIANTS.V1.text },
        V2: { name: VARIANTS.V2.name, help: VARIANTS.V2.text },
        V3: { name: VARIANTS.V3.name, help: VARIANTS.V3.text },
        V4: { name: VARIANTS.V4.name, help: VARIANTS.V4.text },
        V5: { name: VARIANTS.V5.name, help: VARIANTS.V5.text },
        V6: { name: VARIANTS.V6.name, help: VARIANTS.V6.text },
        random: { name: 'Surprise', help: 'One of the six, drawn before the first turn.' },
      },
    },
    start: {
      name: 'Who starts',
      help: 'The first dive belongs to this seat.',
      values: {
        random: { name: 'Random', help: 'Luck decides.' },
        A: { name: 'Seat 1' },
        B: { name: 'Seat 2' },
        C: { name: 'Seat 3' },
        D: { name: 'Seat 4' },
      },
    },
  },
};

export type LockerWords = typeof en;
