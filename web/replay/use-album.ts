import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../board/screen.ts';
import { after } from '../table/browser.ts';
import { addresses, type Gallery, openGallery } from '../table/gallery.ts';
import { usePictures } from '../table/use-pictures.ts';
import type { Reader } from './reader.ts';

const EMPTY = openGallery({ ...addresses, fetch: async () => 'gone', after });

/** The pictures of a replay, drawn in a worker of this browser. */
export function useAlbum(reader: Reader): BoardProps['picture'] {
  const [gallery, setGallery] = useState<Gallery>(EMPTY);
  useEffect(() => {
    const fetch = async (picture: string, frame: string) => (await reader.picture(picture, frame)) ?? 'gone';
    const opened = openGallery({ ...addresses, fetch, after });
    setGallery(opened);
    return opened.close;
  }, [reader]);
  return usePictures(gallery);
}
