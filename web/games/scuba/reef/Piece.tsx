import type { ComponentChildren, CSSProperties } from 'preact';
import { fanned, type Kind, type Place } from './layout.ts';

/** Dust never hides a diver, and a rising number is never hidden at all. */
const LAYERS: { readonly [K in Kind]: number } = { tile: 0, dust: 20, diver: 40, number: 60 };
const FRONT = 10;

interface PieceProps {
  readonly place: Place;
  readonly index?: number;
  readonly count?: number;
  readonly kind?: Kind;
  readonly front?: boolean; // before others of its kind
  readonly judged?: boolean; // nothing is ever said over it
  readonly spot?: string; // where something is said about it
  readonly className?: string;
  readonly children: ComponentChildren;
}

/** Something lying on a space. It keeps its key when the water moves it, so the page can animate the way. */
export function Piece({
  place,
  index = 0,
  count = 1,
  kind = 'tile',
  front = false,
  judged = false,
  className = '',
  spot,
  children,
}: PieceProps) {
  const off = fanned(index, count, place, kind);
  const style: CSSProperties = {
    width: place.w,
    height: place.h,
    transform: `translate(${place.x + off.x}px, ${place.y + off.y}px)`,
    zIndex: LAYERS[kind] + index + (front ? FRONT : 0),
  };
  return (
    <div
      className={`piece ${className}`}
      style={style}
      data-spot={spot}
      data-about={spot?.replace('-', ':')}
      data-judged={judged ? '' : undefined}
    >
      {children}
    </div>
  );
}
