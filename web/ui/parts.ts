import type { ComponentType } from 'preact';
import { lazy } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { type Missing, patiently, watchMissing } from './patience.ts';

/** A component that comes with a part of its own. */
export const lazyPart = <P>(load: () => Promise<ComponentType<P>>): ComponentType<P> =>
  lazy(async () => ({ default: await patiently(load) }));

/** What the page is waiting for; null = nothing that failed. */
export function useMissing(): Missing | null {
  const [missing, setMissing] = useState<Missing | null>(null);
  useEffect(() => watchMissing(setMissing), []);
  return missing;
}
