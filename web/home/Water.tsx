import { type Band, Sea } from '../ui/pieces.tsx';
import type { Water as Shades } from './water.ts';

const SEEDS = [3.3, 0.4, 1.6, 2.8, 0.8, 2, 1.1, 3.9];

/** A section's own water: drawn for a wide screen and for a phone, so that waves keep their shape. */
export function Water({ water, index }: { water: Shades; index: number }) {
  const bands = (height: number, amplitude: number, waves: number): Band[] =>
    water.edges.map(({ level, at }) => [
      at * height,
      amplitude,
      waves,
      `w${level}`,
      SEEDS[(index + level) % 8] ?? 1,
    ]);
  return (
    <>
      <Sea width={1440} height={560} bands={bands(560, 13, 5)} className="only-wide" />
      <Sea width={390} height={600} bands={bands(600, 8, 3)} className="only-phone" />
    </>
  );
}
