import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { enlarged } from '../../../board/within.ts';
import { startWorker } from '../../../ui/patience.ts';

const ENOUGH = 900; // pixels of the screen a picture of 640 is good for
const SLOW_MS = 1500; // a device that takes longer is left alone

let hired: Promise<Worker> | null = null;
let isSlow = false;
const hire = () =>
  startWorker(() => new Worker(new URL('./finer-worker.ts', import.meta.url), { type: 'module' }));

const canMake = (): boolean => typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';

/**
 * The address of a finer picture, once the plain one is seen larger on the screen than its pixels; let go with the
 * image it is for, so there are never more of them than images hang.
 */
export function useFiner(
  hung: RefObject<HTMLImageElement | null>,
  isSeen: boolean,
  zoom: number,
): string | null {
  const [made, setMade] = useState<string | null>(null);
  const kept = useRef<string | null>(null); // as made, also before it is drawn
  useEffect(() => {
    const image = hung.current;
    if (!image || !isSeen || made !== null || isSlow || !canMake()) return;
    if (image.clientWidth * enlarged(image) * zoom * devicePixelRatio <= ENOUGH) return;
    let isWanted = true;
    void make(image, () => isWanted).then(picture => {
      if (!isWanted || !picture) return;
      kept.current = URL.createObjectURL(picture);
      setMade(kept.current);
    });
    return () => {
      isWanted = false;
    };
  }, [hung, isSeen, zoom, made]);
  useEffect(
    () => () => {
      if (kept.current !== null) URL.revokeObjectURL(kept.current);
    },
    [],
  );
  return made;
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other; null = it could not be made, or nobody looks any more. */
function make(image: HTMLImageElement, isWanted: () => boolean): Promise<Blob | null> {
  const making = last.then(async () => {
    if (!isWanted()) return null;
    const pixels = await createImageBitmap(image).catch(() => null); // null = taken down meanwhile
    if (pixels === null) return null;
    hired ??= hire();
    const worker = await hired;
    const started = performance.now();
    const finer = await new Promise<Blob | null>(resolve => {
      worker.onmessage = ({ data }: MessageEvent<Blob>) => resolve(data);
      worker.onerror = () => resolve(null);
      worker.postMessage(pixels, [pixels]);
    });
    isSlow = performance.now() - started > SLOW_MS;
    return finer;
  });
  last = making;
  return making;
}
