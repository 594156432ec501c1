import type { InPlay } from '../seats/stored-table.ts';

/** No time goes by at a table whose people agreed on a pause: it is still the moment the pause began. */
export const tableTime = ({ pausedAt }: Pick<InPlay, 'pausedAt'>, now: number): number => pausedAt ?? now;

/** Play after the pause, as if it had taken no time. */
export function resumed(play: InPlay, now: number): InPlay {
  const { pausedAt, ...rest } = play;
  if (pausedAt === undefined) return play;
  const { clock, countdowns } = rest;
  const later = Math.max(0, now - pausedAt);
  return {
    ...rest,
    ...(clock && { clock: { ...clock, at: now } }),
    ...(countdowns && {
      countdowns: countdowns.map(running => ({ ...running, endsAt: running.endsAt + later })),
    }),
  };
}
