import { useSyncExternalStore } from 'preact/compat';
import { useCallback } from 'preact/hooks';
import type { BoardProps } from '../board/screen.ts';
import type { PictureLoader } from './picture-loader.ts';

/** How a board gets at its pictures. Another function whenever one has come, so that the board looks again. */
export function usePictures(pictures: PictureLoader): BoardProps['picture'] {
  const version = useSyncExternalStore(pictures.subscribe, pictures.version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers change with the version
  return useCallback((id, frame) => pictures.get(id, frame), [pictures, version]);
}
