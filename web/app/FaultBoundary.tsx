import type { ComponentChildren } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { Fault } from '../shell/MessagePage.tsx';

/** A page that cannot be drawn says so instead of staying blank. */
export function FaultBoundary({ children }: { readonly children: ComponentChildren }) {
  const [problem] = useErrorBoundary(found => console.error(found));
  return problem === undefined ? children : <Fault />;
}
