import { useSyncExternalStore } from 'preact/compat';
import { useCallback } from 'preact/hooks';
import type { BoardProps } from '../board/screen.ts';
import type { Gallery } from './gallery.ts';

/** How a board gets at its pictures. Another function whenever one has come, so that the board looks again. */
export function usePictures(gallery: Gallery): BoardProps['picture'] {
  const version = useSyncExternalStore(gallery.subscribe, gallery.version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers change with the version
  return useCallback((id, frame) => gallery.get(id, frame), [gallery, version]);
}
