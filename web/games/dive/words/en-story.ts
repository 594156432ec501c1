import type { Event, Pawn } from '@fathoms/games/dive/types.ts';
import { count, does, list, noun, whom, whose } from '../../../board/grammar/en.ts';
import type { Who, WhoIs } from '../../../board/seats.ts';
import { capital, type Story } from '../../../board/sentence.tsx';
import { COMPANIONS, HELPERS } from './en-cards.ts';

const levels = (numbers: readonly number[]) =>
  numbers.length > 2
    ? `levels ${numbers[0]} to ${numbers.at(-1)}`
    : `${noun(numbers.length, 'level')} ${list(numbers.map(String))}`;

const CHIEF: Who = { name: 'The Chief', you: false };
const pawn = (which: Pawn, who: WhoIs): Who => (which === 'chief' ? CHIEF : who(which));
const named = (who: Who) => (who === CHIEF ? 'the Chief' : whom(who));
const names = (people: readonly Who[]) => list(people.map(named));
/** With several, or with you, the verb has no s. */
const many = (people: readonly Who[]) => people.length > 1 || people.some(one => one.you);

export const story: Story<Event> = {
  opened: ({ ages }, who) =>
    ages.length === 0
      ? 'The stack lies in its frame. Down there waits the sacred stone.'
      : `Companions first: ${names(ages.map(who))} choose in this order, from the youngest on.`,
  took: ({ seat, companion }, who) => `${does(who(seat), 'travel')} with the ${COMPANIONS[companion].name}.`,
  round: () => null,
  sounded: ({ echoes }) => `The sonar hears ${count(echoes.length, 'echo', 'echoes')}.`,
  ready: () => null,
  withdrew: () => null,
  used: ({ seat, companion, to }, who) => {
    const name = `the ${COMPANIONS[companion].name}`;
    if (to !== null)
      return `${does(who(seat), 'call')} ${name} and ${who(seat).you ? 'give' : 'gives'} the small one to ${whom(who(to))}.`;
    if (companion === 'octopus') return `${does(who(seat), 'lay', 'lays')} ${name} on the stack.`;
    if (companion === 'orca') return `${does(who(seat), 'call')} ${name}: ten seconds are left!`;
    return `${does(who(seat), 'use')} ${name}.`;
  },
  revealed: ({ chief }) => (chief === null ? null : `The Chief turns up ${chief.speeds.join(' · ')}.`),
  covered: ({ levels: covered }) => `Bubbles hide the Chief’s ${levels(covered)}.`,
  turned: ({ level, content }) => {
    if (!content) return null;
    const found = [
      ...(content.shark ? ['a shark'] : []),
      ...(content.helper ? [HELPERS[content.helper].a] : []),
    ];
    return `Level ${level}: ${found.length === 0 ? 'open water' : list(found)}.`;
  },
  judged: ({ right, wrong }, who) => {
    const told = [
      ...(right.length > 0
        ? [`${capital(names(right.map(who)))} ${many(right.map(who)) ? 'are' : 'is'} right`]
        : []),
      ...(wrong.length > 0 ? [`${names(wrong.map(who))} ${many(wrong.map(who)) ? 'are' : 'is'} wrong`] : []),
    ];
    return told.length === 0 ? null : `${capital(told.join(', '))}.`;
  },
  lost: ({ seat, levels: gone, zone }, who) =>
    zone === 'deep'
      ? `In Deep Waters that mistake washes away everything ${who(seat).you ? 'you have' : `${who(seat).name} has`}.`
      : `The sea washes away ${whose(who(seat))} ${levels(gone)}.`,
  raced: ({ speeds, winner }, who) => {
    if (winner !== null) return null;
    const best = Math.max(...speeds.map(({ speed }) => speed));
    const tied = speeds.filter(({ speed }) => speed === best).map(one => pawn(one.pawn, who));
    return `${capital(names(tied))} are equally fast with ${best}: nobody is helped.`;
  },
  helped: ({ pawn: which, by, from, to, why }, who) => {
    const helped = pawn(which, who);
    if (why === 'nobody-ahead')
      return `${does(helped, 'are', 'is')} fastest, but nobody is ahead: the manta ray swims off alone.`;
    if (why === 'too-deep')
      return `${does(helped, 'are', 'is')} fastest, but so deep down no manta ray carries anybody.`;
    return `${does(helped, 'are', 'is')} fastest and ${helped.you ? 'ride' : 'rides'} ${HELPERS[by].rides} from ${from} to ${to}.`;
  },
  spent: ({ seat, levels: gone }, who) =>
    `No card is left for ${levels(gone)}: ${whom(who(seat))} ${who(seat).you ? 'put' : 'puts'} those tokens aside.`,
  thanked: ({ seat, for: other, to }, who) =>
    `${capital(whom(who(other)))} made no mistake: the Dolphins take ${whom(who(seat))} to ${to}.`,
  rested: ({ moves }, who) => {
    const gone = moves.filter(({ from, to }) => to > from);
    const blocked = moves.filter(move => move.blocked);
    const told = gone.map(({ pawn: which, from, to }) => `${named(pawn(which, who))} ${to - from}`);
    return [
      told.length === 0 ? 'Rest: nobody moves.' : `Rest, spaces for levels that stand: ${list(told)}.`,
      ...blocked.map(move => `The Great White Shark holds ${whom(pawn(move.pawn, who))} back.`),
    ].join(' ');
  },
  ended: ({ reason, winners }, who) => {
    const first = winners.map(one => pawn(one, who));
    const why = reason === 'stone' ? '' : 'The stack is empty. ';
    if (first[0] === CHIEF) return `${why}The Chief is furthest down and keeps the sacred stone.`;
    return `${why}${capital(names(first))} ${many(first) ? 'take' : 'takes'} the sacred stone.`;
  },
};
