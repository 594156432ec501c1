import type { EventId } from '@fathoms/games/scuba/parts.ts';
import type { SpaceId } from '@fathoms/games/scuba/sea.ts';
import type { DiverDrift, Event, Reason } from '@fathoms/games/scuba/types.ts';
import { count, does, list, pieces, whom } from '../../../board/grammar/en.ts';
import type { Who, WhoIs } from '../../../board/seats.ts';
import { type Story, token } from '../../../board/sentence.tsx';
import { kindOf } from '../parts/currents.ts';
import { columnIn, rowIn } from '../parts/spaces.ts';
import { animalOn, worthOf } from '../parts/tiles.ts';
import { CURRENTS, EVENTS } from './en-cards.ts';

const points = (n: number) => count(n, 'point');

function where(space: SpaceId): string {
  const row = rowIn(space);
  if (space === 'boat') return 'the boat';
  return row === 0
    ? `the surface, column ${columnIn(space)}`
    : `${row * 5 - 5}–${row * 5} m, column ${columnIn(space)}`;
}
const at = (space: SpaceId) => (space === 'boat' ? 'on the boat' : `at ${where(space)}`);

const carried = (divers: readonly DiverDrift[], who: WhoIs) =>
  divers.filter(({ from, to }) => from !== to).map(({ seat, to }) => `${whom(who(seat))} to ${where(to)}`);

const PENALTIES: { readonly [R in Exclude<Reason, EventId | 'animal'>]: (who: Who, n: number) => string } = {
  deco: (who, n) => `${does(who, 'come')} up too early: minus ${points(n)}.`,
  surface: (who, n) => `The skipper has to fetch ${whom(who)}: minus ${points(n)}.`,
  rescue: (who, n) => `The rescue costs ${whom(who)} ${points(n)}.`,
  solo: (who, n) => `Everybody waits for ${whom(who)}: minus ${points(n)}.`,
  boat: (who, n) => `The boat has gone without ${whom(who)}: minus ${points(n)}.`,
};

export const story: Story<Event> = {
  opened: ({ first }, who) => `The reef lies still. ${does(who(first), 'dive')} first.`,
  began: () => null,
  cleared: () => null,
  dusted: () => null,
  drawn: ({ card, wake, shuffled }) => {
    const again = shuffled ? ' All current cards are shuffled again.' : '';
    if (kindOf(card) === 'calm') return `Calm seas: nothing moves.${again}`;
    return `${wake ? 'Another current' : 'The current'}: ${CURRENTS[kindOf(card)].toLowerCase()}.${again}`;
  },
  drifted: ({ tiles, divers }, who) => {
    const moved = carried(divers, who);
    const lost = tiles.flatMap(({ tile, to }) => (to === null ? (animalOn(tile) ?? []) : []));
    const told = [
      ...(moved.length > 0 ? [`The water carries ${list(moved)}.`] : []),
      ...(lost.length > 0 ? [`Out of sight: ${pieces(lost)}.`] : []),
    ];
    return told.length > 0 ? told.join(' ') : null;
  },
  breathed: ({ seat, change, air, by }, who) => {
    if (change === 0) return null;
    if (change > 0) return `${does(who(seat), 'have', 'has')} ${change} air more: ${air}.`;
    if (by === 'depth') return `${does(who(seat), 'breathe')} ${-change} air: ${air} left.`;
    if (by === 'rip') return `The rip costs ${whom(who(seat))} ${-change} air: ${air} left.`;
    return `That costs ${whom(who(seat))} ${-change} air: ${air} left.`;
  },
  stepped: ({ seat, from, to }, who) =>
    from === 'boat' && rowIn(to) === 1 ? `${does(who(seat), 'roll')} off the boat.` : null,
  turned: ({ seat, at: space, front }, who) =>
    front === 'empty' ? `${does(who(seat), 'turn')} a tile at ${where(space)}: only water.` : null,
  happened: ({ seat, card, idle }, who) =>
    idle
      ? `${EVENTS[card].name}: it does not touch ${whom(who(seat))} here.`
      : `${does(who(seat), 'turn')} up ${EVENTS[card].name}. ${EVENTS[card].text}`,
  saw: ({ seat, at: space, species, card }, who) =>
    card
      ? `${does(who(seat), 'see')} ${token(species)} at ${where(space)}: new in ${who(seat).you ? 'your' : 'the'} album.`
      : `${does(who(seat), 'see')} ${token(species)} once more: ${points(worthOf(species))}.`,
  left: ({ tile }) => {
    const species = animalOn(tile);
    return species && `Everybody has now seen ${token(species)}; it swims off.`;
  },
  scored: ({ seat, points: n, by }, who) => {
    if (by === 'animal') return null;
    if (by in PENALTIES) return PENALTIES[by as keyof typeof PENALTIES](who(seat), -n);
    return n > 0 ? `${does(who(seat), 'take')} ${points(n)}.` : `${does(who(seat), 'lose')} ${points(-n)}.`;
  },
  moved: ({ seat, from, to }, who) =>
    from === to
      ? `${does(who(seat), 'hold')} still.`
      : `The water carries ${whom(who(seat))} to ${where(to)}.`,
  halted: () => null,
  spurred: ({ seat, limit }, who) => `${does(who(seat), 'may', 'may')} take ${limit} steps this turn.`,
  slowed: () => null,
  darkened: () => null,
  asked: () => null,
  picked: ({ seat, about, side }, who) =>
    seat === null
      ? `Chance sends ${whom(who(about))} to the ${side}.`
      : `${does(who(seat), 'send')} ${whom(who(about))} to the ${side}.`,
  saturated: ({ seat, change, tokens }, who) =>
    change > 0
      ? `${does(who(seat), 'take')} a decompression token: ${tokens} now.`
      : `${does(who(seat), 'breathe')} out nitrogen: ${tokens === 0 ? 'no token' : count(tokens, 'token')} left.`,
  surfaced: ({ seat, at: space }, who) => `${does(who(seat), 'are', 'is')} back ${at(space)}.`,
  died: ({ seat, at: space }, who) => `${does(who(seat), 'run')} out of air ${at(space)}.`,
  evacuated: ({ seat, from }, who) =>
    `${does(who(seat), 'are', 'is')} out of air ${at(from)} and brought up.`,
  staged: ({ stage, soloRound }) => {
    if (stage === 'finish') return 'The end is near: this round, then one more.';
    if (stage === 'final') return 'The last round begins.';
    return stage === 'solo' ? `One diver is still down: extra round ${soloRound} of 2.` : null;
  },
  departed: ({ solo }, who) => `The boat leaves without ${whom(who(solo))}.`,
  ended: ({ reason }) =>
    reason === 'home' ? 'The dive is over.' : 'Nobody is left in the water. The dive is over.',
};
