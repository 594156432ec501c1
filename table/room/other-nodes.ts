/** Who is at the table at its other nodes, and which node plays for the bots and watches the clocks. */
export interface OtherNodes {
  readonly people: () => readonly string[]; // identities, one a connection
  readonly put: (node: string, people: readonly string[]) => readonly string[]; // who has gone from there
  readonly leads: (isAnybodyHere: boolean) => boolean;
}

/** Of the nodes where somebody is, the one whose name comes first leads. Two that both think so do no harm. */
export function openOtherNodes(name: string): OtherNodes {
  const nodes = new Map<string, readonly string[]>();
  return {
    people: () => [...nodes.values()].flat(),
    put(node, people) {
      const before = nodes.get(node) ?? [];
      if (people.length > 0) nodes.set(node, people);
      else nodes.delete(node);
      return before.filter(identity => !people.includes(identity));
    },
    leads(isAnybodyHere) {
      for (const node of nodes.keys()) if (!isAnybodyHere || name >= node) return false;
      return true;
    },
  };
}
