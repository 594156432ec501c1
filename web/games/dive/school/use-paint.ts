import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../../../board/screen.ts';
import { after } from '../../../session/browser.ts';
import { type LocalPainter, openPaint } from '../../../session/local-paint.ts';
import { addresses, openPictureLoader, type PictureLoader } from '../../../session/picture-loader.ts';
import { usePictures } from '../../../session/use-pictures.ts';

export const GAME = 'dive';

/** The browser's own painter, and what it has painted. */
export interface Studio {
  readonly painter: LocalPainter;
  readonly loader: PictureLoader;
  readonly show: (scenes: ReadonlyMap<string, unknown>) => void; // what may be asked for from now on, by name
}

export function openStudio(painter: LocalPainter = openPaint()): Studio {
  let scenes: ReadonlyMap<string, unknown> = new Map();
  const fetch = async (id: string, frame: string): Promise<Blob | 'gone'> =>
    scenes.has(id)
      ? painter.draw({ game: GAME, picture: { id, scene: scenes.get(id) }, frame })
      : ('gone' as const);
  return {
    painter,
    loader: openPictureLoader({ ...addresses, fetch, after }),
    show(shown) {
      scenes = shown;
    },
  };
}

/** Open as long as the page is. */
export function useStudio(open: () => Studio): { readonly studio: Studio; picture: BoardProps['picture'] } {
  const [studio] = useState(open);
  useEffect(
    () => () => {
      studio.loader.close();
      studio.painter.close();
    },
    [studio],
  );
  return { studio, picture: usePictures(studio.loader) };
}
