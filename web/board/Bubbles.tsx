import { useEffect, useState } from 'preact/hooks';
import { Art } from '../ui/pieces.tsx';
import { isStill } from './still.tsx';
import './bubbles.css';

const APART = 45_000; // ms
const PLACES = [18, 71, 44, 86, 31, 60]; // from the left, in hundredths of the board

/** Now and then a few bubbles rise. In between nothing moves: a table at rest costs a device nothing. */
export function Bubbles() {
  const [risen, setRisen] = useState(0);
  useEffect(() => {
    if (isStill()) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setRisen(times => times + 1);
    }, APART);
    return () => clearInterval(timer);
  }, []);
  if (risen === 0) return null;
  const left = `${PLACES[risen % PLACES.length]}%`;
  return (
    <div className="bubbles" aria-hidden="true" key={risen} style={{ left }}>
      <Art id="sea-bubbles" />
    </div>
  );
}
