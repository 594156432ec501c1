import { BANDS, type CurrentId, DIVERS_SHIFT, type Shift } from '@fathoms/games/scuba/parts.ts';
import { Art, Icon, type SeatColour } from '../../../ui/pieces.tsx';
import { useWords } from '../../../words/words.ts';
import { bandClass, diverArt } from '../parts/art.ts';
import { cardOf, wayOf } from '../parts/currents.ts';
import { Waves } from '../reef/Tile.tsx';
import { WORDS } from '../words/table.ts';

/** As many arrows as spaces. */
export function Arrows({ shift }: { readonly shift: Shift | undefined }) {
  const words = useWords(WORDS);
  const moved = shift ? wayOf(shift) : null;
  if (!moved) return <b className="still">{words.current.still}</b>;
  return (
    <b role="img" aria-label={words.current.shift(moved.way, moved.spaces)}>
      {Array.from({ length: moved.spaces }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the arrows are all alike
        <Icon key={i} id="arrow" className={`to-${moved.way}`} />
      ))}
    </b>
  );
}

interface CurrentPanelProps {
  readonly open: CurrentId | null;
  readonly pile: number;
  readonly colour: SeatColour;
}

/** What the water does this turn. */
export function CurrentPanel({ open, pile, colour }: CurrentPanelProps) {
  const words = useWords(WORDS);
  if (open === null) {
    return (
      <section className="current panel" aria-label={words.current.label} data-about="current:">
        <header>
          <h2>{words.current.none}</h2>
        </header>
        <p>{words.current.noneDetail}</p>
      </section>
    );
  }
  const { kind, shifts, air } = cardOf(open);
  return (
    <section className="current panel" aria-label={words.current.label} data-about={`current:${open}`}>
      <header>
        <h2>{words.currents[kind]}</h2>
        {air > 0 ? (
          <span className="tag loss">{words.current.rip(air)}</span>
        ) : (
          <span className="tag">{words.current.left(pile)}</span>
        )}
      </header>
      <ul>
        {BANDS.map((band, i) => (
          <li key={band}>
            <i className={`sw ${bandClass(band)}`}>
              <Waves band={band} />
            </i>
            <span>{words.bands[band]}</span>
            <Arrows shift={shifts[i]} />
          </li>
        ))}
        <li className="dvr">
          <i className="sw">
            <Art id={diverArt(colour)} />
          </i>
          <span>{words.current.divers}</span>
          <Arrows shift={shifts[DIVERS_SHIFT]} />
        </li>
      </ul>
    </section>
  );
}
