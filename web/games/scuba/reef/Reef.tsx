import type { Band } from '@fathoms/games/scuba/parts.ts';
import { parseSpace, ROWS, type SpaceId, surfacePoints } from '@fathoms/games/scuba/sea.ts';
import type { View } from '@fathoms/games/scuba/types.ts';
import type { CSSProperties } from 'preact';
import { memo } from 'preact/compat';
import { useMemo, useRef } from 'preact/hooks';
import type { Face } from '../../../board/screen.ts';
import { usePainted } from '../../../board/use-painted.ts';
import { Scene } from '../../../ui/pieces.tsx';
import { useWords } from '../../../words/words.ts';
import { useSteering } from '../touch/use-steering.ts';
import type { Touch } from '../touch/use-touch.ts';
import { WORDS } from '../words/table.ts';
import type { Show } from './choreography.ts';
import { Cloud, Diver } from './Diver.tsx';
import { placeOf, type ReefLayout } from './layout.ts';
import { Piece } from './Piece.tsx';
import { Spaces } from './Spaces.tsx';
import { type Scene as ReefScene, sceneOf, spacesOf } from './scene.ts';
import { TileBack, TileFace } from './Tile.tsx';
import { Water } from './Water.tsx';

interface ReefProps {
  readonly view: View;
  readonly before: View; // what was shown before: tiles that left are seen going
  readonly show: Show;
  readonly beat: string; // changes with every piece of news
  readonly faces: readonly Face[];
  readonly layout: ReefLayout;
  readonly touch: Touch;
  readonly slim: boolean;
}

/** Boat and surface on top, nine rows of water below. */
export function Reef(props: ReefProps) {
  const { view, show, faces, layout, touch, slim } = props;
  const words = useWords(WORDS);
  const reef = useRef<HTMLDivElement>(null);
  useSteering(reef, touch.mine ? touch : null);
  const scene = useMemo(() => sceneOf(view), [view]);
  const painted = usePainted(); // sea and boat are seen before a hundred tiles and spaces are built
  const style = {
    width: layout.width,
    height: layout.height,
    '--cw': `${layout.cw}px`,
    '--ch': `${layout.ch}px`,
    '--surface': `${layout.surface}px`,
    '--ruler': `${layout.ruler}px`,
  } as CSSProperties;
  return (
    <div ref={reef} className={`reef ${show.drifts ? 'drifts' : ''}`} style={style}>
      <Surface columns={view.columns} gone={view.stage === 'alone'} layout={layout} />
      <Ruler layout={layout} slim={slim} />
      {!slim && <p className="deeplab">{words.board.deep}</p>}
      {painted && <Pieces {...props} scene={scene} />}
      {painted && <Spaces {...{ view, scene, faces, layout, touch }} />}
    </div>
  );
}

/** What lies and swims in the water. */
function Pieces({ scene, ...props }: ReefProps & { readonly scene: ReefScene }) {
  const { view, show, beat, faces, layout } = props;
  const lies = new Set(scene.tiles.map(({ at }) => at)); // where an animal is
  return (
    <div className="pieces" aria-hidden="true">
      {scene.backs.map(({ key, at, band }) => (
        <Back key={key} {...{ at, band, layout }} />
      ))}
      {scene.tiles.map(({ key, at, index, count, shown }) => (
        <Piece
          key={key}
          place={placeOf(at, layout)}
          {...{ index, count }}
          className={`animal ${count > 1 ? 'crowd' : ''} ${show.turned.includes(shown.tile) ? 'turned' : ''} ${at.startsWith(`${ROWS}/`) ? 'sunk' : ''}`}
        >
          <TileFace shown={shown} faces={faces} />
        </Piece>
      ))}
      {scene.dust.map(({ key, at, index, count, seat }) => {
        const face = faces[seat];
        return (
          face && (
            <Piece key={key} place={placeOf(at, layout)} {...{ index, count }} kind="dust" className="dust">
              <Cloud face={face} />
            </Piece>
          )
        );
      })}
      <Water key={`w${beat}`} {...props} />
      {scene.divers.map(({ key, at, index, count, seat, diver }) => {
        const face = faces[seat];
        const active = view.active === seat && view.phase.name !== 'over';
        return (
          face && (
            <Piece
              key={key}
              place={placeOf(at, layout)}
              {...{ index, count }}
              kind="diver"
              front={active}
              judged={face.you}
              spot={`diver-${seat}`}
              className={`swimmer ${active ? 'on' : ''} ${count > 1 ? 'crowd' : ''} ${lies.has(at) ? 'aside' : ''}`}
            >
              <Diver diver={diver} face={face} active={active} />
            </Piece>
          )
        );
      })}
    </div>
  );
}

/** There are fifty of them at first, and nothing about one ever changes. */
const Back = memo(function Back({ at, band, layout }: BackProps) {
  return (
    <Piece place={placeOf(at, layout)}>
      <TileBack band={band} />
    </Piece>
  );
});

interface BackProps {
  readonly at: SpaceId;
  readonly band: Band;
  readonly layout: ReefLayout;
}

interface SurfaceProps {
  readonly columns: View['columns'];
  readonly gone: boolean; // the boat
  readonly layout: ReefLayout;
}

const Surface = memo(function Surface({ columns, gone, layout }: SurfaceProps) {
  const [surface = []] = spacesOf(columns);
  const boat = placeOf('boat', layout);
  return (
    <div className="surface" aria-hidden="true">
      {!gone && (
        <Scene
          id="scene-boat"
          className="boat"
          sizes={`${Math.round(boat.w)}px`}
          style={{ left: boat.x, width: boat.w }}
        />
      )}
      {surface.map(space => space !== 'boat' && <Penalty key={space} space={space} layout={layout} />)}
    </div>
  );
});

function Penalty({ space, layout }: { readonly space: SpaceId; readonly layout: ReefLayout }) {
  const { x, w } = placeOf(space, layout);
  const points = surfacePoints(parseSpace(space) ?? 0);
  return (
    <span
      className={`pen ${points > 0 ? 'bad' : ''}`}
      style={{ left: x, width: w }}
      data-about={`space:${space}`}
    >
      <b className="num">{points > 0 ? `−${points}` : 0}</b>
    </span>
  );
}

const Ruler = memo(function Ruler({ layout, slim }: Pick<ReefProps, 'layout' | 'slim'>) {
  const words = useWords(WORDS);
  const depths = slim ? [10, 20, 30, 40] : [10, 20, 30, 40, 45];
  return (
    <div className="ruler" aria-hidden="true" data-about="depth:">
      {depths.map(metres => {
        const bottom = layout.surface + layout.ch * Math.min(metres / 5, 8) + (metres > 40 ? layout.deep : 0);
        return (
          <span key={metres} style={{ top: bottom }}>
            {slim ? metres : words.board.metres(metres)}
          </span>
        );
      })}
    </div>
  );
});
