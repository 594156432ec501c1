/** Numbers as people of a language write them. */
import type { Estimate } from '@fathoms/lab/run/statistics.ts';
import type { Language } from '../settings/language.ts';

export interface Numbers {
  readonly whole: (n: number) => string;
  readonly short: (n: number) => string; // as many digits as it deserves
  readonly signed: (n: number) => string;
  readonly signedPercent: (share: number) => string;
  readonly percent: (share: number) => string; // without the sign: 28.4
  readonly estimate: (one: Estimate, percent: boolean) => string; // 28.4 ± 1.2
}

export function numbersIn(language: Language): Numbers {
  const of = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options).format;
  const whole = of({ maximumFractionDigits: 0 });
  const one = of({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const two = of({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const short = (n: number): string => (Number.isInteger(n) ? whole(n) : Math.abs(n) < 10 ? two(n) : one(n));
  const sign = (n: number, text: string): string =>
    n > 0 ? `+${text}` : n < 0 ? `−${text.replace(/^[-−]/, '')}` : text;
  return {
    whole,
    short,
    signed: n => sign(n, short(n)),
    signedPercent: share => sign(Math.round(1000 * share), one(100 * share)),
    percent: share => one(100 * share),
    estimate: ({ mean, margin }, percent) => {
      const show = percent
        ? (n: number) => one(100 * n)
        : (n: number) => (Math.abs(mean) < 10 ? two(n) : one(n));
      return `${show(mean)} ± ${Number.isNaN(margin) ? '?' : show(margin)}`;
    },
  };
}
