import { LEVELS, MANTA_LIMIT, STONE } from '@fathoms/games/dive/parts.ts';
import type { View } from '@fathoms/games/dive/types.ts';
import { foremost, type GuidePoint, type GuideTable } from '../../../board/guide.ts';
import type { DiveGuide } from './en.ts';

const NEAR = 6; // spaces from the stone

/** What this round asks for and what the water does to a mistake. */
export function now({ view, seat }: GuideTable<View>, t: DiveGuide['now']): GuidePoint[] {
  if (view.phase === 'over') return [{ id: 'over', text: t.over, rules: ['DIVE-68'] }];
  if (view.phase === 'companions')
    return [{ id: 'companions', text: t.companions, rules: ['DIVE-84', 'DIVE-88'] }];
  const diver = seat === null ? undefined : view.divers[seat];
  if (!diver) return [{ id: 'program', text: t.program, rules: ['DIVE-12', 'DIVE-13'] }];
  const first: GuidePoint = diver.ready
    ? { id: 'ready', text: t.ready, rules: ['DIVE-21'] }
    : { id: 'program', text: t.program, rules: ['DIVE-12', 'DIVE-13'] };
  return foremost([first, ...zone(view, diver, t), ...nearer(view, diver, t)]);
}

type Diver = View['divers'][number];

function zone({ mode }: View, { space, zone }: Diver, t: DiveGuide['now']): GuidePoint[] {
  if (mode === 'children') return []; // no zones, no mantas
  if (zone === 'deep')
    return [{ id: 'deep', text: t.deep(space), danger: true, rules: ['DIVE-35', 'DIVE-65'] }];
  if (space >= MANTA_LIMIT) return [{ id: 'manta', text: t.manta, rules: ['DIVE-52'] }];
  return [{ id: 'tranquil', text: t.tranquil(space), rules: ['DIVE-34', 'DIVE-65'] }];
}

function nearer({ cards }: View, { space }: Diver, t: DiveGuide['now']): GuidePoint[] {
  const points: GuidePoint[] = [];
  if (cards < LEVELS) points.push({ id: 'cards', text: t.cards(cards), rules: ['DIVE-70', 'DIVE-57'] });
  const left = STONE - space;
  if (left > 0 && left <= NEAR) points.push({ id: 'stone', text: t.stone(left), rules: ['DIVE-67'] });
  return points;
}
