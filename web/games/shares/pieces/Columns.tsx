import { COMPANIES, type CompanyId } from '@fathoms/games/shares/parts.ts';
import type { View } from '@fathoms/games/shares/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import { useRef } from 'preact/hooks';
import type { Face } from '../../../board/screen.ts';
import { useWidth } from '../../../board/use-size.ts';
import { prospectFor } from '../turn/prospect.ts';
import type { Touch } from '../turn/use-touch.ts';
import { Buoy } from './Buoy.tsx';
import { Line } from './Line.tsx';
import { tickerPlace } from './layout.ts';
import { Ticker } from './Ticker.tsx';

interface ColumnsProps {
  readonly view: View;
  readonly calm: View; // prices and worths change when the card has landed
  readonly seat: Seat | null;
  readonly faces: readonly Face[];
  readonly touch: Touch;
  readonly slim: boolean;
}

/** The five companies side by side, each hanging down as deep as it is worth. */
export function Columns(props: ColumnsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const width = useWidth(ref);
  return (
    <div ref={ref} className="cos">
      {COMPANIES.map((id, i) => (
        <Column key={id} id={id} nth={i} room={width} {...props} />
      ))}
    </div>
  );
}

interface ColumnProps extends ColumnsProps {
  readonly id: CompanyId;
  readonly nth: number;
  readonly room: number; // width of all five
}

function Column({ id, nth, room, view, calm, seat, faces, touch, slim }: ColumnProps) {
  const prospect = touch.mine ? prospectFor(view, seat, touch.plan, id) : null;
  const { stack } = view.companies[id];
  const classes = ['co', `s-${id}`, prospect && 'may', prospect?.chosen && 'on'];
  return (
    <section className={classes.filter(Boolean).join(' ')} data-drop={id}>
      <Buoy id={id} company={calm.companies[id]} />
      <Line
        {...{ id, stack, prospect, slim }}
        told={calm.companies[id].stack}
        final={view.final}
        tap={touch.tapCompany}
        touch={prospect || touch.moves.options.some(({ subject }) => subject.at === 'stack') ? touch : null}
        ticker={
          prospect?.chosen && seat !== null
            ? below => (
                <Ticker
                  {...{ id, view, seat, faces, prospect }}
                  plan={touch.plan}
                  style={tickerPlace(nth, room, below, slim)}
                />
              )
            : null
        }
      />
    </section>
  );
}
