/**
 * The line protocol: how a program in any language plays. One JSON object a line, on standard input and output.
 * docs/programs.md tells it to people; every object here is a line.
 */
import type { OptionValue, Outcome, Seat } from '@fathoms/kernel/game.ts';
import type { News, PictureIds } from '@fathoms/protocol/messages.ts';

export const LINES = 1; // the protocol's version

/** What is to be seen from the program's seat. `news`: what happened since the last line, as it may know it. */
export interface Seeing {
  readonly view: unknown;
  readonly news: readonly News[];
  readonly toAct: readonly Seat[];
  readonly pictures?: PictureIds; // at a server: /picture/<id>/<frame>.webp
}

export interface TurnLine extends Seeing {
  readonly t: 'turn';
  readonly n: number; // of the question: an answer names it
  readonly legal: readonly string[]; // everything it may do, but for what `choice` describes
  readonly choice: unknown; // a decision too large to list; null = none
  readonly samples: readonly string[]; // some of what `choice` allows
}

/** What a program is told. */
export type ToProgram =
  | {
      readonly t: 'hello';
      readonly lines: number;
      readonly game: string;
      readonly seat: Seat;
      readonly players: readonly string[];
      readonly options: { readonly [name: string]: OptionValue };
    }
  | ({ readonly t: 'view' } & Seeing) // others decide
  | TurnLine // answer: { n, action }
  | { readonly t: 'refused'; readonly n: number; readonly reason: string; readonly left: number } // answer again
  | ({ readonly t: 'result'; readonly place: number } & Outcome)
  | { readonly t: 'error'; readonly text: string }; // nothing more will come

type Answer =
  | { readonly is: 'action'; readonly action: string }
  | { readonly is: 'late' } // to an earlier question
  | { readonly is: 'wrong'; readonly reason: string };

const wrong = (reason: string): Answer => ({ is: 'wrong', reason });

/** `action` is written in notation, or counts in `legal` and then in `samples`. */
export function readAnswer(line: string, { n, legal, samples }: TurnLine): Answer {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return wrong('the line is not JSON');
  }
  if (typeof value !== 'object' || value === null || !('action' in value))
    return wrong('an answer is an object with an action');
  if ('n' in value && value.n !== n) return { is: 'late' };
  const { action } = value;
  if (typeof action === 'string') return { is: 'action', action };
  const counted = typeof action === 'number' ? [...legal, ...samples][action] : undefined;
  return counted === undefined
    ? wrong('an action is a text, or the place of one in legal and samples')
    : { is: 'action', action: counted };
}
