import './scuba.css';
import type { View } from '@fathoms/games/scuba/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import type { CSSProperties } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { useAbout } from '../../board/about.tsx';
import type { BoardProps, Face } from '../../board/screen.ts';
import { seatOrder } from '../../board/seats.ts';
import { useSize } from '../../board/use-size.ts';
import { Sheet } from '../../ui/controls.tsx';
import { Art, Icon } from '../../ui/pieces.tsx';
import { useWords } from '../../words/words.ts';
import { About } from './About.tsx';
import { Album } from './Album.tsx';
import { Ask } from './Ask.tsx';
import { animalArt } from './art.ts';
import { Arrows, CurrentPanel, cardOf } from './Current.tsx';
import { showOf } from './choreography.ts';
import { DiveLine, DivePanel } from './Dive.tsx';
import { modeOf, reefHeight, reefLayout } from './layout.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { Reef } from './Reef.tsx';
import { Roster } from './Roster.tsx';
import { Scenery } from './Scenery.tsx';
import { Spotlight } from './Spotlight.tsx';
import { useBefore } from './use-before.ts';
import { useFollow } from './use-follow.ts';
import { useSteady } from './use-steady.ts';
import { useSteering } from './use-steering.ts';
import { useTouch } from './use-touch.ts';
import { WORDS } from './words/table.ts';

const LOW = { slim: 700, two: 790, three: 790 }; // a window with little height

/** Boat and surface on top, the reef below; the dive computer beside it, or above it on a phone. */
export function Board(props: BoardProps<View>) {
  const { view, faces, fresh, history, aids, pace } = props;
  const root = useRef<HTMLDivElement>(null);
  const sea = useRef<HTMLDivElement>(null);
  const reef = useRef<HTMLDivElement>(null);
  const board = useSize(root);
  const room = useSize(sea);
  const [scrolled, setScrolled] = useState(0);
  const mode = modeOf(board.width);
  const slim = mode === 'slim';
  const { columns } = view;
  const low = board.height < LOW[mode];
  const touch = useTouch(props);
  const steady = useSteady(room.height, board.height, touch.chosen !== null);
  const height = reefHeight(steady, board.height, slim, low);
  const layout = useMemo(
    () => reefLayout(room.width, height, columns, slim),
    [room.width, height, columns, slim],
  );
  const show = useMemo(() => showOf(fresh), [fresh]);
  const before = useBefore(view);
  useSteering(reef, touch.mine ? touch : null);
  const { asked, close } = useAbout(root, view);
  useFollow(sea, view, layout);

  const order = useMemo(() => seatOrder(faces), [faces]);
  const own = props.seat ?? view.active;
  const outlook = useMemo(() => (aids ? outlookOf(view, own, history) : null), [aids, view, own, history]);
  const panels = { view, faces, own, outlook, low };
  const roster = <Roster view={view} faces={faces} order={order} />;
  return (
    <>
      <Scenery board={board} top={room.top - scrolled} layout={layout} slim={slim} />
      <div
        ref={root}
        className={`scuba ${mode} ${low ? 'low' : ''} ${layout.height > room.height + 1 ? 'tall' : ''}`}
        style={{ '--pace': pace } as CSSProperties}
      >
        {slim ? <Mini {...panels} /> : <Side {...panels} album={mode === 'two'} />}
        <div className="mid">
          {mode === 'two' && roster}
          <div ref={sea} className="sea-room" onScroll={event => setScrolled(event.currentTarget.scrollTop)}>
            <Reef
              {...{ reef, view, before, show, faces, layout, slim }}
              touch={withAids(touch, aids)}
              beat={history.length}
            />
            {show.event && <Spotlight key={history.length} event={show.event} faces={faces} />}
          </div>
          {slim && (
            <div className="strip">
              {roster}
              <Drift view={view} />
            </div>
          )}
          {slim && !touch.mine && <Seen {...panels} />}
        </div>
        {mode === 'three' && (
          <aside className="rside">
            {roster}
            <OwnAlbum {...panels} />
          </aside>
        )}
        <Ask {...props} touch={touch} slim={slim} />
        {asked && <About {...{ asked, view, faces, close }} room={board} explain={props.explain} />}
      </div>
    </>
  );
}

/** Without aids one sees the next steps, not what they lead to. */
const withAids = (touch: ReturnType<typeof useTouch>, aids: boolean) =>
  aids ? touch : { ...touch, reach: new Map() };

interface PanelProps {
  readonly view: View;
  readonly faces: readonly Face[];
  readonly own: Seat;
  readonly outlook: Outlook | null;
  readonly low: boolean;
}

function Side(props: PanelProps & { readonly album: boolean }) {
  return (
    <aside className="lside">
      <Panels {...props} />
      {props.album && <OwnAlbum {...props} />}
    </aside>
  );
}

function Panels({ view, faces, own, outlook, low }: PanelProps) {
  const face = faces[own];
  const diver = view.divers[own];
  if (!face || !diver) return null;
  return (
    <>
      <DivePanel {...{ diver, face, outlook, low }} decompression={view.decompression} />
      <CurrentPanel open={view.open} pile={view.pile} colour={face.colour} />
    </>
  );
}

function OwnAlbum({ view, faces, own }: PanelProps) {
  const words = useWords(WORDS);
  const face = faces[own];
  const diver = view.divers[own];
  return face && diver ? <Album diver={diver} title={words.album.title(face)} /> : null;
}

/** A phone's first line: air and when to turn back; the rest of the panels is a tap away. */
function Mini(props: PanelProps) {
  const words = useWords(WORDS);
  const [open, setOpen] = useState(false);
  const diver = props.view.divers[props.own];
  if (!diver) return null;
  return (
    <>
      <button type="button" className="mini panel" onClick={() => setOpen(true)}>
        <DiveLine diver={diver} outlook={props.outlook} />
        <span className="count">
          <Icon id="log" />
          <b className="num">{diver.count}/18</b>
        </span>
        <span className="vh">{words.dive.open}</span>
      </button>
      {open && (
        <Sheet title={words.dive.label} className="scuba-sheet" onClose={() => setOpen(false)}>
          <Panels {...props} />
          <OwnAlbum {...props} />
        </Sheet>
      )}
    </>
  );
}

/** While others dive a phone shows what one has seen. */
function Seen({ view, own }: PanelProps) {
  const words = useWords(WORDS);
  const diver = view.divers[own];
  if (!diver) return null;
  return (
    <p className="seen panel">
      <b>{words.board.animals(diver.count)}</b>
      {diver.cards?.slice(-6).map(species => (
        <Art key={species} id={animalArt(species)} />
      ))}
    </p>
  );
}

/** A phone's current: which way divers go. */
function Drift({ view }: { readonly view: View }) {
  const words = useWords(WORDS);
  if (view.open === null) return null;
  const { shifts, air } = cardOf(view.open);
  return (
    <span className="drift" data-about={`current:${view.open}`}>
      <Arrows shift={shifts.at(-1)} />
      {air > 0 && <span className="vh">{words.current.rip(air)}</span>}
    </span>
  );
}
