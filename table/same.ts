/** Whether two pieces of plain data are alike; as comparing their JSON, at a fraction of its cost. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every(
    key =>
      Object.hasOwn(other, key) &&
      isSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
  );
}
