import type { ComponentType, VNode } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { type Missing, patiently, watchMissing } from './patience.ts';

/**
 * A component that comes with a part of its own, and what stands in its place until then. It waits by itself: a
 * boundary further out would take down what is around it, with its connection to the table.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: VNode | null = null,
): ComponentType<P> {
  const Part = lazy(async () => ({ default: await patiently(load) }));
  return props => (
    <Suspense fallback={meanwhile}>
      <Part {...props} />
    </Suspense>
  );
}

/** What the page is waiting for; null = nothing that failed. */
export function useMissing(): Missing | null {
  const [missing, setMissing] = useState<Missing | null>(null);
  useEffect(() => watchMissing(setMissing), []);
  return missing;
}
