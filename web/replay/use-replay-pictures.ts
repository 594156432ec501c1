import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../board/screen.ts';
import type { Reader } from '../record/reader.ts';
import { after } from '../session/browser.ts';
import { addresses, openPictureLoader, type PictureLoader } from '../session/picture-loader.ts';
import { usePictures } from '../session/use-pictures.ts';

const EMPTY = openPictureLoader({ ...addresses, fetch: async () => 'gone', after });

/** The pictures of a replay, drawn in a worker of this browser. */
export function useReplayPictures(reader: Reader): BoardProps['picture'] {
  const [pictures, setGallery] = useState<PictureLoader>(EMPTY);
  useEffect(() => {
    const fetch = async (picture: string, frame: string) => (await reader.picture(picture, frame)) ?? 'gone';
    const opened = openPictureLoader({ ...addresses, fetch, after });
    setGallery(opened);
    return opened.close;
  }, [reader]);
  return usePictures(pictures);
}
