import type { PhaseView } from '@fathoms/games/locker/types.ts';
import { count, inWords, list, noun, whom, whose } from '../../../board/grammar/en.ts';
import type { Who } from '../../../board/seats.ts';
import { capital } from '../../../board/sentence.tsx';
import { startOption } from '../../../board/words.ts';
import { about } from './en-about.ts';
import { ahead } from './en-ahead.ts';
import { CAPTIONS, CHARACTERS, EFFECTS, SHORT, SKILLS, SUITS, VARIANTS } from './en-cards.ts';
import { story } from './en-story.ts';
import type { Prompt } from './shape.ts';

const cards = (n: number) => count(n, 'card');
const points = (n: number) => count(n, 'point');

/** What the player to act is asked. */
const ASK: Record<PhaseView['name'], Prompt> = {
  naming: {
    say: 'Whose line do you cut?',
    detail: 'Whatever that player loses in an incident comes to you.',
  },
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
  about,
  ahead,

  turn: (n: number, who: Who) => `Turn ${n} · ${who.you ? 'you' : who.name}`,
  subtitle: (turn: number, who: Who) => `Turn ${turn} · ${who.you ? 'you are' : `${who.name} is`} exploring`,
  naming: 'Before the first turn',
  surfaced: 'Back at the surface',

  board: {
    hold: (who: Who, score: number, n: number) =>
      `${capital(whose(who))} hold, ${points(score)}, ${cards(n)}`,
    cards,
    points,
    owner: (who: Who, card: string) => `${whose(who)} ${card}`,
    below: (card: string, values: readonly number[]) => `${card}; below it ${list(values.map(String))}`,
    emptyHold: 'nothing yet',
    choose: (label: string) => `Choose ${label}`,
    lootDeck: 'Loot Deck',
    deck: (n: number) => `Loot Deck, ${cards(n)} left`,
    deckTap: (n: number) => `Turn up a card. Loot Deck, ${cards(n)} left`,
    left: 'left',
    next: 'next card',
    line: (n: number) => `Exploration, ${cards(n)}`,
    emptyLine: 'The loot will lie here.',
    saved: 'saved',
    fed: (met: number, n: number) => `Squid fed ${met} of ${n}`,
    locker: 'Davy Jones’ Locker',
    faceDown: (n: number) => `${noun(n, 'card')}, face down`,
    active: (who: Who): string => (who.you ? 'Your turn' : 'Exploring'),
    victim: (who: Who) => `${capital(whose(who))} line is cut`,
    out: 'over the limit',
    watchDraw: (who: Who, n: number) => `${who.name} looks at ${cards(n)}`,
    yourPeek: 'Only you see this',
    otherPeek: (who: Who, n: number) => `${who.name} knows the next ${n === 1 ? 'card' : cards(n)}`,
    diver: (who: Who, character: string, skill: string) =>
      `${capital(whose(who))} diver: ${character}, ${skill}`,
    variant: (name: string) => `Variant of this table: ${name}`,
    changes: 'Changes',
  },

  moments: {
    incident: (who: Who) => `${capital(whose(who))} incident`,
    sinks: (n: number, worth: number) => `${cards(n)}, ${points(worth)} ${n === 1 ? 'sinks' : 'sink'}.`,
    lostTo: (n: number, to: Who) => `${cards(n)} ${n === 1 ? 'goes' : 'go'} to ${whom(to)}.`,
    saved: (n: number) => `${cards(n)} ${n === 1 ? 'is' : 'are'} saved.`,
    noneSaved: 'Nothing was saved.',
    hold: (who: Who, from: number, to: number) =>
      from === to
        ? `${capital(whose(who))} hold stays at ${to}.`
        : `${capital(whose(who))} hold: ${from} → ${to}.`,
    meets: (suit: string) => `${suit} meets ${suit}`,
    home: (who: Who) => (who.you ? 'You are home' : `${who.name} is home`),
    brings: (n: number, from: number, to: number) =>
      n === 0 ? 'With empty hands.' : `${cards(n)}, ${from} → ${points(to)}`,
    bonus: (n: number, from: Who | null) =>
      `Key and Chest: ${cards(n)} more from ${from ? whom(from) : 'the Locker'}.`,
  },

  odds: {
    label: 'Chance of an incident',
    go: 'If you go on',
    goOther: (name: string) => `If ${name} goes on`,
    sink: (total: number) => `in ${total} ${total === 1 ? 'sinks' : 'sink'} you`,
    sinkOther: (total: number) => `in ${total} ${total === 1 ? 'sinks' : 'sink'} the haul`,
    surelySafe: 'the next card is safe',
    surelySinks: 'the next card sinks the haul',
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
    owed: (n: number) => `${capital(inWords(n))} more ${noun(n, 'card')} for the Squid`,
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
    returnSub: (from: number, to: number) =>
      from === to ? `stay at ${points(to)}` : `${from} → ${to} points`,
    returnBonus: (from: number, to: number) =>
      from === to ? `${points(to)}, and a bonus` : `${from} → ${to} points, and a bonus`,
    short: (n: number) => `${cards(n)} short`,
    commit: {
      net: 'Place it',
      harpoon: 'Harpoon it',
      knife: 'Sink it',
      blade: 'Give it up',
      map: 'Place it',
      strike: (name: string) => `Strike at ${name}`,
      raid: (name: string) => (name ? `Raid ${name}` : 'Raid'),
      name: (name: string) => (name ? `Cut ${name}’s line` : 'Cut the line'),
    },
    pick: 'Tap a glowing card',
    pickCrate: 'Tap a glowing crate',
    over: (names: readonly string[], you: boolean) =>
      you && names.length === 1
        ? 'You win'
        : names.length === 1
          ? `${names[0]} wins`
          : `${list(names)} share the win`,
  },

  chooser: 'Cards to choose from',

  goal: {
    note: 'Only the highest card of a suit counts',
    label: 'A crate with three suits. Only the highest card of each suit counts: 6, 7 and 5 make 18.',
  },

  score: {
    win: (name: string, you: boolean, by: number) =>
      by === 0
        ? `${you ? 'You win' : `${name} wins`} with the fuller hold`
        : `${you ? 'You win' : `${name} wins`} by ${inWords(by)}`,
    winPlain: (name: string, you: boolean) => (you ? 'You win' : `${name} wins`),
    shared: (names: readonly string[]) => `${list(names)} share the win`,
    line: (score: number, suits: number, n: number) =>
      `${points(score)} from ${suits} of the ten suits, with ${cards(n)} in the hold.`,
    tied: 'Level on points; the fuller hold decides.',
    note: (suits: number, n: number) => (n === 0 ? 'An empty hold' : `${count(suits, 'suit')}, ${cards(n)}`),
    out: '60 or more: out of the running',
    fifty: 'Reached fifty first',
    lower: (values: readonly number[]) => `${list(values.map(String))} below it`,
    lowerLabel: 'Lower cards',
    lowerDetail: 'Every Coin Counts: the cards below the best score too.',
    gilded: 'Gilded Tail',
    gildedDetail: 'The scoring Mermaid is worth 5 more.',
    missing: 'Missing suits',
    missingDetail: (suits: readonly string[]) => `${list(suits)}: 5 points each.`,
  },

  dealt: {
    label: 'The diver cards',
    yours: 'This is you',
    all: 'Who dives as whom',
    go: 'Dive in',
  },
  options: {
    divers: {
      name: 'Diver cards',
      help: 'Whether everybody dives as a character with a skill of their own.',
      values: {
        off: { name: 'Off', help: 'Everybody plays by the same rules. Best for the first games.' },
        on: { name: 'On', help: 'Everybody is dealt one of seventeen characters, face up.' },
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
    start: startOption('en', 'The first dive belongs to this seat.'),
  },
};

export type LockerWords = typeof en;
