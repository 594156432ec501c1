import { useEffect, useState } from 'preact/hooks';

/** False until the component has been seen once: what is small is painted before what takes long to build. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => setPainted(true), []); // runs after the paint
  return painted;
}
