import { useCallback, useEffect, useState } from 'preact/hooks';
import { hashOf, type Place, packedIn, readHash } from '../record/address.ts';

const QUIET = 250; // milliseconds; browsers refuse pages that rewrite their address all the time

/** The moment that is looked at, in step with the address. */
export function usePlace(steps: number, seats: number): [Place, (change: Partial<Place>) => void] {
  const [packed] = useState(() => packedIn(location.hash)); // the game stays in the address
  const [place, setPlace] = useState(() => readHash(location.hash, steps, seats));
  const move = useCallback(
    (change: Partial<Place>) =>
      setPlace(before => {
        const step = Math.max(0, Math.min(change.step ?? before.step, steps));
        return { eyes: change.eyes ?? before.eyes, step };
      }),
    [steps],
  );
  useEffect(() => {
    const follow = () => setPlace(readHash(location.hash, steps, seats));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [steps, seats]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const hash = hashOf(place, packed);
      if (location.hash !== hash) history.replaceState(history.state, '', hash);
    }, QUIET);
    return () => clearTimeout(timer);
  }, [place, packed]);
  return [place, move];
}
