import type { Note } from './ports.ts';

/** Who is at the table in its other homes, and which home plays for the bots and minds the clocks. */
export interface Elsewhere {
  readonly people: () => readonly string[]; // identities, one a line
  readonly put: (home: string, people: readonly string[]) => readonly string[]; // who has gone from there
  readonly drives: (isAnybodyHere: boolean) => boolean;
}

/** Of the homes where somebody is, the one whose name comes first drives. Two that both think so do no harm. */
export function openElsewhere(name: string): Elsewhere {
  const homes = new Map<string, readonly string[]>();
  return {
    people: () => [...homes.values()].flat(),
    put(home, people) {
      const before = homes.get(home) ?? [];
      if (people.length > 0) homes.set(home, people);
      else homes.delete(home);
      return before.filter(identity => !people.includes(identity));
    },
    drives: isAnybodyHere => [...homes.keys()].every(home => isAnybodyHere && name < home),
  };
}

export const hereNote = (people: readonly string[]): Note => ({ is: 'here', people });
