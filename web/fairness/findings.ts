import type { Verdict } from '../record/reading.ts';

export type Finding = 'good' | 'bad' | 'unknown';

/** Which chapter of the explanation a verdict speaks about. After a broken seal the cards say nothing. */
export function findings(
  { flaw, open, assurance }: Verdict,
  memory: 'agrees' | 'lock' | 'shell' | null,
): { readonly seed: Finding; readonly cards: Finding; readonly memory: Finding } {
  const remembered = memory === null ? 'unknown' : memory === 'agrees' ? 'good' : 'bad';
  if (open) return { seed: 'unknown', cards: flaw ? 'bad' : 'unknown', memory: remembered };
  if (flaw === 'seed') return { seed: 'bad', cards: 'unknown', memory: remembered };
  // rules and result are looked at before the seal, so with one of them at fault the seal is not known
  const isSealed = flaw === null || flaw === 'luck' || flaw === 'contributions';
  const cards = flaw ? 'bad' : assurance === 'continued' ? 'unknown' : 'good';
  return { seed: isSealed ? 'good' : 'unknown', cards, memory: remembered };
}
