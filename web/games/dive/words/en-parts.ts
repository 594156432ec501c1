import type { RuleId } from '@fathoms/kernel/game.ts';

interface Part {
  readonly title: string;
  readonly text: string;
  readonly rule: RuleId;
}

type Name = 'level' | 'side' | 'token' | 'secret' | 'tilt' | 'lamp' | 'zoom' | 'clock';

/** What the parts of the table are. */
export const PARTS: { readonly [part in Name]: Part } = {
  level: {
    title: 'A level is a card',
    text: 'Level 1 is the top card of the stack, level 2 the one below it. Say for each whether it shows a shark. Every level you are right about is a space further down.',
    rule: 'DIVE-12',
  },
  side: {
    title: 'Shark or no shark',
    text: 'What you say about this card. It is judged when the card comes up.',
    rule: 'DIVE-16',
  },
  token: {
    title: 'Air tokens',
    text: 'Each level you dive to needs at least one. Their numbers add up to your speed there: the single fastest of those who are right rides on a turtle or manta. In hand they earn nothing.',
    rule: 'DIVE-15',
  },
  secret: {
    title: 'Your program',
    text: 'All divers decide at the same time and in secret. Once everybody is ready, all programs are shown.',
    rule: 'DIVE-11',
  },
  tilt: {
    title: 'Tilting',
    text: 'Look at the stack from the side: what does not move is level 1; the more it moves, the deeper it lies.',
    rule: 'DIVE-12',
  },
  lamp: {
    title: 'The flashlight',
    text: 'Light from above, from the side or from below makes other cards stand out.',
    rule: 'DIVE-12',
  },
  zoom: {
    title: 'See better',
    text: 'Closer, more contrast, another way round: this changes only what you see, never the cards.',
    rule: 'DIVE-12',
  },
  clock: {
    title: 'Time is running',
    text: 'At zero what lies on your dive board counts, ready or not.',
    rule: 'DIVE-96',
  },
};
