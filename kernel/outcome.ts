/** Each seat's share of the victory: shared first places are split. */
export function winShares(places: readonly number[]): number[] {
  const winners = places.filter(place => place === 1).length;
  return places.map(place => (place === 1 ? 1 / winners : 0));
}
