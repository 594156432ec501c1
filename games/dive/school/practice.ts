import type { Chance } from '@fathoms/kernel/game.ts';
import { asDrawn, type CardPicture, type StackScene } from '../pictures.ts';
import { CURRENT, LOOKS } from '../rulesets.ts';
import { pictureKey, shuffledStack } from '../setup.ts';
import type { Lying } from '../types.ts';

/** A stack to look at alone, shuffled and drawn like that of a game. */
export interface PracticeStack {
  readonly key: string; // of its picture
  readonly cards: readonly Lying[]; // from the top
}

export const LOOK = LOOKS[CURRENT];

export const dealPractice = (chance: Chance): PracticeStack => ({
  cards: shuffledStack(chance),
  key: pictureKey(chance),
});

/** What is to be seen once so many cards are lifted: at first with everything that helps the eye, then from above. */
export const restOf = ({ key, cards }: PracticeStack, lifted: number): StackScene => ({
  look: LOOK,
  key,
  cards: cards.slice(lifted).map(asDrawn),
  removed: lifted,
  octopus: null,
  ways: lifted === 0 ? 'lit' : 'middle',
});

export const liftedCard = ({ key, cards }: PracticeStack, level: number): CardPicture => ({
  key,
  card: asDrawn(cards[level - 1]),
});
