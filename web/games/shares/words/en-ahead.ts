import { count, list, whom } from '../../../board/grammar/en.ts';
import type { Who } from '../../../board/seats.ts';

/** What an option will do, in a phrase. */
export const ahead = {
  nothing: 'brings you nothing now',
  costs: (n: number) => `costs ${count(n, 'card')}`,
  pays: (paid: readonly { readonly who: Who; readonly count: number }[]) =>
    `pays ${list(paid.map(({ who, count: n }) => `${whom(who)} ${n}`))}`,
  paysNobody: 'pays nobody',
  flow: (who: Who, from: number, to: number) => `${whom(who)} ${from} → ${to}`,
  sameWorth: 'no worth changes',
  nextPrice: (n: number) => `the next one costs ${n}`,
  ability: 'then its ability',
  draw: (n: number, of: number) =>
    n === of ? 'then everybody draws 2: a fundraiser' : `draw ${n} of ${of} to a fundraiser`,
  drawEnds: 'then 2 cards each, and the final turns begin',
};
