import type { Assurance } from '@fathoms/table/record/check-luck.ts';
import type { Verdict } from '../record/reading.ts';
import type { Recalled } from './contributions.ts';

export type Finding = 'good' | 'bad' | 'unknown';

export interface Findings {
  readonly seed: Finding;
  readonly cards: Finding;
  readonly memory: Finding;
}

/** Which chapter of the explanation a verdict speaks about. After a broken seal the cards say nothing. */
export function findings({ flaw, open, assurance }: Verdict, memory: Recalled | null): Findings {
  const remembered = memory === null || memory === 'away' ? 'unknown' : memory === 'agrees' ? 'good' : 'bad';
  if (open) return { seed: 'unknown', cards: flaw ? 'bad' : 'unknown', memory: remembered };
  if (flaw === 'seed') return { seed: 'bad', cards: 'unknown', memory: remembered };
  // rules and result are looked at before the seal, so with one of them at fault the seal is not known
  const isSealed = flaw === null || flaw === 'luck' || flaw === 'contributions';
  const cards = flaw ? 'bad' : assurance === 'continued' ? 'unknown' : 'good';
  return { seed: isSealed ? 'good' : 'unknown', cards, memory: remembered };
}

/** The one answer: something is wrong, or what the luck is worth to whoever asks. */
export function answerOf(
  found: Findings,
  assurance: Assurance,
  memory: Recalled | null,
): Assurance | 'bad' | 'away' {
  if (Object.values(found).includes('bad')) return 'bad';
  // others' numbers vouch for those who trust them; this device brought one of its own, and it is not in
  const rests = assurance === 'sealed' || assurance === 'withheld' || assurance === 'open';
  return rests && memory === 'away' ? 'away' : assurance;
}
