import type { View } from '@fathoms/games/scuba/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import { useState } from 'preact/hooks';
import type { Face } from '../../../board/screen.ts';
import { Sheet } from '../../../ui/controls.tsx';
import { Art, Icon } from '../../../ui/pieces.tsx';
import { useWords } from '../../../words/words.ts';
import { animalArt } from '../parts/art.ts';
import { cardOf } from '../parts/currents.ts';
import { WORDS } from '../words/table.ts';
import { Album } from './Album.tsx';
import { Arrows, CurrentPanel } from './Current.tsx';
import { DiveLine, DivePanel } from './Dive.tsx';
import type { Outlook } from './outlook.ts';

interface PanelProps {
  readonly view: View;
  readonly faces: readonly Face[];
  readonly own: Seat;
  readonly outlook: Outlook | null;
  readonly low: boolean;
}

export function Side(props: PanelProps & { readonly album: boolean }) {
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

export function OwnAlbum({ view, faces, own }: PanelProps) {
  const words = useWords(WORDS);
  const face = faces[own];
  const diver = view.divers[own];
  return face && diver ? <Album diver={diver} title={words.album.title(face)} /> : null;
}

/** A phone's first line: air and when to turn back; the rest of the panels is a tap away. */
export function Mini(props: PanelProps) {
  const words = useWords(WORDS);
  const [open, setOpen] = useState(false);
  const diver = props.view.divers[props.own];
  if (!diver) return null;
  return (
    <>
      <button type="button" className="mini panel" data-about="air:" onClick={() => setOpen(true)}>
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
export function Seen({ view, own }: PanelProps) {
  const words = useWords(WORDS);
  const diver = view.divers[own];
  if (!diver) return null;
  return (
    <p className="seen panel" data-about="album:">
      <b>{words.board.animals(diver.count)}</b>
      {diver.cards?.slice(-6).map(species => (
        <Art key={species} id={animalArt(species)} />
      ))}
    </p>
  );
}

/** A phone's current: which way divers go. */
export function Drift({ view }: { readonly view: View }) {
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
