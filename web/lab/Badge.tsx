/** A is a disc, B a diamond. */
export const Badge = ({ side }: { side: 'a' | 'b' }) => (
  <b className={`lab-badge ${side}`}>{side.toUpperCase()}</b>
);
