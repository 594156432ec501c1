import type { DraftProblem } from '@fathoms/games/dive/draft.ts';
import type { Helper } from '@fathoms/games/dive/ocean/cards.ts';
import { count, noun } from '../../../board/grammar/en.ts';
import type { Who } from '../../../board/seats.ts';
import { capital } from '../../../board/sentence.tsx';
import type { Held } from '../model/draft.ts';
import type { Axis } from '../model/look.ts';
import { COMPANIONS, HELPERS, SHARK_NAMES, SHARKS } from './en-cards.ts';
import { options } from './en-options.ts';
import { PARTS } from './en-parts.ts';
import { prompt, score } from './en-prompt.ts';
import { story } from './en-story.ts';
import { NAME } from './school-name.ts';

const side = (shark: boolean | null) => (shark === null ? 'not said yet' : shark ? 'shark' : 'no shark');
const piece = (held: NonNullable<Held>) => (held === 'clown' ? 'the Clownfish' : `token ${held}`);
const STEPS = ['all the way', 'half way', '', 'half way', 'all the way'];
const WAYS: { readonly [A in Axis]: readonly [string, string] } = {
  across: ['to the left', 'to the right'],
  along: ['away from you', 'towards you'],
};

const card = (shark: boolean, helper: Helper | null): string => {
  const found = [...(shark ? ['a shark'] : []), ...(helper ? [HELPERS[helper].a] : [])];
  return found.length === 0 ? 'no shark, no helper' : found.join(' and ');
};

export const en = {
  story,
  options,
  prompt,
  score,
  companions: COMPANIONS,
  helpers: HELPERS,
  sharks: SHARKS,
  card,
  goal: {
    note: 'Shark or no shark? Bet on every level',
    label:
      'The way down from 0 to the stone on 23, beside three see-through cards: a red turtle on level 1, a shark on level 2, a green turtle on level 3.',
  },
  school: NAME.en,
  chief: 'Chief',
  theChief: 'The Chief',
  shark: 'Shark',
  noShark: 'No shark',

  heading: (round: number, cards: number) => `Round ${round} · ${count(cards, 'card')}`,
  subtitle: (round: number, phase: 'companions' | 'program' | 'over') =>
    phase === 'companions'
      ? 'Choose your companions'
      : phase === 'over'
        ? 'Back at the surface'
        : `Round ${round} · program your dive`,

  track: {
    label: 'Descent, from 0 down to the sacred stone on 23',
    pawns: 'Pawns',
    stands: (name: string, space: number, deep: boolean) =>
      `${name}: space ${space}${deep ? ', in Deep Waters' : ''}`,
    tranquil: 'Tranquil Waters',
    deep: 'Deep Waters',
    deepNote: 'a mistake costs every level',
  },

  stack: {
    label:
      'The stack of Ocean cards, seen from above. Arrow keys tilt it, plus and minus zoom, 0 looks straight again.',
    labelLit:
      'The stack of Ocean cards under the flashlight. Arrow keys move the light, plus and minus zoom.',
    settles: 'The water settles …',
    bare: 'No card is left.',
    unkept: 'Pictures are not kept after the game.',
    depths: 'What lies on the first six levels',
    cards: (n: number) => noun(n, 'card'),
  },

  sonar: {
    title: 'What the sonar hears',
    silent: 'Nothing but the sea.',
    echo: (what: 'shark' | 'helper', helper: Helper | null, level: number) =>
      what === 'shark'
        ? `Something like a shark, at about level ${level}`
        : helper
          ? `It sounds like ${HELPERS[helper].a}, at about level ${level}`
          : `A turtle or a manta ray, at about level ${level}`,
    sure: (n: number) => `${n}\u00a0% sure`,
  },

  glass: {
    open: 'More to see better: contrast, zoom, turning',
    title: 'See better',
    tilt: 'Tilt',
    tilts: 'Tilt the stack',
    tiltLine: 'Tilt it: what does not move is level 1; the more it moves, the deeper it lies.',
    axis: { across: 'Tilt left and right instead', along: 'Tilt up and down instead' },
    view: (axis: Axis, step: number) =>
      step === 0 ? 'Straight from above' : `Tilt ${WAYS[axis][step < 0 ? 0 : 1]}, ${STEPS[step + 2]}`,
    lamp: 'Flashlight',
    lamps: { off: 'Off', above: 'Above', side: 'Side', below: 'Below' },
    lampHelp: 'Tap the picture to hold the light somewhere else.',
    zoom: 'Zoom',
    zoomIn: 'Closer',
    zoomOut: 'Further away',
    contrast: 'Contrast',
    turn: 'Turn the picture',
    turns: (degrees: number) => `${degrees}°`,
    sway: 'Tilt with the device',
    swayHelp: 'The picture follows how you hold it.',
    keys: 'Drag the picture to tilt it; pinch, scroll or tap it twice to zoom.',
  },

  octopus: {
    begin: 'Lay it on the stack',
    place: 'Place the Giant Octopus on the stack. Arrow keys move it.',
    say: 'Where shall it lie?',
    detail: 'Tap or drag on the picture. Nobody can move it afterwards, and nobody sees below it.',
    turn: 'Turn it',
    commit: 'Lay it here',
    cancel: 'Not now',
  },

  token: {
    name: (value: number, level: number | null, shark: boolean | null) =>
      `Air token ${value}, ${level === null ? 'in hand' : `on level ${level}, ${side(shark)}`}`,
    clown: (level: number | null) =>
      `Clownfish, 3 faster, ${level === null ? 'beside the board' : `under level ${level}`}`,
  },

  level: {
    group: (level: number, speed: number, shark: boolean | null, empty: boolean) =>
      empty ? `Level ${level}: empty` : `Level ${level}: speed ${speed}, ${side(shark)}`,
    kid: (level: number, shark: boolean | null) => `Level ${level}: ${side(shark)}`,
    drop: (level: number): string => (level === 1 ? 'Put a token here' : 'Drop a token to go deeper'),
    first: (level: number) => `Level ${level} needs a token first`,
    would: (speed: number, missing: number | null) =>
      missing === null ? `speed ${speed}` : `speed ${speed}, once level ${missing} has a token`,
    bare: 'no card lies this deep: a token here is wasted',
    put: (held: NonNullable<Held>, level: number) => `Put ${piece(held)} on level ${level}`,
    says: (level: number, shark: boolean) => `Level ${level}: ${side(shark)}`,
    angler: 'Level 6: the Anglerfish',
    anglerMay: 'Say shark or not to go deeper still',
    anglerNeeds: 'Needs a token on all five levels',
    anglerBack: 'Take it back',
  },

  program: {
    label: 'Your dive board',
    title: (who: Who) => (who.you ? 'Your dive' : `${who.name}’s dive`),
    hidden: 'hidden until all are ready',
    sealed: 'sealed',
    start: 'Tap a token, then a level; or drag it.',
    choose: 'Now tap a level.',
    inHand: 'In hand: earns nothing until it is on a level.',
    allUsed: 'All tokens are placed.',
    allFive: 'All the way down.',
    unused: (n: number) => `${count(n, 'token stays', 'tokens stay')} in hand.`,
    back: 'Back into the hand',
    took: (held: NonNullable<Held>) => `${capital(piece(held))} is back in hand.`,
    put: (held: NonNullable<Held>, level: number, speed: number) =>
      `${capital(piece(held))} on level ${level}: speed ${speed}.`,
    cardless: (n: number) =>
      `${n === 1 ? 'The last level has' : `The last ${n} levels have`} no card any more: the tokens there are wasted.`,
    wholly: 'In Deep Waters one mistake costs every level.',
    stake: 'A mistake costs that level and all below it.',
    missing: (problem: DraftProblem) =>
      problem.is === 'empty'
        ? 'Put at least one token on level 1.'
        : problem.is === 'gap'
          ? `Level ${problem.level} is empty: levels go down without a gap.`
          : problem.is === 'bare'
            ? problem.level > 5
              ? 'The Anglerfish needs a token on all five levels.'
              : `Put a token on level ${problem.level} first.`
            : `Say shark or no shark on level ${problem.level}.`,
  },

  companion: {
    inUse: 'in use',
    waits: 'use it once',
    use: (name: string) => `Use the ${name} now`,
    once: 'once a game; everybody sees it',
    toWhom: 'Who gets the small dolphin?',
    inside: {
      angler: 'It is part of your secret program: level 6 on your dive board.',
      clown: 'It is part of your secret program: put it on a level like a token.',
    },
  },

  offer: {
    label: 'Companions to choose from',
    picks: 'now',
    waits: 'later',
    look: 'Tap one to see what it does.',
  },

  roster: {
    label: 'The others',
    chief: 'dives when all are ready',
    ready: 'ready',
    looking: 'still looking',
    uses: (name: string) => name,
    dolphins: (name: string) => `small dolphin with ${name}`,
  },

  clock: {
    orca: 'Orca',
    seconds: 'seconds',
    stands: 'paused',
    told: (seconds: number, orca: boolean) =>
      orca ? `The Orca comes: ${seconds} seconds left.` : `${seconds} seconds left.`,
  },

  sharkNames: SHARK_NAMES,
  parts: PARTS,
  counts: {
    title: 'What counts',
    label: 'What counts: which animals are sharks, and which help',
    sharks: 'These three are sharks, whatever their size and heading.',
    restTitle: 'Everything else',
    rest: 'Whales, dolphins, fish and plants are only scenery.',
  },

  about: {
    track: 'The way down',
    trackText:
      'A space for each level that still stands in the rest, and more with helpers. Whoever is furthest when somebody has reached 23 takes the stone.',
    deep: 'In Deep Waters, from 16 on, one mistake costs every level.',
    stack: 'The stack',
    stackText: (n: number) =>
      `${n} see-through cards. What lies deeper is bluer, softer and paler. The top card is level 1. Three kinds of shark count, and turtles and mantas help; everything else is decoration.`,
    pawn: (space: number) => `On space ${space}.`,
    left: (n: number) => (n > 0 ? `${count(n, 'space')} to the stone.` : 'At the stone.'),
    chiefText: 'Never wrong. A card with four speeds, turned up when all are ready, is the Chief’s program.',
    with: (name: string) => `Travels with the ${name}.`,
  },

  reveal: {
    programs: 'Programs',
    strip: 'What each level was',
    shark: 'Shark!',
    noShark: 'No shark',
    noHelp: 'just passing by',
    level: (level: number) => `Level ${level}`,
    was: (level: number, what: string) => `Level ${level}: ${what}`,
    note: {
      right: 'right',
      mistaken: 'wrong',
      wrong: (all: boolean): string => (all ? 'wrong · loses all' : 'wrong'),
      speed: (n: number) => `speed ${n}`,
      helped: (n: number) => (n > 0 ? `fastest: +${n}` : 'fastest'),
      rests: (n: number, blocked: boolean) => (blocked ? 'held back' : `rest: +${n}`),
    },
    marks: {
      ahead: '',
      passed: 'passed',
      right: 'right',
      fastest: 'right and fastest',
      wrong: 'wrong',
      lost: 'lost',
      spent: 'no card left',
      covered: 'covered by a Bubble',
    },
  },
};

export type DiveWords = typeof en;
