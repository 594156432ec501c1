import { count, inWords, list, noun } from '../../../board/grammar/en.ts';
import { capital } from '../../../board/sentence.tsx';

const spaces = (n: number) => count(n, 'space');

export const prompt = {
  offer: 'Which companion dives with you?',
  offerDetail: 'It helps once in the game, whenever you like.',
  offerWait: (name: string) => `${name} chooses a companion`,
  take: (name: string) => `Take the ${name}`,
  takeFirst: 'Choose one',

  program: 'Where are the sharks?',
  kids: 'Shark or no shark?',
  begin: 'Look closely, then bet level by level how deep you go.',
  kidsBegin: 'Five cards, five answers. Each right one is a step down.',
  levels: (n: number) => `${capital(inWords(n))} ${noun(n, 'level')} set.`,
  until: (names: readonly string[]) =>
    names.length === 0
      ? 'With you ready, the dive begins.'
      : `Change your mind until ${list(names)} ${names.length === 1 ? 'is' : 'are'} ready too.`,
  clear: 'Clear',
  ready: 'Ready',
  isReady: 'You are ready',
  waitFor: (names: readonly string[]) => `Waiting for ${list(names)}.`,
  withdraw: 'Change my mind',
  othersLook: (names: readonly string[]) =>
    `${list(names)} ${names.length === 1 ? 'looks' : 'look'} into the stack`,

  open: 'The programs are open',
  openDetail: 'Level 1 comes up first.',
  level: (level: number, what: string) => `Level ${level}: ${what}`,
  you: {
    right: 'You were right.',
    wrong: 'You were wrong.',
    stopped: 'You had stopped before.',
    out: 'You are out of this dive.',
  },
  next: (level: number) => `Level ${level} comes up next.`,
  lastly: 'Then everybody rests.',
  toLevel: (level: number) => `Level ${level}`,
  toRest: 'To the rest',
  skip: 'Skip to the rest',
  rest: (n: number, blocked: boolean) =>
    blocked
      ? 'The shark holds you back'
      : n === 0
        ? 'You rest where you are'
        : `You rest ${spaces(n)} further down`,
  restOthers: 'Everybody rests',
  restDetail: 'Look back at the cards while you can: they leave the game now.',
  restEnd: 'That was the last dive.',
  nextRound: (round: number) => `Round ${round}`,
  toEnd: 'To the result',
  over: (names: readonly string[], you: boolean) =>
    you && names.length === 1
      ? 'You take the stone'
      : `${list(names)} ${names.length === 1 ? 'takes' : 'take'} the stone`,
  chief: 'The Chief keeps the stone',
};

export const score = {
  win: (name: string, you: boolean) => (you ? 'You take the sacred stone' : `${name} takes the sacred stone`),
  shared: (names: readonly string[]) => `${list(names)} reach the stone together`,
  chief: 'The Chief keeps the sacred stone',
  line: (space: number, lead: number) =>
    `Down to space ${space}${lead > 0 ? `, ${spaces(lead)} ahead` : ''}.`,
  chiefNote: 'Never wrong. Takes a place, no seat.',
  lineToo: (line: string, space: number) => `${line} The Chief stands on space ${space}.`,
  lineShared: (space: number) => `All on space ${space}: play again to settle it.`,
  lineSharedKids: (space: number) => `All on space ${space}: a victory to share.`,
  lineChief: (space: number) => `The Chief stands on space ${space}. Next time!`,
  lineEmpty: 'The stack ran out before anybody reached 23.',
  note: (mistakes: number, rounds: number) =>
    `${count(rounds, 'round')}, ${mistakes === 0 ? 'no mistake' : count(mistakes, 'mistake')}`,
  saw: 'How well you saw',
  sawLevel: (level: number, right: number, of: number) => `Level ${level}: ${right} of ${of}`,
  rest: 'Rests',
  restDetail: (gains: readonly number[]) =>
    gains.length === 0 ? '' : `Levels that stood, round by round: ${gains.join(', ')}.`,
  helpers: { green: 'Green turtles', red: 'Red turtles', manta: 'Manta rays' },
  rides: (rides: readonly (readonly [number, number])[]) =>
    `${rides.map(([from, to]) => `from ${from} to ${to}`).join(', ')}.`,
  dolphins: 'Dolphins',
  dolphinsDetail: 'A friend made no mistake.',
};
