import { draw, drawAll, pick } from '@fathoms/kernel/chance.ts';
import type { Chance, Seen } from '@fathoms/kernel/game.ts';
import { BLIND } from './observer.ts';
import { HELPERS, type Helper, OCEAN } from './ocean/cards.ts';
import { CHIEF_IDS, OCEAN_IDS } from './parts.ts';
import { likelyProgram } from './plan.ts';
import { CURRENT } from './rulesets.ts';
import { readingIn } from './sonar.ts';
import type { DiveKinds, Diver, DiverView, Glimpse, Lying, State } from './types.ts';

/** One state that fits what the seat knows: a stack as it thinks it saw it, and what others may have made of that. */
export const determinize = (seen: Seen<DiveKinds>, chance: Chance): State =>
  imagine(seen, readingIn(seen), levelByLevel, chance);

/** Which levels have a shark, given how likely each is to have one; the levels are asked in order. */
export type SharkDraw = (sharks: readonly number[], chance: Chance) => (i: number) => boolean;

export const levelByLevel: SharkDraw = (sharks, chance) => i => chance.below(1000) < sharks[i];

/** The same with this reading of the stack, whoever made it. */
export function imagine(
  { seat, view }: Seen<DiveKinds>,
  read: Glimpse | null,
  draws: SharkDraw,
  chance: Chance,
): State {
  const { stack, gone } = imagineCards(view.cards, read ?? BLIND, draws, chance);
  const s: State = {
    version: CURRENT, // what is imagined is neither drawn nor heard
    mode: view.mode,
    flashlight: view.flashlight,
    sonar: view.sonar?.map(echo => ({ ...echo })) ?? null,
    clock: 0,
    live: true,
    key: '',
    stack,
    gone,
    lastDive: 0,
    divers: view.divers.map(imagineDiver),
    chief: view.chief && { space: view.chief.space, ...imagineDeck(view.round, chance) },
    offered: [...view.offered],
    ages: [...view.ages],
    octopus: view.octopus && { ...view.octopus },
    round: view.round,
    phase: view.phase,
    reason: null,
    dream: read && { seat, glimpse: read },
  };
  for (const [other, diver] of s.divers.entries()) {
    if (other === seat) diver.program = view.program;
    else if (diver.ready) diver.program = likelyProgram(s, other);
  }
  return s;
}

const imagineDiver = ({ space, ready, companion, using, dolphinsTo }: DiverView): Diver => ({
  space,
  program: null,
  ready,
  companion,
  using,
  dolphinsTo,
});

/** Which cards are gone nobody may remember. Every level gets what the glimpse makes likely, the rest anything. */
function imagineCards(
  cards: number,
  glimpse: Glimpse,
  draws: SharkDraw,
  chance: Chance,
): { stack: Lying[]; gone: Lying[] } {
  const hasShark = draws(glimpse.sharks, chance);
  const bag = [...OCEAN_IDS];
  const lay = (card: string): Lying => ({ card, turn: 0, flipped: false });
  const stack = Array.from({ length: cards }, (_, i) =>
    lay(
      i < glimpse.sharks.length
        ? likelyCard(bag, hasShark(i), glimpse.helpers[i], chance)
        : draw(bag, chance),
    ),
  );
  return { stack, gone: bag.map(lay) };
}

const CARDS = new Map(OCEAN.map(card => [card.id, card]));

function likelyCard(
  bag: string[],
  shark: boolean,
  helpers: Glimpse['helpers'][number],
  chance: Chance,
): string {
  const helper = likelyHelper(helpers, chance);
  const fits = bag.filter(id => (CARDS.get(id)?.shark !== null) === shark);
  const best = fits.filter(id => (CARDS.get(id)?.helper?.kind ?? null) === helper);
  const card = pick(best.length > 0 ? best : fits.length > 0 ? fits : bag, chance);
  bag.splice(bag.indexOf(card), 1);
  return card;
}

function likelyHelper(odds: Glimpse['helpers'][number], chance: Chance): Helper | null {
  let roll = chance.below(1000);
  for (const kind of HELPERS) {
    if (roll < odds[kind]) return kind;
    roll -= odds[kind];
  }
  return null;
}

/** One Chief card a round is used up. */
function imagineDeck(round: number, chance: Chance): { deck: string[]; used: string[] } {
  const deck = drawAll(CHIEF_IDS, chance);
  const used = deck.splice(0, Math.max(0, round - 1));
  return { used, deck };
}
