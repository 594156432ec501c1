import type { RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Box, useSize } from '../../board/use-size.ts';
import { useLying } from '../../ui/use-media.ts';
import { type HoldsLayout, holdsLayout } from './layout.ts';

const SLIM = 720; // a phone, as in the frame
const LOW = 600; // a window pulled small
const NARROW = 980; // no room for the variant's name beside the odds
const SNUG = 250; // a crate too narrow for every word
const CROWDED = 552; // a phone needs so much height below the holds

export interface BoardRoom {
  readonly board: Box;
  readonly slim: boolean;
  readonly holds: HoldsLayout;
  readonly classes: string;
}

/** How much room the board has, and what that means for its parts. */
export function useRoom(
  root: RefObject<HTMLElement | null>,
  afloat: RefObject<HTMLElement | null>,
  seats: number,
): BoardRoom {
  const board = useSize(root);
  const { height } = useSize(afloat);
  const lying = useLying();
  const slim = board.width <= SLIM && !lying;
  const low = !slim && board.height < LOW;
  const room = board.width - (slim ? 24 : 52);
  const holds = useMemo(
    (): HoldsLayout =>
      lying ? { style: 'chips', columns: seats, inner: 0 } : holdsLayout(room, seats, slim || low),
    [lying, room, seats, slim, low],
  );
  const classes = [
    slim ? 'slim' : 'wide',
    `as-${holds.style} n${seats} c${holds.columns}`,
    low && 'low',
    lying && 'lying',
    board.width < NARROW && 'narrow',
    holds.inner < SNUG && 'snug',
    slim && height + CROWDED > board.height && 'crowded',
  ];
  return { board, slim, holds, classes: classes.filter(Boolean).join(' ') };
}
