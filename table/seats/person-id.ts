import { commitmentOf } from '../match/fairness.ts';

const LENGTH = 16; // hexadecimal digits: nobody meets that many people
const MOST_VIEWERS = 2000; // whose marks are kept at hand: they are told to everybody whenever anybody comes

const known = new Map<string, Map<string, string>>();

/** How somebody recognises another person at every table, without learning who they are. */
export function personIdFor(viewer: string, other: string): string {
  const met = known.get(viewer) ?? newcomer(viewer);
  const found = met.get(other) ?? commitmentOf(`${viewer} meets ${other}`).slice(0, LENGTH);
  if (met.size >= MOST_VIEWERS) met.clear();
  met.set(other, found);
  return found;
}

function newcomer(viewer: string): Map<string, string> {
  if (known.size >= MOST_VIEWERS) known.clear();
  const met = new Map<string, string>();
  known.set(viewer, met);
  return met;
}
