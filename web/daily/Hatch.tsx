/** One's own bar: told by its pattern, not by colour alone. */
export const Hatch = ({ id }: { id: string }) => (
  <defs>
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" style={{ fill: 'var(--seat-sun)' }} />
      <path d="M0,0 V6" style={{ stroke: 'var(--seat-sun-d)' }} strokeWidth="2.6" />
    </pattern>
  </defs>
);
