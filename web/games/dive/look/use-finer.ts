import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { startWorker } from '../../../ui/patience.ts';

const ENOUGH = 900; // pixels of the screen a picture of 640 is good for
const SLOW_MS = 1500; // a device that takes longer is left alone

let hired: Promise<Worker> | null = null;
let isSlow = false;
const hire = () =>
  startWorker(() => new Worker(new URL('./finer-worker.ts', import.meta.url), { type: 'module' }));

const canMake = (): boolean => typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';

/**
 * Addresses of finer pictures, by that of the plain one: made once that one is shown, one at a time, where it is
 * larger on the screen than its pixels.
 */
export function useFiner(
  shown: string | null,
  zoom: number,
  pane: RefObject<HTMLElement | null>,
): ReadonlyMap<string, string> {
  const [made, setMade] = useState<ReadonlyMap<string, string>>(new Map());
  const hung = useRef<string[]>([]);
  useEffect(() => {
    const width = (pane.current?.clientWidth ?? 0) * zoom * devicePixelRatio;
    const image = pane.current?.querySelector<HTMLImageElement>('img.on');
    if (shown === null || !image || width <= ENOUGH || made.has(shown) || isSlow || !canMake()) return;
    let isWanted = true;
    void make(image).then(picture => {
      if (!isWanted || !picture) return;
      const address = URL.createObjectURL(picture);
      hung.current.push(address);
      setMade(old => new Map([...old, [shown, address]]));
    });
    return () => {
      isWanted = false;
    };
  }, [shown, zoom, made, pane]);
  useEffect(() => () => hung.current.forEach(URL.revokeObjectURL), []);
  return made;
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other; null = it could not be made. */
function make(image: HTMLImageElement): Promise<Blob | null> {
  const making = last.then(async () => {
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
