import type { Chance, Game, Kinds, Seat } from './game.ts';

/** What an action will do, as far as nothing hidden has a say in it. */
export interface Foresight<K extends Kinds> {
  readonly news: readonly K['event'][]; // as its player will hear it, up to where luck or a secret decides
  readonly view: K['view'] | null; // the table after it; null = luck or a secret decides how it goes on
}

/** A choice that costs its player what is at stake, or one that comes to nothing. */
export type Caution = 'busts' | 'wastes';

/** Thrown where the rules ask for what nobody at the table knows. Made once: a new one would note the whole stack. */
const HIDDEN = new Error('hidden');

const NO_LUCK: Chance = {
  below: () => {
    throw HIDDEN;
  },
};

/**
 * Plays an action on a table imagined from its player's view, by the rules themselves: so nothing is told that
 * the view does not hold, and nothing that the rules do not do. What has no alternative follows, as at a table.
 * A part nobody can see stands in the imagined state as NaN; news of it name `undefined`, and there it ends.
 */
export function foresee<K extends Kinds>(
  rules: Pick<Game<K>, 'apply' | 'forced' | 'redact' | 'view'>,
  imagined: K['state'], // a state of its own: it is played on
  seat: Seat,
  action: K['action'],
): Foresight<K> {
  const news: K['event'][] = [];
  const tell = (event: K['event']) => {
    if (namesUnknown(event)) throw HIDDEN;
    const heard = rules.redact(event, seat);
    if (heard !== null) news.push(heard);
  };
  const dealer = { chance: NO_LUCK, tell };
  try {
    rules.apply(imagined, seat, action, dealer);
    for (let next = rules.forced(imagined); next; next = rules.forced(imagined))
      rules.apply(imagined, next.seat, next.action, dealer);
    return { news, view: rules.view(imagined, seat) };
  } catch (error) {
    if (error !== HIDDEN) throw error;
    return { news, view: null };
  }
}

/** Plain data has no `undefined`, unless it was made from an unknown part. */
function namesUnknown(value: unknown): boolean {
  if (value === undefined || Number.isNaN(value)) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(namesUnknown);
}

/** So many parts nobody can see. */
export const unknown = (count: number): number[] => Array.from({ length: count }, () => Number.NaN);
