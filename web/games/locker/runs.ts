import type { CardId } from '@fathoms/games/locker/parts.ts';
import type { PlacedView, View } from '@fathoms/games/locker/types.ts';

/** Neighbouring cards of the line, first and last place. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

/** Where the rope goes: cards an incident would leave, neighbours tied together. */
export function savedRuns(cards: readonly PlacedView[]): Run[] {
  const runs: Run[] = [];
  cards.forEach((placed, i) => {
    if (!placed.saved) return;
    const last = runs.at(-1);
    if (last && last.to === i - 1) runs[runs.length - 1] = { from: last.from, to: i };
    else runs.push({ from: i, to: i });
  });
  return runs;
}

export interface FedRun extends Run {
  readonly card: CardId; // the Squid
  readonly met: number;
  readonly count: number;
}

/** Where the tentacle goes: what a Squid has been fed; while it has had nothing, round itself. */
export function fedRuns(view: View): FedRun[] {
  const last = view.exploration.length - 1;
  return view.demand.map(({ card, count, met }) => {
    const squid = view.exploration.findIndex(placed => placed.card === card);
    const from = Math.min(squid + (met > 0 ? 1 : 0), last);
    return {
      card,
      count,
      met: Math.min(met, count),
      from,
      to: Math.max(from, Math.min(last, squid + Math.min(met, count))),
    };
  });
}
