/** One's own days: the month as a tide, and how long it has not gone out. */
const DAY_MS = 24 * 60 * 60 * 1000;

export interface TideDay {
  readonly date: string; // 2026-11-16
  readonly dives: number | null; // null = still to come
  readonly today: boolean;
}

type Counted = readonly { readonly day: string }[];

const after = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Every day of today's month. */
export function monthOf(today: string, counted: Counted): TideDay[] {
  const first = `${today.slice(0, 7)}-01`;
  const days: TideDay[] = [];
  for (let date = first; date.slice(0, 7) === first.slice(0, 7); date = after(date, 1))
    days.push({
      date,
      dives: date > today ? null : counted.filter(({ day }) => day === date).length,
      today: date === today,
    });
  return days;
}

export interface Streak {
  readonly now: number; // days in a row; today need not be among them yet
  readonly longest: number;
  readonly missed: string | null; // the day that ended the last one, while nothing has begun anew
}

export function streakOf(today: string, counted: Counted): Streak {
  const dived = new Set(counted.map(({ day }) => day));
  const runTo = (end: string): number => {
    let run = 0;
    while (dived.has(after(end, -run))) run++;
    return run;
  };
  const now = dived.has(today) ? runTo(today) : runTo(after(today, -1));
  const longest = Math.max(0, ...[...dived].map(runTo));
  return { now, longest, missed: now === 0 && longest > 0 ? after(today, -1) : null };
}
