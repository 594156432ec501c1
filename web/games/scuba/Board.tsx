import './scuba.css';
import type { View } from '@fathoms/games/scuba/types.ts';
import type { CSSProperties } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { useAbout } from '../../board/about.tsx';
import type { BoardProps } from '../../board/screen.ts';
import { seatOrder } from '../../board/seats.ts';
import { useToldView } from '../../board/use-director.ts';
import { isMeasured, useSize } from '../../board/use-size.ts';
import { useLying } from '../../ui/use-media.ts';
import { About } from './About.tsx';
import { Ask } from './Ask.tsx';
import { outlookOf } from './panels/outlook.ts';
import { Drift, Mini, OwnAlbum, Seen, Side } from './panels/Panels.tsx';
import { Roster } from './panels/Roster.tsx';
import { showOf } from './reef/choreography.ts';
import { modeOf, reefHeight, reefLayout } from './reef/layout.ts';
import { Reef } from './reef/Reef.tsx';
import { useBefore } from './reef/use-before.ts';
import { useBetween } from './reef/use-between.ts';
import { useFollow } from './reef/use-follow.ts';
import { useSteady } from './reef/use-steady.ts';
import { Scenery } from './Scenery.tsx';
import { type Touch, useTouch } from './touch/use-touch.ts';

const LOW = { slim: 700, two: 790, three: 790 }; // a window with little height

/** Boat and surface on top, the reef below; the dive computer beside it, or above it on a phone. */
export function Board(props: BoardProps<View>) {
  const { faces, fresh, history, aids, pace } = props;
  const telling = useToldView(props.telling, props.view);
  const { view, told } = useBetween(telling, props.view, fresh);
  const root = useRef<HTMLDivElement>(null);
  const sea = useRef<HTMLDivElement>(null);
  const board = useSize(root);
  const room = useSize(sea, board);
  const lying = useLying();
  const mode = lying ? 'slim' : modeOf(board.width);
  const slim = mode === 'slim';
  const [first, last] = view.columns;
  const low = board.height < LOW[mode];
  const touch = useTouch(telling.script ? { ...props, toAct: [] } : props);
  const touched = useMemo(() => withAids(touch, aids), [touch, aids]);
  const steady = useSteady(room.height, board.height, touch.chosen !== null);
  const height = lying ? board.height : reefHeight(steady, board.height, slim, low);
  const tight = lying || (slim && low);
  const layout = useMemo(
    () => reefLayout(room.width, height, [first, last], slim, tight),
    [room.width, height, first, last, slim, tight],
  );
  const show = useMemo(() => showOf(told), [told]);
  const before = useBefore(view);
  const { asked, close } = useAbout(root, view);
  useFollow(sea, view, layout);

  const order = useMemo(() => seatOrder(faces), [faces]);
  const settled = telling.before; // what lies between is told, not reckoned with
  const own = props.seat ?? view.active;
  const outlook = useMemo(
    () => (aids ? outlookOf(settled, own, history) : null),
    [aids, settled, own, history],
  );
  const panels = { view, faces, own, outlook, low };
  const roster = <Roster view={view} faces={faces} order={order} />;
  // built from the outside in: what is measured is there before what must fit into it, all before the first paint
  return (
    <>
      {isMeasured(room) && <Scenery {...{ board, sea, layout, slim }} top={room.top} />}
      <div
        ref={root}
        className={`scuba ${mode} ${lying ? 'lying' : low ? 'low' : ''}`}
        style={{ '--pace': pace } as CSSProperties}
      >
        {isMeasured(board) && (
          <>
            {slim ? <Mini {...panels} /> : <Side {...panels} album={mode === 'two'} />}
            <div className="mid">
              {mode === 'two' && roster}
              <div ref={sea} className="sea-room">
                {isMeasured(room) && (
                  <Reef
                    {...{ view, before, show, faces, layout, slim }}
                    touch={touched}
                    beat={`${history.length}-${telling.landed}`}
                  />
                )}
              </div>
              {slim && (
                <div className="strip">
                  {roster}
                  <Drift view={view} />
                </div>
              )}
              {slim && !lying && !touch.mine && <Seen {...panels} />}
            </div>
            {mode === 'three' && (
              <div className="rside">
                {roster}
                <OwnAlbum {...panels} />
              </div>
            )}
            <Ask {...props} touch={touch} slim={slim} />
          </>
        )}
        {asked && <About {...{ asked, view, faces, close }} room={board} explain={props.explain} />}
      </div>
    </>
  );
}

/** Without aids one sees the next steps, not what they lead to. */
const withAids = (touch: Touch, aids: boolean): Touch => (aids ? touch : { ...touch, reach: new Map() });
