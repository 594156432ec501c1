import { ANGLER_LEVEL, contentOf } from '@fathoms/games/dive/parts.ts';
import type { OctopusSpot, View } from '@fathoms/games/dive/types.ts';
import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { useRef } from 'preact/hooks';
import type { BoardProps } from '../../../board/screen.ts';
import { Art } from '../../../ui/pieces.tsx';
import { useWords } from '../../../words/words.ts';
import { type Look, lampNudged, litAt, nudged } from '../model/look.ts';
import { CardFace } from '../pieces/CardFace.tsx';
import { WORDS } from '../words/table.ts';
import { Echoes } from './Echoes.tsx';
import { onLookKey, useHands } from './use-hands.ts';
import type { Looking } from './use-look.ts';
import { Water } from './Water.tsx';

/** Where the Giant Octopus would go. */
export interface Placing {
  readonly spot: OctopusSpot;
  readonly move: (spot: OctopusSpot) => void;
}

interface StackProps extends Pick<BoardProps, 'pictures' | 'picture'> {
  readonly view: View;
  readonly looking: Looking;
  readonly placing: Placing | null;
}

/** The stack of see-through cards in its frame: the heart of the game. */
export const Stack = memo(function Stack({ view, looking, placing, pictures, picture }: StackProps) {
  const words = useWords(WORDS);
  const id = pictures.stack;
  return (
    <div className="frame" data-judged>
      {view.sonar ? (
        <Echoes echoes={view.sonar} />
      ) : view.cards === 0 ? (
        <p className="bare">{words.stack.bare}</p>
      ) : id ? (
        <Pane key={id} {...{ id, looking, placing, picture }} />
      ) : (
        <Depths stack={view.stack} />
      )}
      <p className="cnt num" data-about="stack:way">
        {view.cards}
        <small>{words.stack.cards(view.cards)}</small>
      </p>
    </div>
  );
});

/** Where no picture is kept, as in a replay: for eyes that may know, what really lies there. */
function Depths({ stack }: Pick<View, 'stack'>) {
  const words = useWords(WORDS);
  if (!stack) return <p className="bare">{words.stack.unkept}</p>;
  return (
    <ol className="depths" aria-label={words.stack.depths}>
      {stack.slice(0, ANGLER_LEVEL).map((lying, i) => (
        <li key={lying.card}>
          <CardFace content={contentOf(lying)} url={null} />
          <b className="num" aria-hidden="true">
            {i + 1}
          </b>
        </li>
      ))}
    </ol>
  );
}

interface PaneProps extends Pick<BoardProps, 'picture'> {
  readonly id: string;
  readonly looking: Looking;
  readonly placing: Placing | null;
  readonly children?: ComponentChildren; // lies on the picture
}

/** The picture, to be tilted, lit, turned and zoomed. */
export function Pane({ id, looking, placing, picture, children }: PaneProps) {
  const words = useWords(WORDS);
  const pane = useRef<HTMLDivElement>(null);
  const { change } = looking;
  const look = placing ? { ...looking.look, zoom: 1, panX: 0, panY: 0, turn: 0 } : looking.look;
  const lit = look.lamp.mode !== 'off';
  const point = placing
    ? (x: number, y: number) =>
        placing.move({ ...placing.spot, x: Math.round(x * 100), y: Math.round(y * 100) })
    : lit
      ? (x: number, y: number) => change(old => litAt(old, x, y))
      : null;
  useHands(pane, { look, change, point, carries: placing !== null });
  const arrow = (old: Look, dx: number, dy: number): Look => {
    if (!placing) return lit ? lampNudged(old, dx, dy) : nudged(old, dx, dy);
    placing.move(shifted(placing.spot, dx * 4, dy * 4));
    return old;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no element of the page is a thing to look into
    <div
      ref={pane}
      className="pane"
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys tilt what is looked at
      tabIndex={0}
      aria-label={placing ? words.octopus.place : lit ? words.stack.labelLit : words.stack.label}
      onKeyDown={event => onLookKey(event, looking, arrow)}
    >
      <Water {...{ id, look, picture }} settling={words.stack.settles} />
      {!placing && lit && <LampMark look={look} />}
      {children}
      {placing && (
        <Art
          id="dive-octopus"
          className="placed"
          style={{
            left: `${placing.spot.x}%`,
            top: `${placing.spot.y}%`,
            rotate: `${placing.spot.turn * 45}deg`,
          }}
        />
      )}
    </div>
  );
}

const shifted = (spot: OctopusSpot, dx: number, dy: number): OctopusSpot => ({
  ...spot,
  x: Math.max(0, Math.min(100, spot.x + dx)),
  y: Math.max(0, Math.min(100, spot.y + dy)),
});

/** Where the light is held: a ring over the picture, or a beam at its edge. */
function LampMark({ look }: { readonly look: Look }) {
  const { lamp, turn, zoom, panX, panY } = look;
  const inner = {
    transform: `translate(${panX * 100}%, ${panY * 100}%) scale(${zoom}) rotate(${turn * 90}deg)`,
  };
  return (
    <div className="lampmark" style={inner} aria-hidden="true">
      {lamp.mode === 'side' ? (
        <i className="beam" style={{ rotate: `${lamp.side * 45}deg` }} />
      ) : (
        <i className="ring" style={{ left: `${lamp.x * 20 + 10}%`, top: `${lamp.y * 20 + 10}%` }} />
      )}
    </div>
  );
}
