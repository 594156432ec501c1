/**
 * Numbers, strings, booleans, null, arrays and plain objects: JSON gives back the same. Nothing twice, since who
 * changes the one would change the other, unless it is frozen.
 */
export function isPlain(value: unknown, seen = new Set<object>()): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isSafeInteger(value) && !Object.is(value, -0);
  if (typeof value !== 'object' || (seen.has(value) && !Object.isFrozen(value))) return false;
  seen.add(value);
  if (Array.isArray(value)) return value.every(item => isPlain(item, seen));
  return (
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every(item => isPlain(item, seen))
  );
}

export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const item of Object.values(value)) deepFreeze(item);
  return value;
}
