import type { Suit } from '@fathoms/games/locker/parts.ts';
import type { Event } from '@fathoms/games/locker/types.ts';
import { count, does, list, pieces, whom, whose } from '../../../board/grammar/en.ts';
import { capital, type Story, token } from '../../../board/sentence.tsx';
import { SKILLS, VARIANTS } from './en-cards.ts';

const some = (n: number) => count(n, 'card');
const suitOf = (id: string) => id.slice(0, id.indexOf('-')) as Suit;
const WANTS = ['no more', 'one more card', 'two more cards', 'three more cards', 'four more cards'];

const FIZZLES: Partial<Record<Suit, (id: string) => string>> = {
  map: id => `The Locker is empty: ${token(id)} leads nowhere.`,
  knife: id => `No rival has a card to lose: ${token(id)} cuts only water.`,
  drone: id => `The deck is empty: ${token(id)} sees nothing.`,
  net: id => `The hold is empty: ${token(id)} comes up empty too.`,
  harpoon: id => `No rival has a suit worth aiming at: ${token(id)} misses.`,
};

export const story: Story<Event> = {
  opened: ({ first, variant }, who) =>
    `Everybody is in the water; ${whom(who(first))} ${who(first).you ? 'start' : 'starts'}.${variant ? ` On the table: ${VARIANTS[variant].name}.` : ''}`,
  dealt: ({ seat, diver, aside }, who) => {
    const { name } = SKILLS[diver];
    const put = aside.length > 0 ? ` (${list(aside.map(id => SKILLS[id].name))} put aside)` : '';
    return `${does(who(seat), 'dive')} with the skill ${name}${put}.`;
  },
  named: ({ seat, victim }, who) =>
    `${does(who(seat), 'cut')} ${whose(who(victim))} line: what ${whom(who(victim))} ${who(victim).you ? 'lose' : 'loses'} in an incident goes to ${whom(who(seat))}.`,
  turned: () => null,
  revealed: ({ seat, card: id }, who) => `${does(who(seat), 'reveal')} ${token(id)}.`,
  placed: ({ seat, card: id, from }, who) => {
    if (from === 'deck') return null;
    if (from === 'locker') return `${does(who(seat), 'fish', 'fishes')} ${token(id)} out of the Locker.`;
    if (from === seat) return `The Net brings back ${whose(who(seat))} own ${token(id)}.`;
    return `${does(who(seat), 'harpoon')} ${whose(who(from))} ${token(id)}: it lands in the line.`;
  },
  tamed: ({ seat, card: id, by }, who) =>
    `${SKILLS[by].name}: ${token(id)} swims straight into ${whose(who(seat))} hold.`,
  demanded: ({ card: id, count }) => `${token(id)} wants ${WANTS[count] ?? `${count} more cards`}.`,
  lapsed: ({ seat }, who) => `The deck is empty: the Squid goes hungry and ${whom(who(seat))} may go home.`,
  fizzled: ({ card: id }) => FIZZLES[suitOf(id)]?.(id) ?? `${token(id)} finds nothing to do.`,
  drew: ({ seat, count, cards: seen }, who) =>
    seen === null || !who(seat).you
      ? `${does(who(seat), 'draw')} ${some(count)} from the Locker and ${who(seat).you ? 'choose' : 'chooses'} one.`
      : count > 3
        ? 'The whole Locker lies open before you.'
        : `You draw ${pieces(seen)} from the Locker.`,
  peeked: ({ seat, count, cards: seen }, who) =>
    seen === null || !who(seat).you
      ? `${does(who(seat), 'look')} at ${count === 1 ? 'the next card' : `the next ${count} cards`}.`
      : `You peek: ${count === 1 ? `${pieces(seen)} is next` : `${pieces(seen)} are next, in this order`}.`,
  knifed: ({ seat, from, cards: ids, to }, who) => {
    if (from === seat) return `${does(who(seat), 'give')} up ${pieces(ids)} to the turned blade.`;
    return to === 'locker'
      ? `${does(who(seat), 'sink')} ${whose(who(from))} ${pieces(ids)}.`
      : `${does(who(seat), 'cut')} ${whose(who(from))} ${pieces(ids)} loose and ${who(seat).you ? 'keep' : 'keeps'} it.`;
  },
  struck: ({ seat, at }, who) => `${does(who(at), 'turn')} the blade back on ${whom(who(seat))}.`,
  sunk: ({ card: id, owner }, who) =>
    `${capital(whose(who(owner)))} Riposte sends ${token(id)} to the Locker.`,
  crashed: ({ seat, trigger, saved, lost, to }, who) => {
    const kept =
      saved.length > 0
        ? ` ${capital(whose(who(seat)))} ${pieces(saved)} ${saved.length === 1 ? 'is' : 'are'} saved.`
        : '';
    const n = new Set([...lost, trigger]).size;
    const where = to === 'locker' ? 'to the Locker' : `to ${whom(who(to))}`;
    return `Diving incident! ${token(trigger)} is one too many: ${some(n)} ${n === 1 ? 'goes' : 'go'} ${where}.${kept}`;
  },
  returned: ({ seat, cards: home, bonus, raided }, who) => {
    const back = `${does(who(seat), 'return')} ${home.length > 0 ? `with ${some(home.length)}` : 'with empty hands'}.`;
    if (bonus.length === 0) return back;
    return raided === null
      ? `${back} Key and Chest bring up ${pieces(bonus)} from the Locker.`
      : `${back} Key and Chest take ${pieces(bonus)} from ${whom(who(raided))}.`;
  },
  ended: ({ reason }) =>
    reason === 'deck'
      ? 'The Loot Deck is empty. Everybody surfaces.'
      : 'Fifty points: the dive ends at once.',
};
