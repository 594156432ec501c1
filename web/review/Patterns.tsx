/** Luck is waves, decisions are hatching, rivals' play is dots: the same three everywhere in a review. */
export const Patterns = () => (
  <svg width="0" height="0" className="review-patterns" aria-hidden="true">
    <defs>
      <pattern id="review-luck" width="12" height="8" patternUnits="userSpaceOnUse">
        <rect width="12" height="8" className="review-luck-0" />
        <path d="M0,4 q3,-4 6,0 t6,0" className="review-luck-1" />
      </pattern>
      <pattern
        id="review-own"
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="7" height="7" className="review-own-0" />
        <rect width="3" height="7" className="review-own-1" />
      </pattern>
      <pattern id="review-rivals" width="7" height="7" patternUnits="userSpaceOnUse">
        <rect width="7" height="7" className="review-rivals-0" />
        <circle cx="3.5" cy="3.5" r="1.3" className="review-rivals-1" />
      </pattern>
    </defs>
  </svg>
);

export type ChancePart = 'luck' | 'own' | 'rivals';

export const Swatch = ({ part }: { part: ChancePart }) => (
  <svg className="review-swatch" viewBox="0 0 26 16" aria-hidden="true">
    <rect x="1" y="1" width="24" height="14" rx="4" className={`review-fill-${part}`} />
  </svg>
);
