// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UP } from '../../../ui/patience.ts';
import { Water } from '../look/Water.tsx';
import { STRAIGHT } from '../model/look.ts';

/** Answers every picture with a finer one. */
class Finer {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    queueMicrotask(() => this.onmessage?.({ data: UP }));
  }
  postMessage(): void {
    queueMicrotask(() => this.onmessage?.({ data: new Blob(['finer']) }));
  }
}

const alive = new Set<string>();
let enlargedBy = 1; // what a large screen does to a page

beforeEach(() => {
  alive.clear();
  let count = 0;
  vi.stubGlobal('Worker', Finer);
  vi.stubGlobal('OffscreenCanvas', class {});
  vi.stubGlobal('createImageBitmap', async () => ({}));
  vi.spyOn(HTMLImageElement.prototype, 'clientWidth', 'get').mockImplementation(() => 656);
  Object.defineProperty(HTMLImageElement.prototype, 'currentCSSZoom', {
    get: () => enlargedBy,
    configurable: true,
  });
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const address = `blob:finer-${++count}`;
    alive.add(address);
    return address;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(address => void alive.delete(address));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const lit = (x: number) => (
  <Water
    id="stack"
    look={{ ...STRAIGHT, lamp: { mode: 'above', x, y: 0, side: 0 } }}
    picture={(id, frame) => `/${id}/${frame}`}
    settling=""
  />
);
const onTop = (): HTMLImageElement => document.querySelector('img.on') ?? expect.fail('nothing to see');
/** The plain picture under the light has come. */
const comes = (x: number) =>
  document.querySelector(`img[src="/stack/above-${x}-0"]`)?.dispatchEvent(new Event('load'));

test('a picture that a large screen enlarges is made finer, and let go when it is taken down', async () => {
  enlargedBy = 1.15; // 754 pixels: left as it is, or its finer one would be the first
  const { rerender, unmount } = render(lit(0));
  comes(0);
  await waitFor(() => expect(onTop().src).toContain('/stack/above-0-0'));
  rerender(lit(0)); // effects wait for the next drawing
  enlargedBy = 1.6; // 1050
  for (let x = 1; x < 5; x++) {
    rerender(lit(x));
    comes(x);
    await waitFor(() => expect(onTop().src).toBe(`blob:finer-${x}`));
  }
  expect([...alive]).toEqual(['blob:finer-4']);
  unmount();
  await waitFor(() => expect(alive.size).toBe(0));
});
