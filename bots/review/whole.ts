export const WHOLE = 10_000;

/** A chance from 0 to 1 as it is told. */
export const whole = (chance: number): number => Math.round(chance * WHOLE);
