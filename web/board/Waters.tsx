import type { ComponentChildren } from 'preact';
import { type Band, Sea } from '../ui/pieces.tsx';
import { Bubbles } from './Bubbles.tsx';
import type { Box } from './use-size.ts';

interface WatersProps {
  readonly board: Box;
  readonly slim: boolean; // a phone
  readonly bands: readonly Band[]; // from the top of the page
  readonly children?: ComponentChildren; // what swims and grows there; a phone has no room for it
}

/** The sea behind a board, down to its lower edge. */
export function Waters({ board, slim, bands, children }: WatersProps) {
  if (board.height === 0) return null; // not measured yet
  return (
    <>
      <Sea width={slim ? 390 : 1440} height={board.top + board.height} bands={bands} />
      {!slim && children}
      <Bubbles />
    </>
  );
}
