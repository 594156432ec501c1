import type { CardId } from '@fathoms/games/shares/parts.ts';
import type { ComponentChildren, CSSProperties } from 'preact';
import { digitsOf } from '../turn/cards.ts';
import type { TagPlace } from './layout.ts';

/** A depth card on its line: tens on a tint that darkens with the decade. */
export function Digits({ id }: { readonly id: CardId }) {
  const [tens, units] = digitsOf(id);
  return (
    <>
      <span className="tens">{tens}</span>
      <span className="un">{units}</span>
    </>
  );
}

export const tagClass = (id: CardId, ...more: readonly (string | false)[]): string =>
  ['dtag', `d${digitsOf(id)[0]}`, ...more].filter(Boolean).join(' ');

export const tagStyle = ({ top, height, seen }: TagPlace, z: number): CSSProperties =>
  ({ '--y': `${top}px`, '--h': `${height}px`, '--seen': `${seen}px`, zIndex: z }) as CSSProperties;

interface WouldBeProps {
  readonly id: CardId;
  readonly place: TagPlace;
  readonly chosen: boolean;
  readonly mark: string; // the pattern of a choice that brings nothing
  readonly children: ComponentChildren; // a note at its corner
}

/** Where a card could go. */
export function WouldBe({ id, place, chosen, mark, children }: WouldBeProps) {
  return (
    <div
      className={tagClass(id, 'topc', 'wouldbe', chosen && 'chosen', mark)}
      style={tagStyle(place, 20)}
      aria-hidden="true"
    >
      <Digits id={id} />
      {children}
    </div>
  );
}
