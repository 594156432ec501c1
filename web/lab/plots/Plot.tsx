import { createContext, type RefObject } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { useSize } from '../../board/use-size.ts';
import { useSettings } from '../../settings/settings.ts';
import { patiently } from '../../ui/patience.ts';
import { useMedia } from '../../ui/use-media.ts';
import { heightOf, type PlotSpec } from './spec.ts';

type Draw = typeof import('./draw.ts').draw;

/** Whether more is still to come: then only what is in sight is drawn anew, else all of it, for a picture. */
export const Growing = createContext(false);

interface PlotProps {
  spec: PlotSpec;
  title: string; // over it in a picture
  label: string; // what it shows, in words: the numbers stand in a table
}

/** An image of what the table beside it says. */
export function Plot({ spec, title, label }: PlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const { width } = useSize(place);
  const { language, theme } = useSettings();
  const isNight = useMedia('(prefers-color-scheme: dark)');
  const draw = useDraw();
  const isGrowing = useContext(Growing);
  const inSight = useInSight(place);
  const isWanted = inSight || !isGrowing;
  const height = heightOf(spec);
  // biome-ignore lint/correctness/useExhaustiveDependencies: theme and night change the colours it reads from the page
  useEffect(() => {
    if (!place.current || !draw || width === 0 || !isWanted) return;
    const plot = draw(place.current, { width, height, language }, spec);
    return () => plot.destroy();
  }, [draw, isWanted, spec, width, height, language, theme, isNight]);
  return (
    <div className="lab-plot" role="img" aria-label={label} data-title={title}>
      <div ref={place} style={{ height }} />
    </div>
  );
}

function useInSight(place: RefObject<HTMLElement | null>): boolean {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(seen => setInSight(seen.some(one => one.isIntersecting)));
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place]);
  return inSight;
}

function useDraw(): Draw | null {
  const [draw, setDraw] = useState<Draw | null>(null);
  useEffect(() => {
    let wanted = true;
    patiently(() => import('./draw.ts')).then(part => wanted && setDraw(() => part.draw));
    return () => {
      wanted = false;
    };
  }, []);
  return draw;
}
