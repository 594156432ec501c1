import './position-seats.css';
import type { Seat } from '@fathoms/kernel/game.ts';
import type { ComponentChildren } from 'preact';
import { Emblem } from '../ui/pieces.tsx';
import type { Face } from './screen.ts';

interface PositionSeatsProps {
  readonly faces: readonly Face[];
  readonly seat: Seat; // whose decision it is
  readonly figure: (seat: Seat) => ComponentChildren;
}

/** The people of a position in a review, each with the figure that counts. */
export const PositionSeats = ({ faces, seat, figure }: PositionSeatsProps) => (
  <ul className="position-seats">
    {faces.map(({ name, colour }, i) => (
      <li key={name} className={i === seat ? 'own' : undefined}>
        <Emblem colour={colour} className="em-s" />
        <span>{name}</span>
        <b className="num">{figure(i)}</b>
      </li>
    ))}
  </ul>
);
