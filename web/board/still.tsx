/** Holds a part of the board as it was, until what happened is told. */
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';

/** Ends the telling; null = nothing goes on by itself. The shell fills it in. */
export const TellingOn = createContext<(() => void) | null>(null);

export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The same part again, drawn as before: not even its buttons change under the finger. */
export function Still({ children }: { readonly children: ComponentChildren }) {
  const telling = useContext(TellingOn) !== null;
  const drawn = useRef<ComponentChildren>(null);
  const shown = telling && drawn.current !== null ? drawn.current : children;
  useLayoutEffect(() => {
    drawn.current = shown;
  });
  return <>{shown}</>;
}
