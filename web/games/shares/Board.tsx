import './shares.css';
import type { CardId, CompanyId } from '@fathoms/games/shares/parts.ts';
import type { Event, View } from '@fathoms/games/shares/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import type { ComponentChildren, CSSProperties } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { useAbout } from '../../board/about.tsx';
import { eventsIn } from '../../board/news.ts';
import type { BoardProps } from '../../board/screen.ts';
import { seatOrder } from '../../board/seats.ts';
import { Travellers } from '../../board/Travellers.tsx';
import { useCarrying } from '../../board/use-carrying.ts';
import { useToldView } from '../../board/use-director.ts';
import { useSize } from '../../board/use-size.ts';
import { useStage } from '../../board/use-stage.ts';
import { CardBack } from '../../ui/pieces.tsx';
import { useLying, useMedia } from '../../ui/use-media.ts';
import { About } from './About.tsx';
import { isBack, type Traveller } from './beats.ts';
import { toldSoFar } from './between.ts';
import { Columns } from './pieces/Columns.tsx';
import { Draft } from './pieces/Draft.tsx';
import { DsCard } from './pieces/DsCard.tsx';
import { Final } from './pieces/Final.tsx';
import { Hand } from './pieces/Hand.tsx';
import { Piles } from './pieces/Piles.tsx';
import { Portfolios } from './pieces/Portfolios.tsx';
import { Scenery } from './pieces/Scenery.tsx';
import { SortButton } from './pieces/SortButton.tsx';
import { Ask } from './prompt/Ask.tsx';
import type { Order } from './turn/cards.ts';
import { type Touch, useTouch } from './turn/use-touch.ts';

const WIDE = '(min-width: 861px)'; // room for the portfolios beside the lines
const SNUG = '(max-width: 1180px)'; // but not for whole names on the buoys

/** Companies afloat, their lines hanging into the deep, one's hand below, portfolios beside. */
export function Board(props: BoardProps<View>) {
  const { view, seat, faces, history, pace } = props;
  const root = useRef<HTMLDivElement>(null);
  const board = useSize(root);
  const lying = useLying();
  const slim = !useMedia(WIDE) || lying;
  const snug = useMedia(SNUG) && !slim;
  const telling = useToldView(props.telling, view);
  const stage = useStage<Traveller>(root, telling);
  const touch = useTouch(props, telling.skip);
  const { asked, close } = useAbout(root, view);
  useCarrying(
    root,
    (card, onto) => touch.drop(card as CardId, onto as CompanyId),
    card => touch.lift(card as CardId),
  );
  const [order, setOrder] = useState<Order>('number');
  const seats = useMemo(() => seatOrder(faces), [faces]);
  const calm = useMemo(() => {
    const { script, before, news, heard } = telling;
    return script ? toldSoFar(before, view, eventsIn<Event>(news).slice(heard)) : view;
  }, [telling, view]);
  const canSort = seat !== null && (view.hands[seat]?.count ?? 0) > 1;
  const sort = canSort ? <SortButton order={order} setOrder={setOrder} /> : null;
  const side = <Side {...{ view, calm, seat, faces, history, seats, touch, slim, sort }} />;
  const rows = `rows-${seats.length + (view.third ? 1 : 0)}`; // of portfolios
  const classes = ['shares', slim ? 'slim' : 'wide', rows, snug && 'snug', lying && 'lying'];
  return (
    <>
      <Scenery board={board} slim={slim} />
      <div ref={root} className={classes.filter(Boolean).join(' ')}>
        <div className="sound">
          <div className="waters">
            <Columns {...{ view, calm, seat, faces, touch, slim }} />
            {!telling.script && <Draft {...{ view, touch, slim }} />}
          </div>
          {slim && side}
          <Hand {...{ view, seat, touch, slim, order }} />
          <Ask {...props} touch={touch} />
        </div>
        {!slim && side}
        <Travellers stage={stage} pace={pace} face={face} />
        {asked && <About {...{ asked, view, faces, close }} room={board} explain={props.explain} />}
      </div>
    </>
  );
}

interface SideProps extends Pick<BoardProps<View>, 'view' | 'seat' | 'faces' | 'history'> {
  readonly calm: View; // before what is still moving
  readonly seats: readonly Seat[];
  readonly touch: Touch;
  readonly slim: boolean;
  readonly sort: ComponentChildren; // null = there is nothing to sort in one's hand
}

function Side({ view, calm, seat, faces, history, seats, touch, slim, sort }: SideProps) {
  return (
    <aside className="side">
      <Final view={view} faces={faces} history={history} />
      <Portfolios view={calm} seat={seat} faces={faces} order={seats} touch={touch} />
      <Piles view={calm} touch={touch} slim={slim}>
        {sort}
      </Piles>
    </aside>
  );
}

const face = (card: Traveller, width: number) =>
  isBack(card) ? (
    <CardBack className="plainback" style={{ '--w': `${width}px` } as CSSProperties} />
  ) : (
    <DsCard id={card} width={width} small={width <= 72} />
  );
