import type { View } from '@fathoms/games/scuba/types.ts';
import { foremost, type GuidePoint, type GuideTable } from '../../../board/guide.ts';
import { faceAt } from '../../../board/seats.ts';
import type { ScubaGuide } from './en.ts';

const UP = 2; // steps up a turn [SCUBA-44]

/** What this diver may do, what it costs, what threatens. */
export function now({ view, seat, faces }: GuideTable<View>, t: ScubaGuide['now']): GuidePoint[] {
  if (view.phase.name === 'over') return [{ id: 'over', text: t.over, rules: ['SCUBA-145'] }];
  const mine = seat !== null && seat === view.active;
  const said: GuidePoint[] = mine
    ? []
    : [{ id: 'waiting', text: t.waiting(faceAt(faces, view.active).name), rules: ['SCUBA-24'] }];
  const diver = seat === null ? undefined : view.divers[seat];
  if (!diver) return said;
  if (diver.status === 'waiting') said.push({ id: 'first', text: t.first, rules: ['SCUBA-48', 'SCUBA-49'] });
  if (diver.status === 'surfaced')
    said.push({ id: 'surfaced', text: t.surfaced, rules: ['SCUBA-98', 'SCUBA-104'] });
  if (diver.status !== 'under') return foremost(said);
  return foremost([...said, ...standing(view, mine, diver, t), ...threats(view, mine, diver, t)]);
}

type Diver = View['divers'][number];

function standing(view: View, mine: boolean, diver: Diver, t: ScubaGuide['now']): GuidePoint[] {
  const row = Number(diver.at.split('/')[0]);
  const { steps, up } = view.dive.allowance;
  return [
    { id: 'under', text: t.under(diver.air, diver.airDue), rules: ['SCUBA-89'] },
    ...(mine && steps > 0
      ? [{ id: 'steps', text: t.steps(steps, up), rules: ['SCUBA-43', 'SCUBA-44'] } as const]
      : []),
    // once steps were taken, this turn no longer counts as a whole one
    ...(mine && view.dive.taken > 0
      ? []
      : [{ id: 'home', text: t.home(Math.ceil(row / UP)), rules: ['SCUBA-44', 'SCUBA-94'] } as const]),
  ];
}

function threats(view: View, mine: boolean, diver: Diver, t: ScubaGuide['now']): GuidePoint[] {
  const points: GuidePoint[] = [];
  if (mine && view.dive.dark) points.push({ id: 'dark', text: t.dark, danger: true, rules: ['SCUBA-57'] });
  if (diver.deco > 0)
    points.push({
      id: 'tokens',
      text: t.tokens(diver.deco),
      danger: true,
      rules: ['SCUBA-116', 'SCUBA-117'],
    });
  const charged = view.stage === 'solo' || view.stage === 'alone';
  if (charged && mine) points.push({ id: 'solo', text: t.solo, danger: true, rules: ['SCUBA-137'] });
  if (mine && diver.air <= diver.airDue)
    points.push({ id: 'danger', text: t.danger, danger: true, rules: ['SCUBA-91', 'SCUBA-92'] });
  else if (diver.air === 1)
    points.push({ id: 'rip', text: t.rip, danger: true, rules: ['SCUBA-39', 'SCUBA-91'] });
  return points;
}
