import type { Helper, SharkArt } from '@fathoms/games/dive/ocean/cards.ts';
import type { Companion } from '@fathoms/games/dive/types.ts';
import type { RuleId } from '@fathoms/kernel/game.ts';

export type Companions = {
  readonly [C in Companion]: { readonly name: string; readonly text: string; readonly rule: RuleId };
};

/** A helper: its name, as what one meets (`a green turtle`), whom one rides, what it gives. */
export type Helpers = {
  readonly [H in Helper]: {
    readonly name: string;
    readonly a: string;
    readonly rides: string;
    readonly gift: string;
  };
};
export type Sharks = { readonly [S in SharkArt]: string };
