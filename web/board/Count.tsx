import './count.css';
import type { CSSProperties } from 'preact';

/** A number that runs to its new value. What is read aloud, and found in the page, is the value itself. */
export const Count = ({ value }: { readonly value: number }) => (
  <span className="running" style={{ '--running': value } as CSSProperties}>
    <span className="vh">{value}</span>
  </span>
);
