import './invite.css';
import { useMemo } from 'preact/hooks';
import { qrPicture } from './invite.ts';

const QUIET = 2; // modules of margin a scanner needs to see

export function Qr({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrPicture(text), [text]);
  const side = size + 2 * QUIET;
  return (
    <svg className="qr" viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={label}>
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={path} fill="#0A1520" />
    </svg>
  );
}
