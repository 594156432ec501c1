/** Days are those of UTC, written 2026-11-16. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** Whoever began before midnight may end in peace; only then is the day closed and its seed told. */
const GRACE_MS = 2 * 60 * 60 * 1000;

export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
export const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
export const endOf = (day: string): number => startOf(day) + DAY_MS;
export const closesAt = (day: string): number => endOf(day) + GRACE_MS;
export const daysAfter = (day: string, days: number): string => dayOf(startOf(day) + days * DAY_MS);

export const isDay = (text: string): boolean =>
  /^2\d{3}-\d{2}-\d{2}$/.test(text) && Number.isFinite(startOf(text)) && dayOf(startOf(text)) === text;
