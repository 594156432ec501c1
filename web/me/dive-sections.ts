/** Dives under headings: today, this week, and then month by month. */
import type { Dive } from './dives.ts';

export type When = 'today' | 'week' | 'undated' | `${number}-${string}`; // or a month: 2026-11

export interface DiveSection {
  readonly when: When;
  readonly dives: readonly Dive[];
}

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** Takes dives newest first; days are those of this device. */
export function sectionsOf(dives: readonly Dive[], now: number): readonly DiveSection[] {
  const sections = new Map<When, Dive[]>();
  for (const dive of dives) {
    const when = whenOf(dive.at, now);
    sections.set(when, [...(sections.get(when) ?? []), dive]);
  }
  return [...sections].map(([when, some]) => ({ when, dives: some }));
}

function whenOf(at: number | null, now: number): When {
  if (at === null) return 'undated';
  const day = new Date(at);
  if (day.toDateString() === new Date(now).toDateString()) return 'today';
  if (now - at < WEEK) return 'week';
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}`;
}
