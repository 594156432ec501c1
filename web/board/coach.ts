/** One sentence the first time somebody meets a thing: what a game may give the shell, and how it is put together. */
import type { RuleId, Seat } from '@fathoms/kernel/game.ts';
import type { WordTable } from '../words/words.ts';

/** What somebody sees at this moment, and what has just happened. */
export interface Met<View = unknown, Event = unknown> {
  readonly view: View;
  readonly seat: Seat; // who is spoken to
  readonly events: readonly Event[];
}

export interface Coach<View = unknown, Event = unknown> {
  /** What one meets here that has a sentence, the most telling first. */
  readonly moments: (met: Met<View, Event>) => readonly string[];
  readonly rules: { readonly [moment: string]: RuleId };
  readonly words: WordTable<{ readonly [moment: string]: string }>;
}

/** For every kind of event the moment it is, if any; a kind without an answer does not compile. null = nothing to learn. */
export type Firsts<Event extends { readonly type: string }, Id, View = unknown> = {
  readonly [T in Event['type']]:
    | ((event: Extract<Event, { type: T }>, seat: Seat, view: View) => Id | null)
    | null;
};

interface Parts<View, Event extends { readonly type: string }, Id extends string> {
  readonly firsts: Firsts<Event, Id, View>;
  readonly standing: (view: View, seat: Seat) => readonly (Id | null)[]; // what lies there, whatever happened
  readonly rules: { readonly [id in Id]: RuleId };
  readonly words: WordTable<{ readonly [id in Id]: string }>;
}

export const coachOf = <View, Event extends { readonly type: string }, Id extends string>({
  firsts,
  standing,
  rules,
  words,
}: Parts<View, Event, Id>): Coach<View, Event> => ({
  rules,
  words,
  moments: ({ view, seat, events }) => {
    const happened = events.map(event => {
      const moment = firsts[event.type as Event['type']] as
        | ((event: Event, seat: Seat, view: View) => Id | null)
        | null;
      return moment?.(event, seat, view) ?? null;
    });
    return [...new Set([...happened, ...standing(view, seat)])].filter(id => id !== null);
  },
});
