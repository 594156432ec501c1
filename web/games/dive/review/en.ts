import { inWords, list, noun } from '../../../board/grammar/en.ts';
import type { Who } from '../../../board/seats.ts';

const numbers = (of: readonly number[]) => list(of.map(String));
const sharks = (on: readonly number[]) => (on.length === 0 ? 'no shark' : `shark on ${numbers(on)}`);
const spaces = (n: number): string => `${n} ${n === 1 ? 'space' : 'spaces'}`;

/** What a review says about Dive. */
export const en = {
  /** `four levels with 1, 3, 4+5 and 2; shark on 2` */
  program: (tokens: readonly string[], shark: readonly number[]) =>
    `${inWords(tokens.length)} ${noun(tokens.length, 'level')} with ${list(tokens)}; ${sharks(shark)}`,
  angler: (text: string): string => `${text}; down to level 6 with the Anglerfish`,
  clown: (text: string, level: number) => `${text}; the Clownfish on ${level}`,
  children: (shark: readonly number[]) =>
    `${sharks(shark)}${shark.length === 0 ? ' at all' : ', none elsewhere'}`,
  take: (companion: string) => `take the ${companion}`,
  use: (companion: string) => `use the ${companion}`,
  dolphins: (to: Who) => `give the small Dolphin to ${to.you ? 'yourself' : to.name}`,
  octopus: 'lay the Giant Octopus on the stack',

  did: {
    program: (who: Who, program: string) => `${who.name} planned ${program}`,
    children: (who: Who, said: string) => `${who.name} said: ${said}`,
    take: (who: Who, companion: string) => `${who.name} took the ${companion}`,
    use: (who: Who, companion: string) => `${who.name} used the ${companion}`,
    dolphins: (who: Who, to: Who) => `${who.name} gave the small Dolphin to ${to.you ? 'you' : to.name}`,
    octopus: (who: Who) => `${who.name} laid the Giant Octopus on the stack`,
  },

  sure: (calls: number, chance: number) =>
    `${calls === 1 ? 'Right' : calls === 2 ? 'Both right' : `All ${inWords(calls)} right`}: ${chance}\u00a0%.`,
  promise: (n: number, helped: number) =>
    `Worth about ${spaces(n)}${helped > 0 ? `, ${helped} from helpers` : ''}.`,
  better: (chance: number, n: number) => `The better one: ${chance}\u00a0%, about ${spaces(n)}.`,
  faster: (level: number, speed: number, than: number) =>
    `The better one is faster on level ${level}: ${speed} in place of ${than}.`,
  likelier: (level: number, shark: boolean, chance: number) =>
    `On level ${level} ${shark ? 'a shark' : 'no shark'} was likelier, ${chance}\u00a0%.`,
  wholly: 'One mistake costs every level.',
  companion: 'A companion can be used once: then it is gone.',

  table: (round: number, cards: number, space: number) =>
    `The way down before it: round ${round}, ${cards} cards left, on space ${space}`,
  caption: (round: number, cards: number) => `Round ${round}, ${cards} ${noun(cards, 'card')}`,
  chief: 'Chief',
  came: {
    label: 'Level by level: the card, what was said, and how sure that was',
    level: 'Level',
    card: 'Card',
    said: 'Said',
    sure: 'Sure',
    right: 'right',
    wrong: 'wrong',
  },
  note: 'Judged by what Barracuda’s eye makes of the pictures; what somebody saw better counts as luck.',
  noteSonar: 'Judged by what the sonar told everybody.',
};

export type DiveReview = typeof en;
