import { pick } from '@fathoms/kernel/chance.ts';
import type { SearchHints } from '@fathoms/kernel/hints.ts';
import { type TenderKinds, tender } from '@fathoms/kernel/test/tender.ts';

/** Hints for the kernel's toy game: no knowledge but the score. */
export const tenderHints: SearchHints<TenderKinds> = {
  effort: { games: 200, actions: 20 },
  naive: (_seen, legal, chance) => pick(legal, chance),
  sound: (_seen, legal) => legal[0],
  rollout: (_state, _seat, legal, chance) => pick(legal, chance),
  worth: state => {
    const places = tender.outcome(state)?.places;
    if (!places) return state.points.map(() => 0.5);
    return places.map(place => (place === 1 ? 1 / places.filter(other => other === 1).length : 0));
  },
};
