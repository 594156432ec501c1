import type { CSSProperties } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../../board/screen.ts';
import { ALL_TILTS, frameOf, type Look } from '../model/look.ts';
import { useFiner } from './use-finer.ts';

interface WaterProps extends Pick<BoardProps, 'picture'> {
  readonly id: string;
  readonly look: Look;
  readonly settling: string; // said while a picture is on its way
}

/**
 * The picture itself. All tilts lie on top of each other, so that another one is there at once; what was seen
 * stays until the next has arrived. No words for what is in it: seeing it is the game.
 */
export function Water({ id, look, picture, settling }: WaterProps) {
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null); // the address seen last
  const lit = look.lamp.mode !== 'off';
  const frames: readonly string[] = lit ? [...ALL_TILTS, frameOf(look)] : ALL_TILTS;
  const urls = frames.map(frame => picture(id, frame));
  const wanted = urls[frames.indexOf(frameOf(look))] ?? null;
  const isHere = wanted !== null && loaded.has(wanted);
  if (isHere && wanted !== last) setLast(wanted); // before anything is drawn
  const shown = isHere ? wanted : last;
  const layers = [...new Set([...urls, shown])].filter(url => url !== null);
  return (
    <div className={`water ${isHere ? '' : 'settling'}`} aria-busy={!isHere} style={styleOf(look)}>
      {layers.map(url => (
        <Hung
          key={url}
          url={url}
          isOn={url === shown}
          isHere={loaded.has(url)}
          zoom={look.zoom}
          came={() => setLoaded(old => new Set([...old, url]))}
        />
      ))}
      {!isHere && (
        <p className="settles">
          <i aria-hidden="true" />
          {settling}
        </p>
      )}
    </div>
  );
}

interface HungProps {
  readonly url: string;
  readonly isOn: boolean;
  readonly isHere: boolean;
  readonly zoom: number;
  readonly came: () => void;
}

/** One of the pictures that lie on top of each other. */
function Hung({ url, isOn, isHere, zoom, came }: HungProps) {
  const image = useRef<HTMLImageElement>(null);
  const finer = useFiner(image, isOn && isHere, zoom);
  return (
    <img
      ref={image}
      src={finer ?? url} // what was there stays until the finer one has come
      alt=""
      draggable={false}
      className={isOn ? 'on' : ''}
      onLoad={came}
    />
  );
}

const styleOf = ({ zoom, panX, panY, turn, contrast }: Look): CSSProperties => ({
  transform: `translate(${panX * 100}%, ${panY * 100}%) scale(${zoom}) rotate(${turn * 90}deg)`,
  filter: contrast === 100 ? undefined : `contrast(${contrast}%)`,
});
