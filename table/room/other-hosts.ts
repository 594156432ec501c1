import type { NodeMessage } from './ports.ts';

/** Who is at the table in its other homes, and which home plays for the bots and minds the clocks. */
export interface OtherHosts {
  readonly people: () => readonly string[]; // identities, one a line
  readonly put: (home: string, people: readonly string[]) => readonly string[]; // who has gone from there
  readonly leads: (isAnybodyHere: boolean) => boolean;
}

/** Of the homes where somebody is, the one whose name comes first leads. Two that both think so do no harm. */
export function openOtherHosts(name: string): OtherHosts {
  const homes = new Map<string, readonly string[]>();
  return {
    people: () => [...homes.values()].flat(),
    put(home, people) {
      const before = homes.get(home) ?? [];
      if (people.length > 0) homes.set(home, people);
      else homes.delete(home);
      return before.filter(identity => !people.includes(identity));
    },
    leads: isAnybodyHere => [...homes.keys()].every(home => isAnybodyHere && name < home),
  };
}

export const presenceMessage = (people: readonly string[]): NodeMessage => ({ is: 'here', people });
