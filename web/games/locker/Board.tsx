import './locker.css';
import type { CardId } from '@fathoms/games/locker/parts.ts';
import type { View } from '@fathoms/games/locker/types.ts';
import { useMemo, useRef } from 'preact/hooks';
import { useAbout } from '../../board/about.tsx';
import type { BoardProps } from '../../board/screen.ts';
import { seatOrder } from '../../board/seats.ts';
import { Still } from '../../board/still.tsx';
import { Travellers } from '../../board/Travellers.tsx';
import { useCarrying } from '../../board/use-carrying.ts';
import { useToldView } from '../../board/use-director.ts';
import { useStage } from '../../board/use-stage.ts';
import { About } from './About.tsx';
import { Aim } from './Aim.tsx';
import { Ask } from './Ask.tsx';
import { lastPlaced } from './beats.ts';
import { Chooser } from './Chooser.tsx';
import { Dealt } from './Dealt.tsx';
import { Deck } from './Deck.tsx';
import { Deep } from './Deep.tsx';
import type { CardForecast } from './forecast.ts';
import { Holds } from './Holds.tsx';
import { Line } from './Line.tsx';
import { LootCard } from './LootCard.tsx';
import { Odds } from './Odds.tsx';
import { Scenery } from './Scenery.tsx';
import { useRoom } from './use-room.ts';
import { useTouch } from './use-touch.ts';

/** Holds afloat on top, the deck in the water, the line on the sand, the Locker below. */
export function Board(props: BoardProps<View>) {
  const { view, faces, fresh, aids, pace } = props;
  const root = useRef<HTMLDivElement>(null);
  const water = useRef<HTMLDivElement>(null);
  const afloat = useRef<HTMLDivElement>(null);
  const { board, slim, holds, classes } = useRoom(root, afloat, faces.length);
  const telling = useToldView(props.telling, view);
  const stage = useStage<CardId>(root, telling);
  const touch = useTouch(props, telling.skip);
  const { asked, close } = useAbout(root, view);
  useCarrying(root, (action, _line, key, at) => {
    stage.moved(key, at);
    touch.take(action);
  });

  const order = useMemo(() => seatOrder(faces), [faces]);
  const caption = useMemo(() => (aids && !telling.script ? lastPlaced(fresh) : null), [aids, fresh, telling]);
  const chosen = touch.chosen === null ? null : (touch.forecasts.get(touch.chosen) ?? null);
  const odds = (
    <Still>
      <Chances {...props} chosen={chosen} />
    </Still>
  );
  return (
    <>
      <Scenery board={board} water={water} slim={slim} />
      <div ref={root} className={`locker ${classes}`}>
        <Holds
          {...{ afloat, view, faces, order, touch }}
          counts={telling.counts}
          before={telling.before}
          layout={holds}
        />
        <div ref={water} className="water">
          <Deck
            {...{ view, touch }}
            left={telling.counts.deck}
            peek={telling.before.peek}
            active={faces[telling.before.active]}
          />
          {slim && <div className="oddswrap">{odds}</div>}
          <Line view={view} told={telling.counts} caption={caption} trial={chosen?.places ?? null} />
        </div>
        <Deep calm={telling.counts}>{!slim && odds}</Deep>
        {!telling.script && <Chooser {...{ view, faces, order, touch, slim }} />}
        <Ask {...props} touch={touch} />
        <Aim {...{ root, view, telling }} chosen={touch.chosen} />
        <Travellers stage={stage} pace={pace} face={face} />
        <Dealt {...props} />
        {asked && <About {...{ asked, view, faces, close }} room={board} explain={props.explain} />}
      </div>
    </>
  );
}

const face = (id: CardId, width: number) => (
  <LootCard id={id} size={width <= 72 ? 'sm' : 'md'} width={width} silent />
);

interface ChancesProps extends BoardProps<View> {
  readonly chosen: CardForecast | null;
}

/** The odds, where they are wanted and mean something. */
function Chances({ view, seat, faces, history, aids, chosen }: ChancesProps) {
  const active = faces[view.active];
  const { name } = view.phase;
  if (!aids || !active || name === 'over' || name === 'naming' || view.deck === 0) return null;
  return <Odds {...{ view, history, seat, active, chosen }} />;
}
