import type { RuleId } from '@fathoms/kernel/game.ts';

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
