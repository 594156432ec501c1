/** Deep copy of plain data. The only clone in the repository. */
export function clone<T>(value: T): T {
  if (!isObject(value)) return value;
  if (Array.isArray(value)) {
    const copy = value.slice();
    for (let i = 0; i < copy.length; i++) if (isObject(copy[i])) copy[i] = clone(copy[i]);
    return copy as T;
  }
  const copy = { ...value };
  for (const key in copy) if (isObject(copy[key])) copy[key] = clone(copy[key]);
  return copy;
}

const isObject = (x: unknown): x is object => typeof x === 'object' && x !== null;
