/** What an evening means to the one who looks at it. */
import type { EveningPage, EveningTable } from '@fathoms/protocol/evenings.ts';

export type Mine =
  | { readonly is: 'stranger' | 'gone' | 'out' | 'over' | 'between' | 'bye' | 'absent' | 'done' }
  | { readonly is: 'table'; readonly table: EveningTable; readonly round: number };

export function mineIn({ you, people, rounds, over }: EveningPage): Mine {
  const me = you === null ? undefined : people[you];
  if (you === null || !me) return { is: over ? 'over' : 'stranger' };
  if (over) return { is: 'over' };
  const round = rounds.at(-1);
  const table = round?.tables.find(({ seats }) => seats.includes(you));
  if (table && (table.is === 'waiting' || table.is === 'playing'))
    return { is: 'table', table, round: rounds.length - 1 };
  if (me.is !== 'in') return { is: me.is };
  if (!round || round.done) return { is: 'between' };
  if (round.byes.includes(you)) return { is: 'bye' };
  return { is: table ? 'done' : 'absent' };
}

/** 0, ½, 1 and what lies between, as short as may be. */
export const pointsText = (points: number, language: string): string =>
  points.toLocaleString(language, { maximumFractionDigits: 2 });
