import type { Event, View } from '@fathoms/games/dive/types.ts';
import type { RuleId } from '@fathoms/kernel/game.ts';
import { coachOf, type Firsts } from '../../../board/coach.ts';
import { de } from './de.ts';
import { en } from './en.ts';

type Moment = keyof typeof en;

const RULES: { readonly [M in Moment]: RuleId } = {
  look: 'DIVE-12',
  sonar: 'DIVE-29',
  reveal: 'DIVE-27',
  mistake: 'DIVE-34',
  deepMistake: 'DIVE-35',
  helped: 'DIVE-42',
  manta: 'DIVE-49',
  unmoved: 'DIVE-53',
  tie: 'DIVE-43',
  spent: 'DIVE-57',
  rest: 'DIVE-59',
  deep: 'DIVE-35',
  bubbles: 'DIVE-118',
  chief: 'DIVE-117',
  companions: 'DIVE-88',
  companion: 'DIVE-88',
  used: 'DIVE-92',
  orca: 'DIVE-96',
  thanked: 'DIVE-109',
};

const FIRSTS: Firsts<Event, Moment, View> = {
  opened: null,
  took: null,
  round: null,
  sounded: () => 'sonar',
  ready: null,
  withdrew: null,
  used: ({ companion }) => (companion === 'orca' ? 'orca' : 'used'),
  revealed: () => 'reveal',
  covered: () => 'bubbles',
  turned: null,
  judged: null,
  lost: ({ seat: by, zone }, seat) => {
    if (by !== seat) return null;
    return zone === 'deep' ? 'deepMistake' : 'mistake';
  },
  raced: ({ winner }) => (winner === null ? 'tie' : null),
  helped: ({ pawn, by, why }, seat) => {
    if (why !== null) return 'unmoved';
    if (by === 'manta') return 'manta';
    return pawn === seat ? 'helped' : null;
  },
  spent: ({ seat: by }, seat) => (by === seat ? 'spent' : null),
  thanked: () => 'thanked',
  rested: () => 'rest',
  ended: null,
};

export const coach = coachOf<View, Event, Moment>({
  firsts: FIRSTS,
  standing: ({ phase, divers, mode, chief, sonar }, seat) => {
    const diver = divers[seat];
    if (phase === 'companions') return ['companions'];
    if (!diver || phase === 'over') return [];
    return [
      sonar === null ? 'look' : null,
      mode === 'standard' && diver.zone === 'deep' ? 'deep' : null,
      diver.companion ? 'companion' : null,
      chief ? 'chief' : null,
    ];
  },
  rules: RULES,
  words: { en, de },
});
