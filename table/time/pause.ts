import type { TableMeta } from '../seats/lobby.ts';

/** No time goes by at a table whose people agreed on a pause: it is still the moment the pause began. */
export const tableTime = ({ pausedAt }: TableMeta, now: number): number => pausedAt ?? now;

/** The facts when the pause is over, as if it had taken no time. */
export function resumed(meta: TableMeta, now: number): TableMeta {
  const { pausedAt, ...facts } = meta;
  if (pausedAt === undefined) return meta;
  const { clock, countdowns } = facts;
  const later = Math.max(0, now - pausedAt);
  return {
    ...facts,
    ...(clock && { clock: { ...clock, at: now } }),
    ...(countdowns && {
      countdowns: countdowns.map(running => ({ ...running, endsAt: running.endsAt + later })),
    }),
  };
}
