import './quality.css';
import type { Quality } from '@fathoms/bots/review/quality.ts';
import type { ComponentChildren } from 'preact';

const SHAPES: { readonly [Q in Quality]: ComponentChildren } = {
  best: (
    <path
      className="fill"
      d="M12 1.8 15 8.6 22.2 9.3 16.8 14.1 18.4 21.3 12 17.5 5.6 21.3 7.2 14.1 1.8 9.3 9 8.6Z"
    />
  ),
  fine: (
    <>
      <circle className="fill" cx="12" cy="12" r="9.5" />
      <path className="line" d="M7.5 12.5 11 16l6-7.5" />
    </>
  ),
  inaccurate: (
    <>
      <path className="fill" d="M12 2.5 22.5 21H1.500Z" />
      <path className="line" d="M12 9v5.500M12 17.800v.1" />
    </>
  ),
  mistake: (
    <>
      <rect className="fill" x="2.5" y="2.5" width="19" height="19" rx="4" />
      <path className="line" d="M8 8l8 8M16 8l-8 8" />
    </>
  ),
};

/** A star, a round tick, a triangle, a square cross: never told apart by colour alone. */
export const QualityMark = ({ quality }: { quality: Quality }) => (
  <svg className={`review-mark review-q-${quality}`} viewBox="0 0 24 24" aria-hidden="true">
    {SHAPES[quality]}
  </svg>
);
