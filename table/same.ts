/** Whether two pieces of plain data are alike; as comparing their JSON, at a fraction of its cost. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && sameItems(one, other);
  return !Array.isArray(other) && sameFields(one as Fields, other as Fields);
}

type Fields = { readonly [name: string]: unknown };

function sameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (!isSame(one[i], other[i])) return false;
  return true;
}

/** Plain data has no fields but its own. */
function sameFields(one: Fields, other: Fields): boolean {
  let count = 0;
  for (const name in one) {
    if (!(name in other) || !isSame(one[name], other[name])) return false;
    count++;
  }
  for (const _ in other) count--;
  return count === 0;
}
