import type { Expiring, Seat, Viewer } from '@fathoms/kernel/game.ts';
import { zoneOf } from './parts.ts';
import { winners } from './scoring.ts';
import type { DiveKinds, Diver, DiverView, Event, Program, State, View } from './types.ts';

/** Built up field by field: a new State field reaches a player only if somebody writes it here. */
export function view(s: State, viewer: Viewer): View {
  return {
    mode: s.mode,
    flashlight: s.flashlight,
    phase: s.phase,
    round: s.round,
    cards: s.stack.length,
    divers: s.divers.map(diverView),
    chief: s.chief && { space: s.chief.space, zone: zoneOf(s.chief.space) },
    offered: [...s.offered],
    ages: [...s.ages],
    octopus: s.octopus && { ...s.octopus },
    orca: s.divers.some(({ using }) => using === 'orca'),
    sonar: s.sonar?.map(echo => ({ ...echo })) ?? null,
    program: typeof viewer === 'number' ? copyProgram(s.divers[viewer].program) : null,
    winners: s.phase === 'over' ? winners(s) : [],
    stack: viewer === 'all' ? s.stack.map(lying => ({ ...lying })) : null,
  };
}

/** [DIVE-11] One's own program. */
export const hasSecrets = (s: State, seat: Seat): boolean => s.divers[seat].program !== null;

/** [DIVE-87] Companions lie open; [DIVE-11] a program does not, nor how much of it there is. */
const diverView = ({ space, ready, companion, using, dolphinsTo }: Diver): DiverView => ({
  space,
  zone: zoneOf(space),
  ready,
  companion,
  using,
  dolphinsTo,
});

const copyProgram = (program: Program | null): Program | null =>
  program && {
    levels: program.levels.map(({ tokens, shark }) => ({ tokens: [...tokens], shark })),
    angler: program.angler,
    clown: program.clown,
  };

/** What a card counts as is for everybody; which one of the 36 it was is not. */
export const redact = (event: Event, viewer: Viewer): Event =>
  event.type === 'turned' && viewer !== 'all' ? { ...event, card: null } : event;

/** [DIVE-88] Using a companion cannot be undone either. */
export function reveals({ type }: Event): boolean {
  return type === 'revealed' || type === 'turned' || type === 'sounded' || type === 'used';
}

/** [DIVE-62] What the cards were, and who said what, is known only until the round is over. */
export const expiring: Expiring<DiveKinds> = {
  ends: ({ type }) => type === 'rested',
  rest(event) {
    switch (event.type) {
      case 'revealed':
        return { type: 'revealed', programs: event.programs.map(() => null), chief: null };
      case 'turned':
        return { type: 'turned', level: event.level, content: null, card: null };
      case 'judged':
        return { type: 'judged', level: event.level, right: [], wrong: [] };
      default:
        return event;
    }
  },
};
