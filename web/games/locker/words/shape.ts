import type { Event } from '@fathoms/games/locker/types.ts';
import type { RuleId } from '@fathoms/kernel/game.ts';
import type { WhoIs } from '../../../board/seats.ts';

/** Cards stand in texts as `{key-5}` or `{key}`; see rich.tsx. */
export type Story = {
  readonly [T in Event['type']]: (event: Extract<Event, { type: T }>, who: WhoIs) => string | null;
};

/** A skill or a variant: its name, what it does, and the rule to read on. */
export interface Skill {
  readonly name: string;
  readonly text: string;
  readonly rule: RuleId;
}

/** The prompt bar's sentence and the line below it. */
export interface Prompt {
  readonly say: string;
  readonly detail: string;
}
