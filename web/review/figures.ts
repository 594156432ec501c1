/** Chances as people read them. */
import type { Ledger } from '@fathoms/bots/review/ledger.ts';
import { WHOLE } from '@fathoms/bots/review/whole.ts';

const perCent = (chance: number): number => (100 * chance) / WHOLE;

/** `46 %` */
export const percent = (chance: number): string => `${Math.round(perCent(chance))}\u00a0%`;

/** `−6 %`, `+0.5 %`; under one per cent with a decimal, in the language's way. */
export function signed(change: number, language: string, unit = '\u00a0%'): string {
  const value = perCent(Math.abs(change));
  const digits = value >= 0.05 && value < 0.95 ? 1 : 0;
  const text = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
  const sign = Number(value.toFixed(digits)) === 0 ? '±' : change < 0 ? '−' : '+';
  return `${sign}${text}${unit}`;
}

export interface RoundLedger {
  readonly start: number;
  readonly luck: number;
  readonly own: number;
  readonly rivals: number;
  readonly end: number;
}

/** Whole per cent that still add up: the largest part takes the remainder. */
export function roundLedger({ start, luck, own, rivals, end }: Ledger): RoundLedger {
  const round = {
    start: Math.round(perCent(start)),
    luck: Math.round(perCent(luck)),
    own: Math.round(perCent(own)) + 0,
    rivals: Math.round(perCent(rivals)),
    end: Math.round(perCent(end)),
  };
  const rest = round.end - round.start - round.luck - round.own - round.rivals;
  const part = Math.abs(luck) >= Math.abs(rivals) ? 'luck' : 'rivals';
  return { ...round, [part]: round[part] + rest };
}
