/** Pictures fetched from where the table is hosted, under addresses an <img> understands. */

/** What a node answers; `later`: it is busy or out of reach, `gone`: there is nothing to see under that id. */
export type FetchedPicture = Blob | 'later' | 'gone';

export interface PictureLoader {
  readonly get: (id: string, frame: string) => string | null; // fetched on the first call; null = not here yet
  readonly version: () => number; // grows when something has come
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
}

/** The outside world, injected so that tests need no browser. */
export interface PictureLoaderPorts {
  readonly fetch: (id: string, frame: string) => Promise<FetchedPicture>;
  readonly hang: (picture: Blob) => string; // gives it an address
  readonly takeDown: (address: string) => void;
  readonly after: (ms: number, run: () => void) => () => void;
}

/** How a browser gives pictures an address while they are looked at. */
export const addresses = {
  hang: (picture: Blob): string => URL.createObjectURL(picture),
  takeDown: (address: string): void => URL.revokeObjectURL(address),
};

const MOST = 160; // pictures kept: a few rounds of them
const LATER = 2100; // milliseconds

export function openPictureLoader({ fetch, hang, takeDown, after }: PictureLoaderPorts): PictureLoader {
  const listeners = new Set<() => void>();
  const hung = new Map<string, string | null>(); // address by key, the one looked at last at the end
  const waits = new Set<() => void>();
  let version = 0;

  const change = (): void => {
    version++;
    for (const listener of listeners) listener();
  };

  const drop = (key: string): void => {
    const address = hung.get(key);
    hung.delete(key);
    if (address) takeDown(address);
  };

  /** Whoever still wants it asks again when they hear of the change. */
  const tryLater = (key: string): void => {
    const callOff = after(LATER, () => {
      waits.delete(callOff);
      drop(key);
      change();
    });
    waits.add(callOff);
  };

  const come = (key: string, fetched: FetchedPicture): void => {
    if (!hung.has(key) || fetched === 'gone') return; // taken down meanwhile, or never there
    if (fetched === 'later') {
      tryLater(key);
      return;
    }
    hung.set(key, hang(fetched));
    change();
  };

  const ask = (key: string, id: string, frame: string): void => {
    hung.set(key, null);
    for (const oldest of hung.keys()) if (hung.size > MOST) drop(oldest);
    fetch(id, frame).then(
      fetched => come(key, fetched),
      () => come(key, 'later'), // offline
    );
  };

  return {
    get(id, frame) {
      const key = `${id}/${frame}`;
      const address = hung.get(key);
      if (address === undefined) ask(key, id, frame);
      else {
        hung.delete(key);
        hung.set(key, address);
      }
      return address ?? null;
    },
    version: () => version,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      for (const callOff of waits) callOff();
      for (const key of [...hung.keys()]) drop(key);
    },
  };
}
