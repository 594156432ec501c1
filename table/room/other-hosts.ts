/** Who is at the table at its other hosts, and which host plays for the bots and watches the clocks. */
export interface OtherHosts {
  readonly people: () => readonly string[]; // identities, one a connection
  readonly put: (host: string, people: readonly string[]) => readonly string[]; // who has gone from there
  readonly leads: (isAnybodyHere: boolean) => boolean;
}

/** Of the hosts where somebody is, the one whose name comes first leads. Two that both think so do no harm. */
export function openOtherHosts(name: string): OtherHosts {
  const hosts = new Map<string, readonly string[]>();
  return {
    people: () => [...hosts.values()].flat(),
    put(host, people) {
      const before = hosts.get(host) ?? [];
      if (people.length > 0) hosts.set(host, people);
      else hosts.delete(host);
      return before.filter(identity => !people.includes(identity));
    },
    leads: isAnybodyHere => [...hosts.keys()].every(host => isAnybodyHere && name < host),
  };
}
