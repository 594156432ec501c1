import type { Allowance, Side } from '@fathoms/games/scuba/types.ts';
import { count, inWords, list, noun } from '../../../board/grammar/en.ts';
import type { Who } from '../../../board/seats.ts';
import { capital } from '../../../board/sentence.tsx';
import type { Direction } from '../parts/spaces.ts';
import { ABOUT } from './en-about.ts';
import { ANIMALS, BANDS, COMBOS, CURRENTS, EVENTS } from './en-cards.ts';
import { options } from './en-options.ts';
import { story } from './en-story.ts';

const points = (n: number) => count(n, 'point');
const steps = (n: number) => count(n, 'step');
const turns = (n: number) => count(n, 'turn');
const animals = (n: number) => count(n, 'animal');
const tokens = (n: number) => `decompression ${noun(n, 'token')}`;
const wins = (name: string, you: boolean) => (you ? 'You win' : `${name} wins`);
const TO = { left: 'to the left', right: 'to the right', up: 'up', down: 'down' } as const;
const WAYS: { readonly [D in Direction]: string } = { left: 'left', right: 'right', up: 'up', down: 'down' };

export const en = {
  animals: ANIMALS,
  combos: COMBOS,
  bands: BANDS,
  currents: CURRENTS,
  events: EVENTS,
  story,
  options,
  points,

  turn: (round: number, who: Who) => `Round ${round} · ${who.you ? 'you' : who.name}`,
  subtitle: (round: number, who: Who) => `Round ${round} · ${who.you ? 'your dive' : `${who.name} dives`}`,
  surfaced: 'Back at the surface',
  drowned: 'You ran out of air.',
  over: 'The dive is over',

  moments: {
    idle: (who: Who) => `It does not touch ${who.you ? 'you' : who.name} here.`,
    turns: (who: Who) => (who.you ? 'You turned it up.' : `${who.name} turned it up.`),
    album: (who: Who) => `New in ${who.you ? 'your' : `${who.name}’s`} album`,
    swept: 'Swept along',
    home: (who: Who) => (who.you ? 'You are up' : `${who.name} is up`),
    score: (from: number, to: number) => `${from} → ${points(to)}`,
    airless: (who: Who) => (who.you ? 'You are out of air' : `${who.name} is out of air`),
    boat: 'The boat leaves',
  },

  places: {
    aboard: 'boat',
    afloat: 'surface',
    sailed: 'gone home',
    boat: 'on the boat',
    surface: (column: number) => `surface, column ${column}`,
    depth: (from: number, to: number) => `${from}–${to} m`,
    column: (column: number) => `column ${column}`,
  },

  board: {
    reef: 'The reef, from the surface down',
    divers: 'Divers',
    status: { dead: 'out of air', evacuated: 'brought up' },
    animals: (n: number) => `${animals(n)} seen`,
    tokens: (n: number) => (n === 0 ? 'no decompression token' : `${n} ${tokens(n)}`),
    air: (n: number) => `${n} air of 20`,
    metres: (n: number) => `${n} m`,
    deep: 'Nothing can be seen down here. 5 air a turn.',
    faceDown: (band: string) => `face-down tile of ${band}`,
    shown: (name: string, n: number, seen: readonly string[]) =>
      `${name}, ${points(n)}${seen.length > 0 ? `, seen by ${list(seen)}` : ''}`,
    dust: (who: Who) => (who.you ? 'your dust' : `dust of ${who.name}`),
    diver: (who: Who, air: number) => (who.you ? `you, ${air} air` : `${who.name}, ${air} air`),
    empty: 'open water',
    penalty: (n: number) => (n === 0 ? 'no points lost here at the end' : `minus ${points(n)} at the end`),
    step: (way: Direction, place: string) => `Swim ${WAYS[way]}, ${place}`,
    costs: (air: number) => (air > 0 ? `Stopping there costs ${air} air.` : 'Stopping there costs no air.'),
    jump: (place: string) => `Dive in at ${place}`,
    board: 'Climb aboard',
    turnHere: 'Turn the tile here',
    see: (name: string, n: number) => `See the ${name.toLowerCase()}, ${points(n)}`,
    away: (n: number) => `${capital(steps(n))} away.`,
    stopFree: 'Stopping there costs no air.',
    stop: (air: number, left: number, home: number, spare: number) =>
      `Stopping there costs ${air} air, ${left} left: home with ${home}, ${spare === 0 ? 'if you turn back at once' : `${turns(spare)} to spare`}.`,
    stopLate: (air: number) => `Stopping there costs ${air} air; from there it will not last to the surface.`,
    stopDrowns: (air: number) => `Stopping there costs ${air} air: your last.`,
    risk: 'A rip current before your next turn would take the last of it.',
    home: (air: number, home: number) => `−${air} air, home with ${home}`,
    homeLate: (air: number) => `−${air} air, too deep to get home`,
    left: 'Swim to where the boat lay',
    worth: (n: number) => `Worth ${points(n)}.`,
    part: (combo: string) => `Part of “${combo}”.`,
    unseen: 'Nobody has seen this one yet.',
    seenBy: (names: readonly string[]) => `Seen by ${list(names)}.`,
    backText: (n: number, events: number, empty: number) =>
      `Still hidden in this colour: ${animals(n)}, ${count(events, 'event')}, ${empty} of empty sea.`,
    swapped: 'It has drifted here from another depth.',
    dustText:
      'Where there is dust nothing can be seen or turned. It settles when its owner’s next turn begins.',
    dustTitle: 'Dust',
    boatTitle: 'The boat',
    boatText: 'Home. Climb aboard from the three spaces below it, or from the surface beside it.',
    surfaceTitle: 'The surface',
    surfaceText: (n: number) =>
      n === 0
        ? 'Right beside the boat: nothing lost at the end.'
        : `Too far out: minus ${points(n)} if the game ends with you here.`,
    combo: (names: readonly string[]) => `Bonus points for seeing them together: ${list(names)}.`,
    row: (air: number) =>
      `A turn that ends here costs ${air} air. Only a space reached by a step can be looked at.`,
    diverTitle: (who: Who) => (who.you ? 'You' : who.name),
    diverText: (air: number, n: number, seen: number) =>
      `${air} air, ${n === 0 ? 'no' : n} ${tokens(n)}, ${animals(seen)} in the album.`,
  },

  about: ABOUT,

  current: {
    label: 'The current this turn',
    none: 'Still water',
    noneDetail: 'No current in the first round.',
    divers: 'Divers',
    still: 'still',
    left: (n: number) => `${n} left`,
    rip: (n: number) => `every diver −${n} air`,
    shift: (way: Direction, n: number) => `${count(n, 'space')} ${WAYS[way]}`,
    text: 'Open animals move with their colour, divers with the last line. Face-down tiles and dust stay.',
  },

  album: {
    title: (who: Who) => (who.you ? 'Your album' : `${who.name}’s album`),
    sticker: (name: string, has: boolean) => (has ? name : `${name}, not seen yet`),
    missing: (names: readonly string[]) => `missing: ${list(names)}`,
    faceDown: (n: number) => `${count(n, 'card')}, face down.`,
  },

  dive: {
    label: 'Your dive',
    open: 'Your dive: plan, current and album',
    air: (who: Who) => (who.you ? 'Your air' : `${who.name}’s air`),
    here: (n: number) => (n === 0 ? 'No air is used up here.' : `Stopping here costs ${n}.`),
    deeper: (n: number) => `One row deeper costs ${n}.`,
    surfaced: 'Back at the surface: no more air is used.',
    waiting: 'A full tank. The dive begins under the boat.',
    lost: 'The tank is empty.',
  },

  planner: {
    back: (n: number, round: number) => (n === 1 ? 'One turn to spare' : `Turn back by round ${round}`),
    plenty: 'Plenty of air',
    plentyDetail: (round: number) =>
      `At this depth it lasts until round ${round}; deeper, you breathe faster.`,
    now: 'Turn back now',
    solo: (n: number) => `Every turn costs ${points(n)}`,
    late: 'The air will not last',
    lateDetail:
      'At two rows a turn the tank is empty before the surface. Hope for an updraught or a spare bottle.',
    home: (round: number, air: number) =>
      `Heading up then, you surface in round ${round} with ${air} air left.`,
    homeNow: (n: number, air: number) => `Straight up: ${turns(n)} to the surface, ${air} air left there.`,
    fee: (n: number) => `One token stays: minus ${points(n)} at the surface.`,
    chart: (last: number, round: number, air: number) =>
      `Dive profile. Last safe turn to turn back: round ${last}. Surface in round ${round} with ${air} air.`,
    chartLate: 'Dive profile. The air will not last to the surface.',
  },

  wait: {
    diving: (name: string) => `${name} is diving`,
    snorkelling: (name: string) => `${name} is at the surface`,
    station: (name: string) => `${name} watches the cleaning station`,
    bearings: (name: string) => `${name} decides which way`,
  },

  prompt: {
    first: { say: 'Roll off the boat', detail: 'Choose one of the three spaces under the boat.' },
    swim: 'Swim on, or stop here?',
    still: 'Where to?',
    found: 'Look here, or swim on?',
    rest: 'Look here, or stop?',
    done: 'No steps left',
    halted: 'Your movement ends here',
    snorkel: 'Snorkel, or rest?',
    aboard: 'Stay aboard, or snorkel?',
    dark: 'Your torch is dark: nothing can be discovered.',
    fast: 'Fast ascent: nothing more can be discovered this turn.',
    hidden: 'Dust: nothing can be seen here.',
    allowance: ({ steps: n, up, down, left, right }: Allowance) => {
      const limits = (
        [
          ['up', up],
          ['down', down],
          ['left', left],
          ['right', right],
        ] as const
      ).filter(([, most]) => most < n);
      const told = limits.map(([way, most]) =>
        most === 0 ? `none ${TO[way]}` : `at most ${most} ${TO[way]}`,
      );
      return `${steps(n)} to go${told.length > 0 ? `, ${list(told)}` : ''}.`;
    },
    turn: 'Turn the tile',
    turnSub: 'what is under it?',
    see: (name: string) => `See: ${name}`,
    seeSub: (n: number, isNew: boolean) => (isNew ? `${points(n)}, new` : points(n)),
    stop: 'Stop here',
    stopSub: (air: number, left: number) => (air === 0 ? 'costs no air' : `pay ${air} air, ${left} left`),
    stopRisk: (air: number, left: number) => `pay ${air} air, ${left} left: a rip would drown you`,
    stopLate: (air: number, left: number) => `pay ${air} air: ${left} will not last to the surface`,
    stopDead: (air: number) => `pay ${air} air: your last!`,
    rests: 'Rest',
    there: (place: string) => `Swim there, to ${place}?`,
    again: 'Tap it once more to swim.',
    pad: 'Swim',
    way: (way: Direction) => `Swim ${WAYS[way]}`,
    station: {
      say: 'Which animal do you look at?',
      detail: 'On this space or next to it; or take a point instead.',
    },
    point: 'Take a point',
    bearings: (who: Who) => `Which way does ${who.name} drift?`,
    bearingsDetail: 'Two spaces, up to the edge.',
    pushed: (column: number) => `to column ${column}`,
    pushStays: 'stays at the edge',
    push: (side: Side): string => (side === 'left' ? 'To the left' : 'To the right'),
    out: 'Your dive is over.',
    over: ([name]: readonly string[], you: boolean) =>
      name === undefined ? 'Nobody came home' : wins(name, you),
    solo: (n: number) => `You are the last one down: each turn costs ${points(n)}.`,
    soloSoon: (n: number, rounds: number) =>
      `You are the last one down. ${rounds === 1 ? 'From the next round on' : 'After the next round'} each turn costs ${points(n)}.`,
    final: 'The last round.',
  },

  goal: {
    note: 'Back up before it is empty',
    label:
      'A dive from the boat and back. On the way an anemone, a turtle and a hammerhead shark: 1, 4 and 10 points make 15. Some air is left.',
  },

  score: {
    win: (name: string, you: boolean, by: number) =>
      by === 0 ? `${wins(name, you)} on the tie-break` : `${wins(name, you)} by ${inWords(by)}`,
    alone: (name: string, you: boolean) => (you ? 'You alone came home' : `${name} alone came home`),
    nobody: 'Nobody came home',
    nobodyLine: 'The sea keeps its secrets this time.',
    line: (score: number, n: number, best: string | null) =>
      `${points(score)}, ${inWords(n)} ${noun(n, 'animal')}${best ? `, the ${best.toLowerCase()} among them` : ''}.`,
    note: (n: number, combos: number) =>
      `${animals(n)}${combos > 0 ? `, ${count(combos, 'combination')}` : ''}`,
    dead: (place: string) => `Ran out of air at ${place}`,
    evacuated: 'Brought up without air',
    animals: 'Animals',
    sets: 'Combinations',
    set: (name: string, have: number, of: number) => (have === of ? name : `${name}, ${have} of ${of}`),
    finds: 'Finds and events',
    findsDetail: 'Animals seen again, and what the reef gave away.',
    lost: 'Lost',
    lostDetail: 'Events, far surface spaces, late or hasty ascents.',
  },
};

export type ScubaWords = typeof en;
