import { PRESSURE_LIMIT } from '@fathoms/games/locker/parts.ts';
import type { View } from '@fathoms/games/locker/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import type { CSSProperties, RefObject } from 'preact';
import type { Face } from '../../board/screen.ts';
import { Crate } from './Crate.tsx';
import type { HoldsLayout } from './layout.ts';
import type { Touch } from './use-touch.ts';

interface HoldsProps {
  readonly afloat: RefObject<HTMLDivElement | null>;
  readonly view: View;
  readonly counts: View; // for scores and counts, which change when cards land
  readonly before: View; // for whose turn it is
  readonly faces: readonly Face[];
  readonly order: readonly Seat[];
  readonly layout: HoldsLayout;
  readonly touch: Touch;
}

/** Everybody's hold, afloat side by side. */
export function Holds({ afloat, view, counts, before, faces, order, layout, touch }: HoldsProps) {
  return (
    <div ref={afloat} className="holds" style={{ '--columns': layout.columns } as CSSProperties}>
      {order.map(seat => {
        const [face, hold] = [faces[seat], view.holds[seat]];
        return (
          face &&
          hold && (
            <Crate
              key={seat}
              seat={seat}
              face={face}
              hold={hold}
              score={counts.scores[seat] ?? 0}
              cards={counts.cards[seat] ?? 0}
              diver={view.divers[seat] ?? null}
              isActive={whoseTurn(before) === seat}
              isCut={view.victim === seat}
              isOut={view.variant === 'V6' && (counts.scores[seat] ?? 0) >= PRESSURE_LIMIT}
              layout={layout}
              touch={touch}
            />
          )
        );
      })}
    </div>
  );
}

function whoseTurn({ phase, active }: View): Seat | null {
  if (phase.name === 'over') return null;
  return phase.name === 'naming' ? phase.owner : active;
}
